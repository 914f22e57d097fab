import { relative, resolve } from 'node:path';
import { buildSite } from '../site/build-site.ts';
import { clientFolder } from '../site/engine-files.ts';
import { command, quoted } from './command.ts';
import { commandLine } from '../site/command-line.ts';
import { addressOptions, outOption, siteSettings, strictOption } from './site-options.ts';
import { say, warn } from './say.ts';

export const { help, main } = command(
  {
    takes: '[file]',
    about:
      'Makes the site of this folder: of resume.json, and of public/, theme.css, settings.env and .env, if they are there.',
    options: { ...outOption, ...addressOptions, ...strictOption },
    examples: [
      ['', 'resume.json becomes a site in dist/'],
      ['cv/jane.json -o site', 'another résumé, and another folder'],
      ['--base /cv/ --site-url https://jane.example.com', 'for https://jane.example.com/cv/'],
    ],
  },
  async (values, file, folder) => {
    const out = resolve(folder, values.out);
    const settings = siteSettings(folder, { ...values, file });
    const remarks = await buildSite({ folder, client: clientFolder, out, settings, isStrict: values.strict });
    for (const remark of remarks) warn(remark);
    const shown = relative(folder, out) || out;
    const see = commandLine('preview', shown === outOption.out.default ? '' : `--out ${quoted(shown)}`);
    say(`The site is in ${shown}. See it by: ${see}`);
  },
);
