import { resolve } from 'node:path';
import { readEnvironment } from '../site/environment.ts';
import { isBuiltPackage } from '../site/engine-files.ts';
import { command } from './command.ts';
import { askable, evaluate, isAskable } from './eval/evaluate.ts';
import type { Answered } from './eval/made-question.ts';
import { scoreOf } from './eval/report.ts';

export const { help, main } = command(
  {
    takes: '[file]',
    about:
      'Asks a model about 300 questions made from the CV and scores the replies. ' +
      'webllm asks the site in dist/, and needs playwright-core and Chromium, Chrome or Edge.',
    options: {
      backend: { type: 'string', default: '', value: 'NAME', says: `what answers: ${askable.join(', ')}` },
      models: {
        type: 'string',
        value: 'A,B',
        says: 'several models, by their names at the backend, in one table',
      },
      resume: { type: 'string', value: 'FILE', says: 'another résumé than the one of this folder' },
      out: {
        type: 'string',
        short: 'o',
        default: isBuiltPackage ? 'talking-cv-eval' : 'tests/.output/eval',
        value: 'FOLDER',
        says: 'where the replies and the report are kept',
      },
      limit: { type: 'string', value: 'N', says: 'at most so many questions, of every kind' },
      browser: { type: 'string', value: 'FILE', says: 'the program that webllm is asked in' },
      headless: { type: 'boolean', default: false, says: 'ask webllm in a browser without a window' },
      failures: { type: 'boolean', default: false, says: 'print each reply that lost something, and why' },
    },
    examples: [
      ['--backend ollama', 'scores the model of your Ollama'],
      ['--backend ollama --models qwen3:0.6b,qwen3.5:2b --limit 100', 'compares two models in an hour'],
      ['--backend quotes --limit 40', 'scores the quotes, on fewer questions'],
    ],
  },
  async (values, file, root) => {
    const { backend, limit, browser, headless, failures } = values;
    const models = values.models?.split(',').map((name) => name.trim());
    if (!isAskable(backend)) throw new Error(`--backend must be one of ${askable.join(', ')}.`);
    const most = limit === undefined ? undefined : Number(limit);
    if (most !== undefined && !(Number.isInteger(most) && most > 0))
      throw new Error('--limit must be a whole number of questions.');
    if (models && (backend === 'quotes' || models.includes('')))
      throw new Error('--models must be names of models with commas between them, and quotes are none.');
    const outputFolder = resolve(root, values.out);
    const { text, silent } = await evaluate({
      root,
      backend,
      models,
      resume: values.resume ?? file,
      limit: most,
      environment: readEnvironment(root),
      today: new Date(),
      outputFolder,
      site: { root, profileFolder: resolve(outputFolder, 'profile'), browser, isHeadless: headless },
      onAnswer: (answer) => console.log(lineOf(answer, failures)),
      say: (line) => console.log(line),
    });
    console.log(`\n${text}`);
    return silent.length === 0 ? 0 : 1;
  },
);

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
