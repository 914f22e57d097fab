import { useEffect, useRef } from 'react';
import type { BackendId } from '../../src/backends/backend';
import type { CommandLine } from '../../src/backends/describe-failure';
import type { ChatContextValue } from '../../src/chat/chat-context';
import {
  type Message,
  newReply,
  type Prompt,
  type Reply,
  type ReplyStatus,
} from '../../src/chat/core/message';
import { createRunningReply } from '../../src/chat/core/running-reply';
import { lazyClaimParts } from '../../src/chat/message/lazy-parts';
import { MessageView } from '../../src/chat/message/MessageView';
import { ChatFrame, chatOf } from './chat-frame';
import { entriesOf, type Section, type State } from './state';
import { builtInWords, words } from './words';

export const prompt: Prompt = { role: 'user', id: 'prompt', content: 'Which machines have you worked with?' };

const paragraph =
  'Two machines: **a bench press** that closes with 40 kN, and *a climate chamber* that I built with [a friend](https://example.org).';

const short = 'A bench press.';

const lie = 'She led a team of twelve at Google.';
const doubted = `She builds machines for rotor blades. ${lie} Before that she tested adhesives.`;

const list = `The steps are these:

1. Mix, and wait ten minutes
2. Cure at 60 °C
   - in the chamber
   - or on the bench, slowly

> Patience is the third ingredient.

## What is left

Nothing but \`cleaning\`.`;

const code = `Like this:

\`\`\`python
def cure(hours: float) -> str:
    return "done" if hours >= 12 else "wait, or the bond will be too weak to carry its own weight"
\`\`\``;

const formula = `The strength is $\\sigma = F / A$, and over the whole joint

$$\\bar\\sigma = \\frac{1}{n}\\sum_{i=1}^{n} \\frac{F_i}{A_i}$$`;

const table = `| Sample | Force | Result |
| :----- | ----: | :----: |
| A | 1.2 kN | held |
| B | 0.9 kN | a crack along the whole edge |`;

const hardToBreak = `https://example.org/${'a-very-long-path/'.repeat(8)} and ${'x'.repeat(120)}`;

const models: Readonly<Record<BackendId, Partial<Reply>>> = {
  ollama: { modelName: 'Qwen3 14B', whereItRan: words.backends.ollama.whereItRuns(undefined) },
  huggingface: { modelName: 'Qwen3 14B', whereItRan: words.backends.hosted.whereItRuns },
  webllm: { modelName: 'Qwen3 0.6B', whereItRan: words.backends.webllm.whereItRuns },
  'built-in': { modelName: builtInWords.modelName, whereItRan: builtInWords.whereItRuns },
  quotes: { modelName: words.backends.quotes.modelName, whereItRan: words.backends.quotes.whereItRuns },
};

export function replyOf(change: Partial<Reply>): Reply {
  const backend = change.backend ?? 'ollama';
  return { ...newReply('reply'), sentAt: 0, backend, ...models[backend], ...change };
}

/** A reply that has received `text` and displays the part before `¦`. */
export function printing(text: string, change: Partial<Reply> = {}): Reply {
  const running = createRunningReply();
  const cursor = text.indexOf('¦');
  running.receive(text.replace('¦', ''));
  running.show(cursor < 0 ? text.length : cursor);
  return replyOf({ status: 'printing', running, ...change });
}

const done = (content: string, change: Partial<Reply> = {}): Reply =>
  replyOf({ status: 'done', endReason: 'stop', content, ...change });

const cutOff = { problem: 'The reply broke off before it was complete.', action: 'Try again.' };

const commands: readonly CommandLine[] = [
  { label: 'This system', line: 'ollama serve' },
  { label: 'Another system', line: `sudo mkdir -p /etc/${'a-long-path/'.repeat(6)} && echo done` },
];

type Look = Reply | { readonly reply: Reply; readonly context: Partial<ChatContextValue> };

