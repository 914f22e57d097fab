import type { Dialect } from './model-wire';

/** What the server does next: write bytes, break the connection, or stay silent until the client disconnects. */
type Step = string | Uint8Array | { readonly instead: 'break' | 'hang' };

export interface ScriptedReply {
  readonly status?: number;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds before the server sends anything, status line included. */
  readonly holdMs?: number;
  /** Milliseconds between two steps; the server's own pace by default. */
  readonly paceMs?: number;
  readonly steps: Iterable<Step>;
}

interface Exchange {
  readonly dialect: Dialect;
  /** 1 for the first request with this very prompt, counting up. */
  readonly attempt: number;
  /** The newest user message as received. */
  readonly prompt: string;
  readonly model: string;
}

export type Scenario = (exchange: Exchange) => ScriptedReply;

const pleasantReply = `I work on **large language models** and the machines they are trained on. 😀 Three things I like best:

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

/** What an attacker would make a model say. Code that runs leaves a mark in `window.hacked`. */
const hostileReply = [
  'Before <img src=x onerror="window.hacked=1"> and <script>window.hacked=2</script> after.',
  '<a href="https://evil.invalid/raw" onclick="window.hacked=3">raw</a> <iframe src="https://evil.invalid/frame"></iframe>',
  '<style>body{display:none;background:url(https://evil.invalid/css)}</style><form action="https://evil.invalid"><input name=q></form>',
  '<base href="https://evil.invalid/"><meta http-equiv="refresh" content="0;url=https://evil.invalid"><link rel=stylesheet href="https://evil.invalid/css">',
  // Mutation: harmless until it is parsed a second time.
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hacked=4&gt;">',
  '<svg></p><style><a id="</style><img src=1 onerror=window.hacked=5>">',
  '<noscript><p title="</noscript><img src=x onerror=window.hacked=6>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=window.hacked=7>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=window.hacked=8>#x"/><animate onbegin=window.hacked=9></svg>',
  // Names that scripts of the page look up.
  '<p id="assistant-root" name="getElementById"><a id=location href="https://evil.invalid/loc">x</a><img name=body><object id=panel>',
  '# main\n\n## assistant-button',
  // Links and images of every kind.
  '[script](javascript:window.hacked=10) [spaced]( java&#10;script:window.hacked=11) [encoded](&#x6A;avascript:window.hacked=12)',
  '[data](data:text/html,<script>window.hacked=13</script>) [blob](blob:https://evil.invalid/x) [file](file:///etc/passwd)',
  '[relative](../../login) [scheme](//evil.invalid/scheme) [mail](mailto:a@evil.invalid?bcc=b@evil.invalid) <javascript:window.hacked=14>',
  '[disguised https://github.com](https://evil.invalid/disguise "https://github.com") [quote](https://evil.invalid/"onmouseover="window.hacked=15)',
  '![picture](https://evil.invalid/pixel.png) ![](https://evil.invalid/bare.png "title") ![x](data:image/svg+xml,<svg onload=window.hacked=16>)',
  '[![nested](https://evil.invalid/inner.png)](https://evil.invalid/outer) [reference][r] ![reference][r]\n\n[r]: https://evil.invalid/reference "t"',
  '[script by reference][s]\n\n[s]: javascript:window.hacked=17',
  // Commands of KaTeX that reach outside a formula.
  '$$\\href{javascript:window.hacked=18}{x} \\url{https://evil.invalid/url}$$',
  '$\\includegraphics[width=1em]{https://evil.invalid/katex.png}$ $\\htmlClass{chat-modal}{x}$ $\\htmlId{panel}{x}$',
  '$\\htmlStyle{position:fixed;inset:0}{x}$ $\\htmlData{role=user}{x}$ $\\rule{1000000em}{1000000em}$ $\\text{<img src=x onerror=window.hacked=19>}$',
  '$\\def\\a{\\a\\a}\\a$ $\\gdef\\frac{\\alpha}$ $\\raisebox{99999em}{x}$ $\\kern{-99999em}x$',
  '| a | b |\n|---|---|\n| <svg onload=window.hacked=20> | `<b>` |',
  '```"><img src=x onerror=window.hacked=21>\n</code></pre><script>window.hacked=22</script>\n```',
  'And this is the end.',
].join('\n\n');

