import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from '../site/build-site.ts';
import { clientFolder } from '../site/client/client-folder.ts';
import { readEnvironment } from '../site/environment.ts';
import { parseSettings } from '../site/settings.ts';

/** `npm run build`: the owner's folder and the built client become a site. Returns the exit code. */
export async function main(parameters: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      out: { type: 'string', short: 'o', default: 'dist' },
      strict: { type: 'boolean', default: false },
    },
  });
  const folder = process.cwd();
  const out = resolve(folder, values.out);
  const settings = parseSettings(readEnvironment(folder));
  const remarks = await buildSite({ folder, client: clientFolder, out, settings, isStrict: values.strict });
  for (const remark of remarks) console.warn(remark);
  console.log(`The site is in ${relative(folder, out) || out}.`);
  return 0;
}
