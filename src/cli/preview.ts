import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { describeBackend } from '../site/describe-backend.ts';
import { readEnvironment } from '../site/environment.ts';
import { serveSite } from '../site/serve-site.ts';
import { parseSettings } from '../site/settings.ts';
import { site as english } from '../words/en.ts';

/** `npm run preview`: serves the built site until it is stopped. Returns an exit code only where there is no site. */
export async function main(parameters: readonly string[]): Promise<number | undefined> {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      out: { type: 'string', short: 'o', default: 'dist' },
      port: { type: 'string', default: '4173' },
    },
  });
  const folder = resolve(values.out);
  if (!existsSync(join(folder, 'index.html'))) {
    console.error(`There is no site in ${values.out}. Build it first: npm run build`);
    return 1;
  }
  const { site } = parseSettings(readEnvironment(process.cwd()));
  const { url } = await serveSite({ folder, site, port: Number(values.port) });
  const { backendName, modelName } = describeBackend(site, english.page.panel);
  console.log(`  The site: ${url}`);
  console.log(`  Built for: ${backendName} (${modelName})`);
  return undefined;
}
