import type { Delta, Dialect } from './model-wire';

/** What the server does next: write bytes, break the connection, or say nothing more until the client goes. */
export type Step = string | Uint8Array | { readonly instead: 'break' | 'hang' };

export interface ScriptedReply {
  readonly status?: number;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Before anything is sent, status line included. */
  readonly holdMs?: number;
  /** Between two written steps; the server's own pace unless told. */
  readonly paceMs?: number;
  readonly steps: Iterable<Step>;
}

export interface Exchange {
  readonly dialect: Dialect;
  /** 1 for the first request with this very prompt, counting up. */
  readonly attempt: number;
  /** The newest user message as received. */
  readonly prompt: string;
  readonly model: string;
}

export type Scenario = (exchange: Exchange) => ScriptedReply;

export const pleasantReply = `I work on **large language models** and the machines they are trained on. 😀 Three things I like best:

- distributed training, from one GPU to a few hundred
- efficient fine-tuning, with *LoRA* and its relatives
- serving the result so that it answers fast

A first step often looks like this:

\`\`\`python
model = wrap(model, devices=8)
loss = model(batch).mean()
\`\`\`

The loss is the usual one, $$L = -\\frac{1}{N}\\sum_{i} \\log p(x_i)$$ and the rest is patience — écrivez-moi pour en parler !`;

const longReply = Array.from(
  { length: 40 },
  (_, index) =>
    `${index + 1}. Paragraph number ${index + 1} says a little about training, a little about serving and a little about teaching, ` +
    `and it ends with a formula in words and an accent: déjà vu.`,
).join('\n\n');

const hostileReply = [
  'Before <img src=x onerror="window.hacked=1"> and <script>window.hacked=2</script> after.',
  '[a link](javascript:window.hacked=3) and ![a picture](https://evil.invalid/x.png)',
  '<a href="https://evil.invalid" onclick="window.hacked=4">raw</a> <iframe src="https://evil.invalid"></iframe>',
  '<style>body{display:none}</style><form action="https://evil.invalid"><input name=q></form>',
  '$$\\href{javascript:window.hacked=5}{x}$$',
  '| a | b |\n|---|---|\n| <svg onload=window.hacked=6> | `<b>` |',
].join('\n\n');

/** A reply in pieces of about a word, as models send them. */
export function pieces(text: string): string[] {
  return text.match(/\s*\S{1,8}|\s+$/g) ?? [];
}

function contents(dialect: Dialect, text: string): string[] {
  return pieces(text).map((content) => dialect.delta({ content }));
}

function deltas(dialect: Dialect, list: readonly Delta[]): string[] {
  return list.map((delta) => dialect.delta(delta));
}

function whole(dialect: Dialect, ...middle: readonly Step[]): Step[] {
  return [dialect.opening, ...middle, dialect.end('stop')];
}

/** A reply made of these pieces of content, ended well. */
function inline(...list: readonly string[]): Scenario {
  return ({ dialect }) => ({
    steps: whole(
      dialect,
      ...deltas(
        dialect,
        list.map((content) => ({ content })),
      ),
    ),
  });
}

function refusal(status: number, message: string): Scenario {
  return ({ dialect }) => ({
    status,
    contentType: 'application/json; charset=utf-8',
    steps: [dialect.errorBody(message)],
  });
}

const page =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>Bad Gateway</h1></body></html>';

const pleasant: Scenario = ({ dialect }) => ({ steps: whole(dialect, ...contents(dialect, pleasantReply)) });

/** The beginning of a reply, and then what is asked for instead of its end. */
function broken(...ending: readonly Step[]): Scenario {
  return ({ dialect }) => ({
    steps: [dialect.opening, ...contents(dialect, 'This is how the reply began, and then'), ...ending],
  });
}

/** Half a line. */
function partOfDelta(dialect: Dialect): string {
  const line = dialect.delta({ content: ' never finished' });
  return line.slice(0, Math.floor(line.length / 2));
}

function* endlessContent(dialect: Dialect): Generator<Step> {
  yield dialect.opening;
  for (let count = 1; ; count += 1) yield dialect.delta({ content: `word${count} ` });
}

