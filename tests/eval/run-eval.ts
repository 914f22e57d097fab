import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ChatBackend, ChatMessage } from '../../src/backends/backend';
import { createModelBackend, modelFlags } from '../../src/cli/model-backend';
import { loadResume } from '../../src/site/load-resume';
import { toAssistantProfile } from '../../src/resume/assistant-profile';
import { resumeWords } from '../../src/resume/words.en';
import { readEnvironment } from '../../src/site/environment';
import { parseSettings, type Environment } from '../../src/site/settings';
import { ownerResumeFile } from '../support/owner';
import { quotesBackendOf } from '../support/quotes-backend';
import { readReply } from '../support/read-reply';
import { readQuestions, type Question } from './models/questions';
import { meanShare, report, type Result } from './models/report';
import { score } from './models/score';
import { runLabelledSet } from './quotes/run-labelled-set';
import { runSources } from './sources/run-sources';
import { runTemptations } from './temptations/run-temptations';

const flags: Readonly<Record<string, string>> = { ...modelFlags, quotes: '2' };
const ownQuestions = 'tests/eval/models';
const labelledSet = 'tests/eval/quotes';
const labelledAds = 'tests/eval/fit';
const temptations = 'tests/eval/temptations';
const labelledSources = 'tests/eval/sources';
const outputFolder = 'tests/.output/eval';

/**
 * `npm run eval -- --backend ollama|huggingface [--questions FOLDER]` asks a model, with the settings of a build: the
 * questions of `models/` are about the tests' owner, other questions about the owner that the settings name.
 * `npm run eval -- --backend quotes [--failures]` asks the labelled set of `quotes/` and the questions of
 * `temptations/`, and finds the sources of the answers of `sources/`.
 */
export async function main(parameters: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      backend: { type: 'string' },
      questions: { type: 'string' },
      failures: { type: 'boolean', default: false },
    },
  });
  const { backend = '', questions, failures } = values;
  if (!(backend in flags)) {
    console.error(`--backend must be one of ${Object.keys(flags).join(', ')}`);
    return 1;
  }
  const root = process.cwd();
  if (backend === 'quotes' && questions === undefined) {
    const run = {
      folder: resolve(root, labelledSet),
      adFolder: resolve(root, labelledAds),
      outputFolder: resolve(root, outputFolder),
      showsFailures: failures,
    };
    console.log(await runLabelledSet(run));
    const about = { cvFolder: run.folder, showsFailures: failures };
    console.log(`\n${await runTemptations({ ...about, folder: resolve(root, temptations) })}`);
    console.log(`\n${await runSources({ ...about, folder: resolve(root, labelledSources) })}`);
    return 0;
  }
  return evaluateFolder(root, backend, questions ?? ownQuestions);
}

async function evaluateFolder(root: string, backend: string, questions: string): Promise<number> {
  const settings = readEnvironment(root);
  const { results, file } = await evaluate({
    root,
    backend,
    questionFolder: resolve(root, questions),
    environment: questions === ownQuestions ? { ...settings, RESUME_FILE: ownerResumeFile } : settings,
    onResult: ({ question, score: { share } }) => console.log(`${question.id}: ${Math.round(share * 100)}%`),
  });
  console.log(`\n${report(results)}\nSaved in ${file}`);
  return results.some(({ error }) => error !== undefined) ? 1 : 0;
}

interface Evaluation {
  readonly root: string;
  readonly backend: string;
  readonly questionFolder: string;
  readonly environment: Environment;
  readonly onResult?: (result: Result) => void;
}

/** Asks every question in a chat of its own, one after another, and saves table and replies. */
export async function evaluate({
  root,
  backend: name,
  questionFolder,
  environment,
  onResult,
}: Evaluation): Promise<{
  readonly results: readonly Result[];
  /** The table; the replies are beside it as JSON. */
  readonly file: string;
}> {
  const settings = parseSettings({ ...environment, VITE_CHAT_BACKEND: flags[name] ?? '' });
  const { profile } = loadResume(root, settings.resumeFile);
  const assistant = toAssistantProfile(profile, resumeWords);
  const { firstName, email } = assistant;
  const backend = createModelBackend(settings) ?? quotesBackendOf(profile);

  const results: Result[] = [];
  for (const question of readQuestions(questionFolder, { name: assistant.name, firstName, email })) {
    const result = await ask(backend, assistant.prompt, question);
    onResult?.(result);
    results.push(result);
  }
  backend.dispose();

  const folder = resolve(root, outputFolder);
  const file = join(folder, `${name}-${backend.modelName.replace(/[^\w.-]+/g, '-')}.md`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `# ${backend.modelName} (${name}): ${Math.round(meanShare(results) * 100)}%\n\n${report(results)}`,
  );
  writeFileSync(file.replace(/md$/, 'json'), `${JSON.stringify(results, null, 2)}\n`);
  return { results, file };
}

async function ask(backend: ChatBackend, systemPrompt: string, question: Question): Promise<Result> {
  const prior = question.after.map((content, index): ChatMessage => ({
    role: index % 2 === 0 ? 'user' : 'assistant',
    content,
  }));
  const messages: ChatMessage[] = [
    { role: 'system', content: systemPrompt },
    ...prior,
    { role: 'user', content: question.ask },
  ];
  const began = performance.now();
  const { text, thrown } = await readReply(backend, messages);
  const failure = thrown instanceof Error ? thrown.message : 'failed';
  return {
    question,
    reply: text,
    seconds: (performance.now() - began) / 1000,
    score: score(question, text),
    error: thrown === undefined ? undefined : failure,
  };
}
