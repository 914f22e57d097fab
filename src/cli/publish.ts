import { relative, resolve } from 'node:path';
import { readEnvironment } from '../site/environment.ts';
import { command, typedIn } from './command.ts';
import { publish, targetNames } from './publish/publish.ts';
import { siteSettings } from './site-options.ts';
import { say } from './say.ts';

export const { help, main } = command(
  {
    takes: '[file]',
    about:
      'Says what becomes public, builds the site with its PDF where a browser is there, and brings it to a host. ' +
      'Tokens are NETLIFY_AUTH_TOKEN and CLOUDFLARE_API_TOKEN, in the environment or .env.',
    options: {
      to: { type: 'string', value: targetNames.join('|'), says: 'where the site is brought to' },
      remote: {
        type: 'string',
        value: 'URL',
        says: 'the repository for `--to github`; unset: origin of the folder’s repository',
      },
      site: {
        type: 'string',
        value: 'NAME',
        says: 'the site’s name at Netlify or Cloudflare; unset: made from your name',
      },
    },
    examples: [
      ['--to zip', 'writes site.zip beside the résumé'],
      ['--to github', 'adds a commit to the branch gh-pages of origin'],
      ['--to netlify --site jane-doe', 'makes or renews that site at Netlify'],
    ],
  },
  async (values, typed, folder) => {
    const to = targetNames.find((name) => name === values.to);
    if (to === undefined) throw new Error(`Say where to publish: --to ${targetNames.join(', --to ')}.`);
    const { resumeFile } = siteSettings(folder, { file: typed });
    const { address, file } = await publish({
      file: resolve(folder, resumeFile),
      folder,
      to,
      remote: values.remote === undefined ? undefined : remoteTyped(values.remote, typedIn(folder)),
      site: values.site,
      environment: readEnvironment(folder),
      say,
    });
    if (file !== undefined) say(`The site is in ${relative(typedIn(folder), file) || file}.`);
    if (address !== undefined) say(`The address: ${address}`);
  },
);

/** A path is relative to where it was typed. */
function remoteTyped(remote: string, typed: string): string {
  return /^(?:\.{1,2}[/\\]|\.{1,2}$)/.test(remote) ? resolve(typed, remote) : remote;
}