const byStatus: Readonly<Record<ReplyStatus, Readonly<Record<string, Look>>>> = {
  waiting: {
    'for the first text': replyOf({}),
    'for the model to load': {
      reply: replyOf({ backend: 'webllm' }),
      context: { localModelStatus: 'downloading' },
    },
    'for a reason': replyOf({ waitingFor: words.backends.wait.readingProfile }),
    'for a silent server': replyOf({ waitingFor: words.backends.wait.silent, isSilent: true }),
    'with a notice': replyOf({ notices: [words.backends.wait.trimmedNotice] }),
  },
  printing: {
    'a paragraph': printing('Two kinds of **machines: a bench¦ press**'),
    'a list whose points are paragraphs': printing('The steps:\n\n1. Mix, and wait\n\n2. Cure at 6¦0 °C'),
    'an open block of code': printing('Like this:\n\n```python\ndef cure(ho¦urs):\n'),
    'an open table': printing('The results:\n\n| Sample | Force |\n| --- | --- |\n| A | 1.2¦ kN |'),
  },
  done: {
    paragraph: done(paragraph),
    'list, quote and heading': done(list),
    code: done(code),
    formula: done(formula),
    table: done(table),
    'words without a break': done(hardToBreak),
    'with sources': {
      reply: done(short),
      context: {
        findSources: async () => [
          { heading: 'Bench engineer at Laminar', anchor: 'work-1', at: 13 },
          {
            heading: 'Adhesives, their ageing and what a warm winter does to them',
            anchor: 'work-2',
            at: 13,
          },
        ],
        lineOf: async () => 'Tests the joints of rotor blades, and builds the machines for it',
      },
    },
    'with statements that are not in the CV': done(doubted, {
      claims: {
        doubtful: [
          {
            text: lie,
            start: doubted.indexOf(lie),
            end: doubted.indexOf(lie) + lie.length,
            verdict: 'unsupported',
            reason: { kind: 'unmentioned', what: 'Google' },
            quote: {
              anchor: 'job-1',
              heading: 'Bench engineer, Laminar',
              text: 'Tests the joints of rotor blades',
            },
          },
        ],
        isComplete: true,
      },
    }),
    'with a notice': done(short, { notices: [words.backends.wait.trimmedNotice] }),
  },
  stopped: {
    'with text': replyOf({ status: 'stopped', content: short }),
    'before any text': replyOf({ status: 'stopped' }),
    'after its stream had ended': replyOf({ status: 'stopped', content: short, endReason: 'stop' }),
  },
  failed: {
    'with text': replyOf({ status: 'failed', content: short, failure: cutOff }),
    'before any text': replyOf({ status: 'failed', failure: cutOff }),
    'with a command': replyOf({ status: 'failed', failure: { ...cutOff, commands: commands.slice(0, 1) } }),
    'with commands': replyOf({ status: 'failed', failure: { ...cutOff, commands } }),
  },
};

const byEndReason: Readonly<Record<NonNullable<Reply['endReason']>, Reply>> = {
  stop: done('This is all.'),
  length: done('This reply met the limit before its', { endReason: 'length' }),
  other: done('This reply ended before its', { endReason: 'other' }),
};

const byMissingText: Readonly<Record<NonNullable<Reply['missing']>, Reply>> = {
  empty: done('', { missing: 'empty' }),
  'only-reasoning': done('', { missing: 'only-reasoning' }),
};

const byBackend: Readonly<Record<BackendId, Reply>> = {
  ollama: done('From Ollama.', { backend: 'ollama' }),
  huggingface: done('From the hosted model.', { backend: 'huggingface' }),
  webllm: done('From this browser.', { backend: 'webllm' }),
  'built-in': done('From the browser’s own model.', { backend: 'built-in' }),
  quotes: done(`A bench press.\n\n${quoteOf(short, 'Bench engineer, Laminar', 'job-1')}`, {
    backend: 'quotes',
  }),
};

