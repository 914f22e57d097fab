import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { toCv } from '../../src/resume/cv';
import { resumeWords } from '../../src/resume/words.en';
import { readEnvironment } from '../../src/site/environment';
import { loadResume } from '../../src/site/load-resume';
import { parseSettings, type Environment } from '../../src/site/settings';
import { today as quotesToday } from '../support/answers';
import {
  baselineNames,
  isBackendName,
  openBackend,
  type EvalBackendName,
  type WebllmOptions,
} from './backends/open-backend';
import { evaluateModel } from './models/evaluate-model';
import { makeQuestions, someOf } from './models/make-questions';
import type { Answered, Run } from './models/run';
import { workList, workListText } from './models/work-list';
import { promptVariant } from './prompts/prompt-variant';
import { runLabelledSet } from './quotes/run-labelled-set';
import { scoreOf } from './report/figures';
import { reportText } from './report/report-text';
import { saveRun, writeInOneStep } from './report/saved-runs';
import { writeReport } from './report/write-report';
import { runSources } from './sources/run-sources';
import { runTemptations } from './temptations/run-temptations';

const askable = ['ollama', 'huggingface', 'webllm', 'quotes'] as const satisfies readonly EvalBackendName[];
const labelledSet = 'tests/eval/quotes';
const labelledAds = 'tests/eval/fit';
const temptations = 'tests/eval/temptations';
const labelledSources = 'tests/eval/sources';
const outputFolder = 'tests/.output/eval';
/** Runs compare only with the same questions. */
const usualSeed = 18;

/**
 * `npm run eval -- --backend ollama|huggingface|webllm|quotes` asks what the settings of a build name the questions made from
 * its résumé, and saves scores and a page. `--backend quotes` without `--resume` asks the labelled sets instead.
 * Returns the exit code.
 */
export async function main(parameters: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      backend: { type: 'string', default: '' },
      resume: { type: 'string' },
      prompt: { type: 'string' },
      limit: { type: 'string' },
      browser: { type: 'string' },
      headless: { type: 'boolean', default: false },
      failures: { type: 'boolean', default: false },
    },
  });
  const { backend, resume, prompt, limit, browser, headless, failures } = values;
  if (!isAskable(backend)) return refuse(`--backend must be one of ${askable.join(', ')}`);
  const most = limit === undefined ? undefined : Number(limit);
  if (most !== undefined && !(Number.isInteger(most) && most > 0))
    return refuse('--limit must be a whole number of questions');
  const root = process.cwd();
  if (backend === 'quotes' && resume === undefined) return askLabelledSets(root, failures);
  try {
    const { text } = await evaluate({
      root,
      backend,
      resume,
      prompt,
      limit: most,
      environment: readEnvironment(root),
      outputFolder: resolve(root, outputFolder),
      site: { root, browser, isHeadless: headless },
      onAnswer: (answer) => console.log(lineOf(answer, failures)),
      say: (line) => console.log(line),
    });
    console.log(`\n${text}`);
    return 0;
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function isAskable(name: string): name is (typeof askable)[number] {
  return isBackendName(name) && askable.some((each) => each === name);
}

function refuse(sentence: string): number {
  console.error(sentence);
  return 1;
}

async function askLabelledSets(root: string, showsFailures: boolean): Promise<number> {
  const folder = resolve(root, labelledSet);
  const adFolder = resolve(root, labelledAds);
  console.log(
    await runLabelledSet({ folder, adFolder, outputFolder: resolve(root, outputFolder), showsFailures }),
  );
  const about = { cvFolder: folder, showsFailures };
  console.log(`\n${await runTemptations({ ...about, folder: resolve(root, temptations) })}`);
  console.log(`\n${await runSources({ ...about, folder: resolve(root, labelledSources) })}`);
  return 0;
}

export interface Evaluation {
  readonly root: string;
  readonly backend: (typeof askable)[number];
  /** The build's own by default. */
  readonly resume?: string | undefined;
  /** A file for `promptVariant`. */
  readonly prompt?: string | undefined;
  /** How many questions at most. */
  readonly limit?: number | undefined;
  readonly environment: Environment;
  readonly outputFolder: string;
  readonly site?: WebllmOptions | undefined;
  readonly onAnswer?: ((answer: Answered) => void) | undefined;
  readonly say?: ((line: string) => void) | undefined;
}

/**
 * Asks a model and both baselines the same questions, saves the runs, and gives what to print.
 *
 * @throws Error with a sentence where what answers cannot be asked: nothing is saved, and the former runs stay
 */
export async function evaluate(options: Evaluation): Promise<{ runs: readonly Run[]; text: string }> {
  const { root, backend, limit, environment, outputFolder, site, onAnswer, say } = options;
  const resumeFile = options.resume ?? parseSettings(environment).resumeFile;
  const { profile } = loadResume(root, resumeFile);
  const cv = toCv(profile, resumeWords);
  const today = backend === 'quotes' ? quotesToday : new Date();
  const made = await makeQuestions(profile, cv, { seed: usualSeed, today });
  const questions = limit === undefined ? made : someOf(made, limit);
  const file = options.prompt === undefined ? undefined : resolve(root, options.prompt);
  const variant = promptVariant(file, profile, today);
  // A part of the questions replaces no run of all.
  const isPart = questions.length < made.length;
  const prompt = {
    ...variant,
    name: isPart ? `${variant.name}, ${questions.length} questions` : variant.name,
  };

  const runs: Run[] = [];
  for (const name of [backend, ...baselineNames]) {
    const opened = await openBackend(name, { profile, environment, site, say });
    try {
      const about = { profile, cv, questions, prompt, today };
      const heard = name === backend ? onAnswer : undefined;
      runs.push(await evaluateModel({ backend: opened, ...about, onAnswer: heard }));
    } finally {
      await opened.dispose();
    }
  }
  for (const run of runs) saveRun(run, outputFolder);
  const page = writeReport(outputFolder);
  const list = workList(profile, made);
  const content = { owner: profile.name, items: list };
  writeInOneStep(join(outputFolder, 'work-list.json'), `${JSON.stringify(content, null, 2)}\n`);
  const parts = [reportText(runs), `Saved in ${page}`, workListText(list)];
  return { runs, text: parts.filter(Boolean).join('\n\n') };
}

function lineOf(answer: Answered, showsFailures: boolean): string {
  const { id, messages, reply, remarks, error } = answer;
  const score = `${id}: ${Math.round(scoreOf(answer) * 100)} %${error === undefined ? '' : ` (${error})`}`;
  if (!showsFailures || scoreOf(answer) === 1) return score;
  return [
    score,
    `  asked: ${messages.at(-1) ?? ''}`,
    `  says: ${reply}`,
    ...remarks.map((each) => `  ${each}`),
  ].join('\n');
}
