import { existsSync } from 'node:fs';
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
import { promptVariant } from './prompts/prompt-variant.ts';
import { reportText } from './report/report-text.ts';
import { readRuns, saveRun, writeInOneStep } from './report/saved-runs.ts';

type AskableBackend = ServerId | 'webllm' | 'quotes';

export const askable = [...Object.keys(servers), 'webllm', 'quotes'];

export function isAskable(name: string): name is AskableBackend {
  return askable.includes(name);
}

/** All runs of the folder in one table. */
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
 * @throws Error with a sentence where nothing can be asked at all: nothing is saved, and the former runs stay
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
  const variant = promptVariant(file, profile, today);
  // A part of the questions replaces no run of all.
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
      return await evaluateModel({ backend: opened, ...about, onAnswer: heard });
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
  for (const run of runs) saveRun(run, outputFolder);
  const reportPath = join(outputFolder, reportFile);
  const all = readRuns(outputFolder).map(({ run }) => run);
  writeInOneStep(reportPath, `${reportText(all)}\n`);
  const list = workList(profile, made);
  const content = { owner: profile.name, items: list };
  writeInOneStep(join(outputFolder, workListFile), `${JSON.stringify(content, null, 2)}\n`);
  const parts = [reportText(runs), `Saved in ${reportPath}`, workListText(list)];
  return { runs, silent, text: [...parts, ...silent].filter(Boolean).join('\n\n') };
}

/** Before a model is asked for hours: a report would replace files of others, and lie in a site that is published. */
function refuseOthers(folder: string): void {
  const found = [reportFile, workListFile, fileListName].find((name) => existsSync(join(folder, name)));
  if (found === undefined || readRuns(folder).length > 0) return;
  throw new Error(
    `The report cannot be written to ${folder}: it holds ${found} of something else. Choose another folder.`,
  );
}
