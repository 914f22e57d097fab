/** What reads text of strangers. Each step of a reader is a task. */
import { createAnswerer } from '../../../src/answers/answer';
import { createClaimChecker } from '../../../src/answers/check-claims';
import { findSources } from '../../../src/answers/find-sources';
import { allPacks } from '../../../src/answers/languages/all-packs';
import type { Language } from '../../../src/answers/languages/language-pack';
import { createSourceIndex } from '../../../src/answers/sources/source-index';
import { emptyThesaurus } from '../../../src/answers/thesaurus/thesaurus';
import { estimateMessage, estimateTokens } from '../../../src/backends/estimate-tokens';
import { fitWindow } from '../../../src/backends/fit-window';
import { judgeOpening } from '../../../src/backends/reasoning/judge-opening';
import { createReasoningFilter } from '../../../src/backends/reasoning/reasoning-filter';
import { drawBlocks } from '../../../src/streaming/markdown/draw-blocks';
import { IncrementalMarkdown } from '../../../src/streaming/markdown/incremental-markdown';
import { lex, noLinks } from '../../../src/streaming/markdown/lexer';
import type { Cv } from '../../../src/resume/cv';
import { createTypewriter } from '../../../src/streaming/typewriter/typewriter';

const cv: Cv = {
  person: { name: 'Ada Example', firstName: 'Ada', links: [] },
  headings: { profile: 'Profile', contact: 'Contact' },
  sections: [{ topic: 'work', anchor: 'work', heading: 'Work' }],
  entries: Array.from({ length: 100 }, (_, index) => ({
    topic: 'work' as const,
    anchor: `job-${index}`,
    heading: `Job ${index}`,
    title: `Analyst ${index}`,
    organisation: `Mill ${index}`,
    lines: [`Deep learning on ${index} computers, with models of language.`],
    points: [],
    tags: ['Python', 'Deep learning'],
  })),
  languages: [],
  answers: [],
  facts: [],
};
const about = {
  cv,
  thesaurus: emptyThesaurus,
  today: new Date('2026-01-01'),
  loadSynonyms: async () => '',
  language: 'en' as const,
};
const claims = createClaimChecker({ ...about, loadPack: async (language) => allPacks[language] });
const sourceIndex = createSourceIndex(cv, emptyThesaurus);

/** Shows `text` in an element of the page, layout included. */
function* show(text: string, isOpen: boolean): Generator<void> {
  const box = document.createElement('div');
  box.className = 'markdown';
  document.body.append(box);
  const tasks: (() => void)[] = [];
  const drawing = new IncrementalMarkdown(box, undefined, (_, task) => {
    tasks.push(task);
    return () => tasks.splice(0, tasks.length, ...tasks.filter((other) => other !== task));
  });
  drawing.update(text, isOpen);
  box.getBoundingClientRect();
  for (let task = tasks.shift(); task; task = tasks.shift()) {
    yield;
    task();
    box.getBoundingClientRect();
  }
  drawing.dispose();
  box.remove();
}

/** Reveals `text` at once, while more may follow. */
function* type(text: string): Generator<void> {
  const frames: (() => void)[] = [];
  const clock = {
    now: () => 0,
    after: () => () => {},
    nextFrame(next: () => void) {
      frames.push(next);
      return () => frames.splice(0);
    },
  };
  const options = { clock, msPerCharacter: 5, instant: true, onReveal() {}, onFinish() {} };
  createTypewriter(options).setText(text, false);
  for (let frame = frames.shift(); frame; frame = frames.shift()) {
    frame();
    yield;
  }
}

function filter(text: string, step: number): void {
  const filtering = createReasoningFilter(undefined, judgeOpening);
  for (let at = 0; at < text.length; at += step) filtering.push(text.slice(at, at + step));
  filtering.finish(true);
}

/** A reply in quotes mode to each text, read as one language whatever it is written in. */
function questionIn(language: Language): Reader {
  const answerer = createAnswerer({ ...about, loadPack: async () => allPacks[language] });
  return async (text) => {
    // The same question again would not be read.
    for (const content of ['?', text]) await answerer.answer([{ role: 'user', content }]);
  };
}

async function check(answer: string): Promise<void> {
  const reader = await claims.open(answer, answer.slice(0, 300));
  reader.read(answer, true);
}

type Reader = (text: string) => Iterable<void> | void | Promise<void>;

export const readers: Readonly<Record<string, Reader>> = {
  'finished markdown': (text) => void drawBlocks(lex(text, { open: false, links: noLinks() })),
  'growing markdown': (text) => void drawBlocks(lex(text, { open: true, links: noLinks() })),
  'finished reply on the page': (text) => show(text, false),
  'growing reply on the page': (text) => show(text, true),
  'question, en': questionIn('en'),
  'question, fr': questionIn('fr'),
  'question, de': questionIn('de'),
  'question, es': questionIn('es'),
  'question, ja': questionIn('ja'),
  'question, ar': questionIn('ar'),
  claims: check,
  sources: (text) => void findSources(text, text, sourceIndex),
  typewriter: (text) => type(text),
  'reasoning filter': (text) => filter(text, Infinity),
  'reasoning filter, in pieces': (text) => filter(text, 3),
  tokens: (text) => void estimateTokens(text),
  window(text) {
    const messages = (text.match(/[^]{1,40}/g) ?? []).map((content) => ({ role: 'user' as const, content }));
    fitWindow(messages, { contextWindow: 4096, reply: 512, tokensOf: estimateMessage });
  },
  // The two that must be found, or the limits find nothing.
  'quadratic on purpose'(text) {
    let found = 0;
    for (let at = 0; at < text.length; at += 100) for (const unit of text) if (unit === '\0') found += at;
    return void found;
  },
};

/** The milliseconds of a task that has nothing to do with the project: how fast the machine is right now. */
export function calibrate(): number {
  const started = performance.now();
  const words = new Map<string, number>();
  for (let at = 0; at < 60_000; at++) {
    const word = String.fromCharCode(97 + (at % 26), 97 + ((at * 7) % 26), 97 + ((at * 11) % 26));
    words.set(word, (words.get(word) ?? 0) + (/^[a-m]+(?=[n-z])/.test(word) ? 1 : 2));
  }
  return performance.now() - started;
}

/** Milliseconds of the longest task, and of all, that `name` takes for `text`. */
export async function time(name: string, text: string): Promise<{ task: number; total: number }> {
  const read = readers[name];
  if (!read) throw new Error(`No reader ${name}`);
  let total = 0;
  let longest = 0;
  let started = performance.now();
  const end = (): void => {
    const ms = performance.now() - started;
    total += ms;
    longest = Math.max(longest, ms);
    started = performance.now();
  };
  const steps = await read(text);
  if (steps) for (const _ of steps) end();
  end();
  return { task: longest, total };
}
