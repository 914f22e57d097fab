import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClaimChecker } from '../../answers/check-claims.ts';
import type { ChatMessage } from '../../backends/backend.ts';
import { toAssistantProfile } from '../../resume/assistant-profile.ts';
import { toCv } from '../../resume/cv.ts';
import { servers } from '../../servers/servers.ts';
import { loadResume } from '../../site/load-resume.ts';
import { fileListName } from '../../site/output-folder.ts';
import { parseSettings, type Environment } from '../../site/settings.ts';
import { site as english } from '../../words/en.ts';
import { engineParts } from '../../site/thesaurus.ts';
import { textOf, claimLanguageOf } from './foils.ts';
import { countWords, createJudge, noMarks } from './judge.ts';
import type { Answered, MadeQuestion, Run, EvalBackend, WebllmOptions } from './made-question.ts';
import { makeQuestions, someOf } from './make-questions.ts';
import { openBackend, type EvalBackendName } from './open-backend.ts';
import { reportText } from './report.ts';

export const askable = [...Object.keys(servers), 'webllm', 'quotes'];

export function isAskable(name: string): name is EvalBackendName {
  return askable.includes(name);
}

/** Every reply, with its marks. */
const runsFile = 'runs.json';
const reportFile = 'report.md';

/** The environment with this model as the backend's; its own where there is none. */
function withModel(environment: Environment, backend: EvalBackendName, model?: string): Environment {
  if (backend === 'quotes' || model === undefined) return environment;
  return {
    ...environment,
    [backend === 'webllm' ? 'VITE_WEBLLM_MODEL' : servers[backend].modelSetting]: model,
  };
}

export interface Evaluation {
  readonly root: string;
  readonly backend: EvalBackendName;
  /** Ids of models to ask one after another, as this backend names them; the settings' own by default. */
  readonly models?: readonly string[] | undefined;
  /** The build's own by default. */
  readonly resume?: string | undefined;
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

/**
 * Asks models the same questions, saves the runs, and gives what to print.
 *
 * @throws Error with a sentence where no model answers: nothing is saved, and the former files stay
 */
export async function evaluate(options: Evaluation) {
  const { root, backend, limit, environment, today, outputFolder, site, onAnswer, say } = options;
  refuseOthers(outputFolder);
  const { profile } = await loadResume(root, options.resume ?? parseSettings(environment).resumeFile);
  const cv = toCv(profile, english.resume);
  const made = await makeQuestions(profile, cv, today);
  const questions = limit === undefined ? made : someOf(made, limit);
  const { prompt } = toAssistantProfile(profile, english.resume);
  const judge = createJudge(profile);
  const language = claimLanguageOf(textOf(cv), 'en');
  const checker = createClaimChecker({ ...engineParts(cv, today), language });

  async function run(model?: string): Promise<Run> {
    const settings = withModel(environment, backend, model);
    const opened = await openBackend(backend, {
      profile,
      environment: settings,
      today,
      site: { ...site, model },
      say,
    });
    const answers: Answered[] = [];
    try {
      for (const question of questions) {
        const answer = await answerTo(question, opened);
        onAnswer?.(answer);
        answers.push(answer);
      }
    } finally {
      await opened.dispose();
    }
    if (answers.every(({ error }) => error !== undefined))
      throw new Error('No question has a whole reply: nothing is saved.');
    return { model: opened.modelName, backend, owner: profile.name, date: today.toISOString(), answers };
  }

  /** In a chat of its own. Throws an Error with a failure that would meet every other question too. */
  async function answerTo(question: MadeQuestion, opened: EvalBackend): Promise<Answered> {
    const { id, kind, language, messages } = question;
    const { text, isFatal, ...asked } = await opened.ask([
      { role: 'system', content: prompt },
      ...messages.map((content, at): ChatMessage => ({ role: at % 2 === 0 ? 'user' : 'assistant', content })),
    ]);
    if (isFatal) throw new Error(asked.error);
    // "There" refers to what was said before the question.
    const claims = (await checker.open(messages.slice(-3).join('\n'), text)).read(text, true);
    // The facts behind the rules may well be repeated.
    const [instructions] = prompt.split('<profile>');
    const judged =
      asked.error === undefined
        ? await judge(question, text, claims, instructions)
        : { marks: noMarks(question), remarks: [] };
    return { id, kind, language, messages, reply: text, ...asked, words: countWords(text), ...judged };
  }

  const runs: Run[] = [];
  /** A sentence for each of `models` that did not answer. */
  const silent: string[] = [];
  for (const model of options.models ?? [undefined]) {
    if (model !== undefined) say?.(`\n${model}`);
    try {
      runs.push(await run(model));
    } catch (error) {
      const isLast = silent.length + 1 === (options.models?.length ?? 1);
      if (isLast || !(error instanceof Error)) throw error;
      silent.push(`${model} did not answer: ${error.message}`);
    }
  }
  const count = questions.length < made.length ? `${questions.length} of ${made.length} questions\n\n` : '';
  const report = `${count}${reportText(runs)}`;
  const write = (name: string, text: string) => writeFileSync(join(outputFolder, name), `${text}\n`);
  mkdirSync(outputFolder, { recursive: true });
  write(runsFile, JSON.stringify(runs, null, 2));
  write(reportFile, report);
  const parts = [report, `Saved in ${join(outputFolder, reportFile)}`, ...silent];
  return { runs, silent, text: parts.join('\n\n') };
}

/** Before a model is asked for hours: a report would replace files of others, and lie in a site that is published. */
function refuseOthers(folder: string): void {
  const found = [reportFile, fileListName].find((name) => existsSync(join(folder, name)));
  if (found === undefined || existsSync(join(folder, runsFile))) return;
  throw new Error(
    `The report cannot be written to ${folder}: it holds ${found} of something else. Choose another folder.`,
  );
}
