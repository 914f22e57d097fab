import { parseArgs } from 'node:util';
import { startDevServer } from '../site/dev-server.ts';
import { clientFolder } from '../site/engine-files.ts';
import { type CommandHelp, onlyOne, portOf, portsFrom, untilStopped } from './command.ts';
import { addressOptions, siteSettings } from './site-options.ts';
import { localized, say, spokenLanguage } from './say.ts';

/** That of `npm run dev`. */
const firstPort = 5173;

const options = {
  ...addressOptions,
  port: {
    type: 'string',
    value: 'N',
    says: `where to serve it; otherwise ${firstPort} or the next that is free`,
  },
} as const;

export const help: CommandHelp = {
  takes: '[file]',
  about:
    'Serves the site, and builds it again when resume.json, theme.css, the settings or a file in public/ is saved. ' +
    'Open pages reload; what is wrong is said there and here.',
  options,
  examples: [
    ['', `resume.json at http://localhost:${firstPort}`],
    ['cv/jane.json --port 8080', 'another résumé, and another port'],
  ],
};

/** `talking-cv dev`: serves the folder's site and follows its changes until it is stopped. Returns the exit code then. */
export async function main(parameters: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...parameters], allowPositionals: true, options });
  const folder = process.cwd();
  const file = onlyOne(positionals);
  const server = await startDevServer({
    folder,
    client: clientFolder,
    readSettings: () => siteSettings(folder, { ...values, file }),
    ports: values.port === undefined ? portsFrom(firstPort) : [portOf(values.port)],
    report: say,
    speech: { language: spokenLanguage(), localize: localized },
  });
  say(`  The site: ${server.url}`);
  say('  It is built again with each change. Ctrl+C ends this.');
  await untilStopped();
  await server.close();
  return 0;
}