/** As the quotes backend has it: the lines, then the source. */
function quoteOf(text: string, heading: string, anchor: string): string {
  return [...text.split('\n'), '', `— [${heading}](#${anchor})`]
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

const job = quoteOf(
  'March 2024 – Ongoing\\\nTests the joints of rotor blades, and builds the machines for it\\\nBench press, climate chamber',
  'Bench engineer, Laminar',
  'job-1',
);
const datedJob = quoteOf(
  'September 2016 – January 2023\n\nRan the adhesive tests of three product lines, from the first sample to the certificate',
  'Adhesives, their ageing and what a warm winter does to them: engineer, Institute for Joined Materials',
  'job-2',
);
const skills = quoteOf('Python, SQL, LabVIEW', 'Programming languages', 'skills-1');
/** As src/answers/fit/fit-sheet.ts has it. */
const fit = `**1 of 3 requirements is in the CV**, 1 is close, 1 is not in it.

|  | The ad asks | The CV says |
| :-: | --- | --- |
| ✓ | Python | Python, SQL, LabVIEW — [Programming languages](#skills-1) |
| ~ | Ten years of testing | 6 years: [Bench engineer, Laminar](#job-1), [Institute for Joined Materials](#job-2) |
| – | Driving licence | not in the CV |`;
const letter = `mailto:nadia@example.org?body=${encodeURIComponent('Could she start in March? '.repeat(20))}`;

const fromCv = (content: string, change: Partial<Reply> = {}): Reply =>
  done(content, { backend: 'quotes', ...change });

const threeQuotes = fromCv(
  `Yes: Python, under Programming languages. Nadia has worked with it in two jobs.\n\n${[skills, job, datedJob].join('\n\n')}`,
);

const quoted: Readonly<Record<string, Reply>> = {
  'a fact and its evidence': fromCv(
    `**Four years**, since March 2022. Worked out from the CV’s dates.\n\n${job}`,
  ),
  'three quotes': threeQuotes,
  'not in the CV': fromCv(
    `Kubernetes is not in the CV. Under Infrastructure it has Docker, Slurm and Proxmox.\n\nOnly Nadia can tell more: [Write to Nadia](${letter}).`,
  ),
  'the fit for a job': fromCv(fit),
  'in another language': fromCv(`Depuis mars 2024, chez Laminar.\n\n${job}`, { language: 'fr' }),
  'words without a break': fromCv(`${hardToBreak}\n\n${quoteOf(hardToBreak, 'x'.repeat(90), 'job-3')}`),
};

const greeting: Reply = done('Hello! Ask me anything about the CV on this page.', {
  isGreeting: true,
  backend: undefined,
  modelName: undefined,
  whereItRan: undefined,
});

const longPrompt: Prompt = {
  ...prompt,
  content: `One line\nand another, ${'with many words, '.repeat(8)}\n${'x'.repeat(90)}`,
};

function Messages({ messages }: { readonly messages: readonly Message[] }) {
  const box = useRef<HTMLDivElement>(null);
  const claimParts = lazyClaimParts.use(messages.some((each) => 'claims' in each));
  // The reason stands under the paragraph, as once the visitor has turned to the statement.
  useEffect(() => {
    if (claimParts)
      requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[data-claim]')?.click());
  }, [claimParts]);
  return (
    <div ref={box}>
      {messages.map(({ id }, index) => (
        <MessageView index={index} key={id} />
      ))}
      {claimParts && <claimParts.ClaimCards conversation={box} />}
    </div>
  );
}

function draw(messages: readonly Message[], context: Partial<ChatContextValue> = {}) {
  return (
    <ChatFrame state={chatOf(...messages)} context={context}>
      <Messages messages={messages} />
    </ChatFrame>
  );
}

function stateOf(name: string, look: Look): State {
  const { reply, context } = 'reply' in look ? look : { reply: look, context: {} };
  return { name, view: draw([reply], context) };
}

const statesOf = (status: ReplyStatus): State[] =>
  entriesOf(byStatus[status]).map(([name, look]) => stateOf(`${status}, ${name}`, look));

export const replySections: readonly Section[] = [
  { name: 'replies-running', states: [...statesOf('waiting'), ...statesOf('printing')] },
  { name: 'replies-done', states: statesOf('done') },
  {
    name: 'replies-ended',
    states: [
      ...statesOf('stopped'),
      ...statesOf('failed'),
      ...entriesOf(byEndReason).map(([reason, reply]) => stateOf(`ended, ${reason}`, reply)),
      ...entriesOf(byMissingText).map(([missing, reply]) => stateOf(`without text, ${missing}`, reply)),
    ],
  },
  {
    name: 'replies-quoted',
    states: [
      ...entriesOf(quoted).map(([name, reply]) => stateOf(name, reply)),
      { ...stateOf('sources, collapsed', { ...threeQuotes, id: 'collapsed' }), isCollapsed: true },
    ],
  },
  {
    name: 'replies-by-backend',
    states: [
      ...entriesOf(byBackend).map(([backend, reply]) => stateOf(`by ${backend}`, reply)),
      stateOf('quotes while the model loads', {
        reply: byBackend.quotes,
        context: { localModelStatus: 'downloading' },
      }),
      stateOf('quotes once the model is ready', {
        reply: byBackend.quotes,
        context: { localModelStatus: 'ready', nextBackend: 'webllm' },
      }),
      stateOf('quotes, with a model that will answer too', {
        reply: { ...byBackend.quotes, modelIsWished: true },
        context: { localModelStatus: 'downloading' },
      }),
      { name: 'quotes, and a model below', view: draw([prompt, byBackend.quotes, byBackend.webllm]) },
      { name: 'greeting', view: draw([greeting]) },
      { name: 'question and reply', view: draw([prompt, byBackend.ollama]) },
      { name: 'a long question', view: draw([longPrompt]) },
    ],
  },
];
