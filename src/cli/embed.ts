import { relative, resolve } from 'node:path';
import { buildEmbed } from '../site/build-embed.tsx';
import { clientFolder } from '../site/engine-files.ts';
import { command } from './command.ts';
import { siteSettings, strictOption } from './site-options.ts';
import { say, warn } from './say.ts';

export const { help, main } = command(
  {
    takes: '[file]',
    about:
      'Writes a folder with the assistant, for pages that exist already, and says which tag brings it there.',
    options: {
      out: {
        type: 'string',
        short: 'o',
        default: 'talking-cv',
        value: 'FOLDER',
        says: 'where the folder is written; the files of an earlier one there are replaced, and no others',
      },
      base: {
        type: 'string',
        default: '/talking-cv/',
        value: 'PATH',
        says: 'the path of the URL that the folder will have',
      },
      ...strictOption,
    },
    examples: [
      ['-o ../blog/static/talking-cv', 'for a site made by Hugo'],
      ['cv.json --base /jane/talking-cv/', 'another résumé, and a site below a path'],
    ],
  },
  async (values, file, folder) => {
    const typed = { base: values.base, file };
    // Of the site's own address, which the folder does not have.
    const settings = siteSettings(folder, typed, { SITE_URL: '', QR_CODE: '' });
    const out = resolve(folder, values.out);
    const remarks = await buildEmbed({
      folder,
      client: clientFolder,
      out,
      settings,
      isStrict: values.strict,
    });
    for (const remark of remarks) warn(remark);
    const address = `${settings.site.basePath}embed.js`;
    say(
      `The assistant is in ${relative(folder, out) || out}. Serve that folder at ${settings.site.basePath}, and put this tag into each page:\n` +
        `<script async src="${address}" data-cv-url="/cv/"></script>\n` +
        'data-cv-url is the address of the page that shows the CV; leave it out where there is none.',
    );
  },
);
