import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { help } from '../../src/cli/eval';
import { main as talkingCv } from '../../src/cli/main';
import { main as claims } from './claims/main';
import { runDialogue } from './dialogue/run-dialogue';
import { floorsOf } from './floors/floors';
import { labelledSets } from './floors/labelled-sets';
import { runLabelledSet } from './quotes/run-labelled-set';
import { runOtherLanguages } from './other-languages/run-other-languages';
import { runSources } from './sources/run-sources';
import { figuresRight, nearFigures, runTemptations } from './temptations/run-temptations';

const labelledSet = 'tests/eval/quotes';
const labelledAds = 'tests/eval/fit';
const temptations = 'tests/eval/temptations';
const nearQuestions = 'tests/eval/near';
const figureQuestions = 'tests/eval/figures';
const otherCvs = 'tests/eval/claims/cvs';
const dialogue = 'tests/eval/dialogue';
const labelledSources = 'tests/eval/sources';
const otherLanguages = 'tests/eval/other-languages';
const outputFolder = 'tests/.output/eval';

/**
 * `npm run eval -- --backend quotes` asks the labelled sets; with another backend or a résumé it is the command
 * `talking-cv eval`; `claims` measures the claim guard, `floors` writes what `npm test` holds the labelled sets to. Returns the exit code.
 */
export async function main(parameters: readonly string[]): Promise<number> {
  const [first, ...others] = parameters;
  if (first === 'claims') return claims(others);
  if (first === 'floors') return writeFloors(process.cwd());
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: help.options,
    strict: false,
  });
  const isAboutLabels =
    values['backend'] === 'quotes' && values['resume'] === undefined && positionals.length === 0;
  // Mistakes are its to name.
  if (!isAboutLabels) return talkingCv(['eval', ...parameters]);
  return askLabelledSets(process.cwd(), values['failures'] === true);
}

async function askLabelledSets(root: string, showsFailures: boolean): Promise<number> {
  const folder = resolve(root, labelledSet);
  const adFolder = resolve(root, labelledAds);
  console.log(
    await runLabelledSet({ folder, adFolder, outputFolder: resolve(root, outputFolder), showsFailures }),
  );
  const about = { cvFolders: [folder, resolve(root, otherCvs)], showsFailures };
  console.log(`\n${await runTemptations({ ...about, folder: resolve(root, temptations) })}`);
  const near = { folder: resolve(root, nearQuestions), figures: nearFigures };
  console.log(
    `\n${await runTemptations({ ...about, ...near, title: 'Questions near to the CV, and true ones' })}`,
  );
  const counted = { folder: resolve(root, figureQuestions), figures: figuresRight };
  console.log(`\n${await runTemptations({ ...about, ...counted, title: 'Questions for a figure' })}`);
  const chats = { cvFolder: folder, folder: resolve(root, dialogue), showsFailures };
  console.log(`\n${await runDialogue(chats)}`);
  const sources = { cvFolder: folder, folder: resolve(root, labelledSources), showsFailures };
  console.log(`\n${await runSources(sources)}`);
  const others = { folder: resolve(root, otherLanguages), temptationFolder: resolve(root, temptations) };
  console.log(`\n${await runOtherLanguages({ cvFolder: folder, ...others, showsFailures })}`);
  return 0;
}

async function writeFloors(root: string): Promise<number> {
  const floors: Record<string, unknown> = {};
  for (const [set, ask] of Object.entries(labelledSets)) floors[set] = floorsOf(await ask());
  writeFileSync(resolve(root, 'tests/eval/floors/floors.json'), `${JSON.stringify(floors, null, 2)}\n`);
  return 0;
}
