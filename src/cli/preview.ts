import { relative, resolve } from 'node:path';
import { settingsOfSite } from '../site/page-document.ts';
import { describeBackend } from '../servers/servers.ts';
import { serveSite } from '../site/serve-site.ts';
import { parseSettings } from '../site/settings.ts';
import { siteWords } from '../words/site-words.ts';
import { command, portOf } from './command.ts';
import { commandLine } from '../site/command-line.ts';
import { outOption } from './site-options.ts';
import { say, spokenLanguage, warn } from './say.ts';

export const { help, main } = command(
  {
    about: 'Serves the built site as a static host does, until it is stopped.',
    options: {
      out: { ...outOption.out, says: 'where the site lies' },
      base: { type: 'string', value: 'PATH', says: 'another path of the URL than the site was built for' },
      port: { type: 'string', default: '4173', value: 'N', says: 'where to serve it; 0 takes any free port' },
    },
    examples: [
      ['', 'dist/ at http://localhost:4173'],
      ['-o site --port 8080', 'another folder, and another port'],
    ],
  },
  async (values, _, owner) => {
    const port = portOf(values.port);
    const folder = resolve(owner, values.out);
    const built = settingsOfSite(folder);
    if (built === undefined) {
      const shown = relative(owner, folder) || folder;
      warn(`There is no site in ${shown}. Build it first: ${commandLine('build')}`);
      return 1;
    }
    const basePath =
      values.base === undefined
        ? built.basePath
        : parseSettings({ BASE_PATH: values.base }, { BASE_PATH: '--base' }).site.basePath;
    const { url } = await serveSite({ folder, site: { ...built, basePath }, port });
    const { backendName, modelName } = describeBackend(built, siteWords[spokenLanguage()].page.panel);
    say(`  The site: ${url}`);
    say(`  Built for: ${backendName} (${modelName})`);
  },
);
