import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { comparisonText } from './report-text.ts';
import { findRun, readRuns } from './saved-runs.ts';

/**
 * `npm run eval -- compare FIRST SECOND` compares two saved runs, each named by a part of its file's name that no other
 * has. Returns the exit code.
 */
export function main(parameters: readonly string[]): number {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: { folder: { type: 'string', default: 'tests/.output/eval' } },
  });
  const [first, second, ...more] = positionals;
  if (first === undefined || second === undefined || more.length > 0) {
    console.error('Name two saved runs: npm run eval -- compare FIRST SECOND');
    return 1;
  }
  const saved = readRuns(resolve(values.folder));
  const [before, after] = [findRun(saved, first), findRun(saved, second)];
  if (before.owner !== after.owner) {
    console.error(`These runs are about two CVs: ${before.owner} and ${after.owner}.`);
    return 1;
  }
  console.log(comparisonText(before, after));
  return 0;
}
