import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { failures, report } from './report';
import { checkAll } from './run-claims';

/** `npm run eval -- claims [--failures]` tells how many of the false and true statements about the labelled CVs the claim guard marks. */
export async function main(parameters: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...parameters],
    options: { failures: { type: 'boolean', default: false } },
  });
  const here = import.meta.dirname;
  const cvFolders = [resolve(here, '../quotes'), resolve(here, 'cvs'), resolve(here, 'near/cvs')];
  const checked = await checkAll({ cvFolders, folder: here });
  console.log([...(values.failures ? failures(checked) : []), report(checked)].join('\n'));
  return 0;
}