/** A harmless reply that is expensive to draw, in a hundred pieces, so that each one adds to drawn text. */
const flood = Array.from({ length: 100 }, (_, index) => 'word '.repeat(2000) + (index === 99 ? 'end' : ''));

/** True and invented statements about the fixture's owner, among markup of every kind. Four are not in her CV. */
const lyingReply = `Tamsin is a bookbinder from Ghent. **She worked at Google from 2011 to 2014.** Her tools include a [nipping press](#skills-3) and a loom.

- She repairs bindings at *a city archive*.
- She holds a PhD from Stanford University.

| Place | Year |
| --- | --- |
| Microsoft | 2012 |

She speaks Dutch. She speaks [fluent Mandarin](#languages) since \`1999\`.`;

/** A reply in pieces of about a word, as models send them. */
function pieces(text: string): string[] {
  return text.match(/\s*\S{1,8}|\s+$/g) ?? [];
}

function contents(dialect: Dialect, text: string): string[] {
  return pieces(text).map((content) => dialect.delta({ content }));
}

function whole(dialect: Dialect, ...middle: readonly Step[]): Step[] {
  return [dialect.opening, ...middle, dialect.end('stop')];
}

/** A reply of these pieces that ends normally. */
export function inline(...list: readonly string[]): Scenario {
  return ({ dialect }) => ({ steps: whole(dialect, ...list.map((content) => dialect.delta({ content }))) });
}

export function refusal(status: number, message: string): Scenario {
  return ({ dialect }) => ({
    status,
    contentType: 'application/json; charset=utf-8',
    steps: [dialect.errorBody(message)],
  });
}

const page =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>Bad Gateway</h1></body></html>';

const pleasant: Scenario = ({ dialect }) => ({ steps: whole(dialect, ...contents(dialect, pleasantReply)) });

/** The beginning of a reply, followed by these steps instead of its end. */
function broken(ending: (dialect: Dialect) => readonly Step[]): Scenario {
  return ({ dialect }) => ({
    steps: [
      dialect.opening,
      ...contents(dialect, 'This is how the reply began, and then'),
      ...ending(dialect),
    ],
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
  'lying-instant': ({ dialect }) => ({ paceMs: 0, steps: whole(dialect, ...contents(dialect, lyingReply)) }),
  'lying-once': ({ dialect }) => ({
    steps: whole(dialect, ...contents(dialect, 'She binds books. She worked at Google in 2012.')),
  }),
  hostile: ({ dialect }) => ({ paceMs: 0, steps: whole(dialect, ...contents(dialect, hostileReply)) }),
  'flood-line': (exchange) => ({ ...inline(...flood)(exchange), paceMs: 5 }),
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
  stalled: broken(() => [{ instead: 'hang' }]),

  'no-finish': broken(() => []),
  'cut-socket': broken(() => [{ instead: 'break' }]),
  'cut-line': broken((dialect) => [partOfDelta(dialect)]),
  // The first of the two bytes of "é".
  'cut-character': broken((dialect) => [Buffer.from(partOfDelta(dialect)), Buffer.from([0xc3])]),
  'error-midstream': broken((dialect) => [
    dialect.error('an error was encountered while running the model: unexpected EOF'),
  ]),

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
};

/** What only the scripted engine does: lose the GPU in the middle of a reply, with an error or without a word. */
export const engineScenarios = ['device-lost', 'device-lost-silently'] as const;

const named = /\[scenario: ([\w-]+)\]/;

/** The scenario that a prompt names. An unknown name is a mistake of the test and gets a 400. */
export function scenarioFor(prompt: string): { name: string; scenario: Scenario } {
  const name = named.exec(prompt)?.[1] ?? 'default';
  return { name, scenario: scenarios[name] ?? refusal(400, `There is no scenario named ${name}.`) };
}
