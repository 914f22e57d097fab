import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openCv, openCvs } from './open-cv';
import { failures, report } from './report';
import { checkAll, checkGenerated } from './run-claims';

/**
 * `npm run eval -- claims [--failures]` plants lies into true sentences about the labelled CVs, and tells how many the claim
 * guard marks. `--resume FILE` does so about one résumé, and lists every failure.
 */
export async function main(parameters: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...parameters],
    options: { failures: { type: 'boolean', default: false }, resume: { type: 'string' } },
  });
  const here = import.meta.dirname;
  const cvs = openCvs([resolve(here, '../quotes'), resolve(here, 'cvs'), resolve(here, 'near/cvs')]);
  if (values.resume !== undefined) {
    const open = openCv(resolve(process.env['INIT_CWD'] ?? process.cwd(), values.resume));
    // The owner's own résumé is no secret: its failures may be read.
    const checked = await checkGenerated(
      { ...open, half: 'build' },
      cvs.filter(({ isPlanted }) => isPlanted),
    );
    console.log([...failures(checked), report(checked)].join('\n'));
    return 0;
  }
  const checked = await checkAll({ cvs, folder: here });
  console.log([...(values.failures ? failures(checked) : []), report(checked)].join('\n'));
  return 0;
}
