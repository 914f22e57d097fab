import { startDevServer } from '../site/dev-server.ts';
import { clientFolder } from '../site/engine-files.ts';
import { command, portsOf, untilStopped } from './command.ts';
import { addressOptions, siteSettings } from './site-options.ts';
import { localized, say, spokenLanguage } from './say.ts';

/** That of `npm run dev`. */
const firstPort = 5173;

export const { help, main } = command(
  {
    takes: '[file]',
    about:
      'Serves the site, and builds it again when resume.json, theme.css, the settings or a file in public/ is saved. ' +
      'Open pages reload; what is wrong is said there and here.',
    options: {
      ...addressOptions,
      port: {
        type: 'string',
        value: 'N',
        says: `where to serve it; otherwise ${firstPort} or the next that is free`,
      },
    },
    examples: [
      ['', `resume.json at http://localhost:${firstPort}`],
      ['cv/jane.json --port 8080', 'another résumé, and another port'],
    ],
  },
  async (values, file, folder) => {
    const server = await startDevServer({
      folder,
      client: clientFolder,
      readSettings: () => siteSettings(folder, { ...values, file }),
      ports: portsOf(values.port, firstPort),
      report: say,
      speech: { language: spokenLanguage(), localize: localized },
    });
    say(`  The site: ${server.url}`);
    say('  It is built again with each change. Ctrl+C ends this.');
    await untilStopped();
    await server.close();
  },
);
