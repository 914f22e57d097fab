import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { toCv } from '../../resume/cv.ts';
import { servers } from '../../servers/servers.ts';
import type { ServerId } from '../../shared/site-data.ts';
import { site as english } from '../../words/en.ts';
import { loadResume } from '../../site/load-resume.ts';
import { fileListName } from '../../site/output-folder.ts';
import { parseSettings, type Environment } from '../../site/settings.ts';
import { baselineNames, type EvalBackendName, openBackend } from './backends/open-backend.ts';
import type { WebllmOptions } from './backends/eval-backend.ts';
import { evaluateModel } from './models/evaluate-model.ts';
import { makeQuestions, someOf } from './models/make-questions.ts';
import type { Answered, Run } from './models/run.ts';
import { workList, workListText } from './models/work-list.ts';
import { promptVariant } from './prompt-variant.ts';
import { reportText } from './report-text.ts';

type AskableBackend = ServerId | 'webllm' | 'quotes';

export const askable = [...Object.keys(servers), 'webllm', 'quotes'];

export function isAskable(name: string): name is AskableBackend {
  return askable.includes(name);
}

/** Every reply, with its marks. */
const runsFile = 'runs.json';
const reportFile = 'report.md';
const workListFile = 'work-list.json';

/** The setting that names a backend's model. */
function modelSettingOf(backend: AskableBackend): string | undefined {
  if (backend === 'quotes') return undefined;
  return backend === 'webllm' ? 'VITE_WEBLLM_MODEL' : servers[backend].modelSetting;
}

/** Runs compare only with the same questions. */
const usualSeed = 18;

export interface Evaluation {
  readonly root: string;
  readonly backend: AskableBackend;
  /** Ids of models to ask one after another, as this backend names them; the settings' own by default. */
  readonly models?: readonly string[] | undefined;
  /** The build's own by default. */
  readonly resume?: string | undefined;
  /** A file for `promptVariant`. */
  readonly prompt?: string | undefined;
  /** How many questions at most. */
  readonly limit?: number | undefined;
  readonly environment: Environment;
  /** Ongoing jobs count up to this day. */
  readonly today: Date;
  readonly outputFolder: string;
  readonly site: WebllmOptions;
  readonly onAnswer?: ((answer: Answered) => void) | undefined;
  readonly say?: ((line: string) => void) | undefined;
}

interface Evaluated {
  readonly runs: readonly Run[];
  readonly text: string;
  /** A sentence for each of `models` that did not answer. */
  readonly silent: readonly string[];
}

/**
 * Asks models and both baselines the same questions, saves the runs, and gives what to print.
 *
 * @throws Error with a sentence where no model answers: nothing is saved, and the former files stay
 */
export async function evaluate(options: Evaluation): Promise<Evaluated> {
  const { root, backend, limit, environment, today, outputFolder, site, onAnswer, say } = options;
  const resumeFile = options.resume ?? parseSettings(environment).resumeFile;
  refuseOthers(outputFolder);
  const { profile } = await loadResume(root, resumeFile);
  const cv = toCv(profile, english.resume);
  const made = await makeQuestions(profile, cv, { seed: usualSeed, today });
  const questions = limit === undefined ? made : someOf(made, limit);
  const file = options.prompt === undefined ? undefined : resolve(root, options.prompt);
  const variant = promptVariant(file, profile);
  const isPart = questions.length < made.length;
  const prompt = {
    ...variant,
    name: isPart ? `${variant.name}, ${questions.length} questions` : variant.name,
  };

  async function run(name: EvalBackendName, model?: string): Promise<Run> {
    const setting = model === undefined ? undefined : modelSettingOf(backend);
    const settings = setting === undefined ? environment : { ...environment, [setting]: model };
    const opened = await openBackend(name, {
      profile,
      environment: settings,
      today,
      site: { ...site, model },
      say,
    });
    try {
      const about = { profile, cv, questions, prompt, today };
      const heard = name === backend ? onAnswer : undefined;
      const run = await evaluateModel({ backend: opened, ...about, onAnswer: heard });
      if (run.answers.every(({ error }) => error !== undefined))
        throw new Error('No question has a whole reply: nothing is saved.');
      return run;
    } finally {
      await opened.dispose();
    }
  }

  const runs: Run[] = [];
  const silent: string[] = [];
  for (const model of options.models ?? [undefined]) {
    if (model !== undefined) say?.(`\n${model}`);
    try {
      runs.push(await run(backend, model));
    } catch (error) {
      const isLast = silent.length + 1 === (options.models?.length ?? 1);
      if (isLast || !(error instanceof Error)) throw error;
      silent.push(`${model} did not answer: ${error.message}`);
    }
  }
  for (const name of baselineNames) runs.push(await run(name));
  const report = reportText(runs);
  const list = workList(profile, made);
  const write = (name: string, text: string) => writeFileSync(join(outputFolder, name), `${text}\n`);
  mkdirSync(outputFolder, { recursive: true });
  write(runsFile, JSON.stringify(runs, null, 2));
  write(reportFile, report);
  write(workListFile, JSON.stringify({ owner: profile.name, items: list }, null, 2));
  const parts = [report, `Saved in ${join(outputFolder, reportFile)}`, workListText(list)];
  return { runs, silent, text: [...parts, ...silent].filter(Boolean).join('\n\n') };
}

/** Before a model is asked for hours: a report would replace files of others, and lie in a site that is published. */
function refuseOthers(folder: string): void {
  const found = [reportFile, workListFile, fileListName].find((name) => existsSync(join(folder, name)));
  if (found === undefined || existsSync(join(folder, runsFile))) return;
  throw new Error(
    `The report cannot be written to ${folder}: it holds ${found} of something else. Choose another folder.`,
  );
}