export const scenarios: Readonly<Record<string, Scenario>> = {
  default: pleasant,
  short: inline('Hello', '!', ' How', ' can I', ' help?'),
  slow: (exchange) => ({ ...pleasant(exchange), paceMs: 150 }),
  long: ({ dialect }) => ({ paceMs: 4, steps: whole(dialect, ...contents(dialect, longReply)) }),
  instant: ({ dialect }) => ({ paceMs: 0, steps: whole(dialect, ...contents(dialect, pleasantReply)) }),
  echo: ({ dialect, prompt }) => ({ paceMs: 0, steps: whole(dialect, dialect.delta({ content: prompt })) }),
  hostile: ({ dialect }) => ({ steps: whole(dialect, ...contents(dialect, hostileReply)) }),
  empty: ({ dialect }) => ({ steps: whole(dialect) }),
  length: ({ dialect }) => ({
    steps: [
      dialect.opening,
      ...contents(dialect, 'This reply met the limit before its'),
      dialect.end('length'),
    ],
  }),
  'never-ending': ({ dialect }) => ({ steps: endlessContent(dialect) }),
  'held-headers': (exchange) => ({ ...pleasant(exchange), holdMs: 20_000 }),
  stalled: broken({ instead: 'hang' }),

  'no-finish': broken(),
  'cut-socket': broken({ instead: 'break' }),
  'cut-line': ({ dialect }) => ({
    steps: [
      dialect.opening,
      ...contents(dialect, 'This is how the reply began, and then'),
      partOfDelta(dialect),
    ],
  }),
  'cut-character': ({ dialect }) => ({
    steps: [
      dialect.opening,
      ...contents(dialect, 'This is how the reply began, and then'),
      // The first of the two bytes of "é".
      Buffer.concat([Buffer.from(partOfDelta(dialect)), Buffer.from([0xc3])]),
    ],
  }),
  'error-midstream': ({ dialect }) => ({
    steps: [
      dialect.opening,
      ...contents(dialect, 'This is how the reply began, and then'),
      dialect.error('an error was encountered while running the model: unexpected EOF'),
    ],
  }),

  '400': refusal(400, 'The request was malformed.'),
  '401': refusal(401, 'Invalid username or password.'),
  '402': refusal(
    402,
    'You have depleted your monthly included credits. Purchase pre-paid credits to continue using Inference Providers.',
  ),
  '403': refusal(
    403,
    'This authentication method does not have sufficient permissions to call Inference Providers.',
  ),
  '404': ({ dialect, model }) => ({
    status: 404,
    contentType: 'application/json; charset=utf-8',
    steps: [dialect.errorBody(`model '${model}' not found`)],
  }),
  'model-unsupported': ({ model }) => ({
    status: 400,
    contentType: 'application/json',
    steps: [
      JSON.stringify({
        error: {
          message: `The requested model '${model}' is not supported by any provider you have enabled.`,
          type: 'invalid_request_error',
          param: 'model',
          code: 'model_not_supported',
        },
      }),
    ],
  }),
  'context-too-long': refusal(
    400,
    'This model has a maximum context length of 4096 tokens; you asked for 9000.',
  ),
  '429': refusal(429, 'Rate limit reached. Please retry later.'),
  '500': refusal(500, 'llama runner process has terminated: exit status 2'),
  '503': refusal(503, 'server busy, please try again.  maximum pending requests exceeded'),
  '503-then-ok': (exchange) =>
    (exchange.attempt === 1 ? refusal(503, 'Model is currently loading') : pleasant)(exchange),
  'html-502': () => ({ status: 502, contentType: 'text/html', steps: [page] }),
  html: () => ({ contentType: 'text/html; charset=utf-8', steps: [page] }),

  'think-inline': inline('<think>', '\nThe secret', ' thought.\n', '</think>', '\n\n', 'The answer', '.'),
  'think-empty': inline('<think>', '\n\n', '</think>', '\n\n', 'The answer', '.'),
  'think-split': inline('<th', 'ink>\nThe secret thought', '.\n</thi', 'nk', '>\n\nThe ans', 'wer.'),
  'think-orphan': inline(
    'Hmm',
    ', the',
    ' user wants',
    ' the secret thought.',
    '\n</think>',
    '\n\n',
    'The answer',
    '.',
  ),
  'think-orphan-undisguised': inline('A secret', ' thought.\n', '</think>', '\n\n', 'The answer', '.'),
  'think-unclosed': inline('<think>', '\nThe secret', ' thought goes on'),
  'think-only': inline('<think>\nThe secret thought.\n</think>\n\n'),
  'think-leak-length': ({ dialect }) => ({
    steps: [
      dialect.opening,
      ...contents(dialect, 'Hmm, the user wants the secret thought, so'),
      dialect.end('length'),
    ],
  }),
  'think-field': ({ dialect }) => ({
    steps: whole(
      dialect,
      dialect.delta({ content: null, thinking: 'The secret' }),
      dialect.delta({ thinking: ' thought.' }),
      dialect.delta({ content: 'The answer' }),
      dialect.delta({ content: '.' }),
    ),
  }),
  'think-reasoning': ({ dialect }) => ({
    steps: whole(
      dialect,
      dialect.delta({ content: '', reasoning: 'The secret' }),
      dialect.delta({ reasoning: ' thought.' }),
      dialect.delta({ content: 'The answer' }),
      dialect.delta({ content: '.' }),
    ),
  }),
  'think-literal': inline(
    'The tags are `<think>` and `</think>`:',
    '\n\n```\n<think>\nhm\n</think>\n```\n',
    'Done.',
  ),
};

const named = /\[scenario: ([\w-]+)\]/;

/** The scenario a prompt asks for; an unknown name is a mistake of the test and is answered with a 400. */
export function scenarioFor(prompt: string): { name: string; scenario: Scenario } {
  const name = named.exec(prompt)?.[1] ?? 'default';
  return { name, scenario: scenarios[name] ?? refusal(400, `There is no scenario named ${name}.`) };
}
