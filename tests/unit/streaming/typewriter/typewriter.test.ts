import { describe, expect, it, vi } from 'vitest';
import { createTypewriter } from '../../../../src/streaming/typewriter/typewriter';
import { createStepClock } from '../../../support/step-clock';
import { array, assert, constantFrom, nat, oneof, property } from 'fast-check';
import { graphemeEnd } from '../../../../src/streaming/typewriter/graphemes';

const msPerCharacter = 5;
const longText = 'A long reply about training and serving. '.repeat(100);

function setUp(options: { instant?: boolean } = {}) {
  const clock = createStepClock();
  const reveals: number[] = [];
  let finishes = 0;
  const typewriter = createTypewriter({
    clock,
    msPerCharacter,
    ...options,
    onReveal: (shown) => reveals.push(shown),
    onFinish: () => (finishes += 1),
  });
  return {
    clock,
    typewriter,
    reveals,
    get shown() {
      return reveals.at(-1) ?? 0;
    },
    get finishes() {
      return finishes;
    },
  };
}

/** Frame lengths with the mean given, from half to one and a half of it. */
function* jittery(meanMs: number): Generator<number> {
  let seed = 1;
  for (;;) {
    seed = (seed * 48_271) % 2_147_483_647;
    yield meanMs * (0.5 + seed / 2_147_483_647);
  }
}

function* steady(ms: number): Generator<number> {
  for (;;) yield ms;
}

describe('the pace is 200 characters per second within 2 % over a long reply', () => {
  it.each([
    ['30 Hz', () => steady(1000 / 30)],
    ['60 Hz', () => steady(1000 / 60)],
    ['144 Hz', () => steady(1000 / 144)],
    ['240 Hz, more frames than characters', () => steady(1000 / 240)],
    ['jittery frames around 60 Hz', () => jittery(1000 / 60)],
    ['jittery frames around 20 Hz', () => jittery(1000 / 20)],
  ])('at %s', (_, frames) => {
    const run = setUp();
    const began = run.clock.now();
    run.typewriter.setText(longText, true);
    for (const ms of frames()) {
      run.clock.frame(ms);
      if (run.finishes > 0) break;
    }
    const rate = (longText.length / (run.clock.now() - began)) * 1000;
    expect(rate).toBeGreaterThan(200 * 0.98);
    expect(rate).toBeLessThan(200 * 1.02);
  });

  it('at every moment of the reply', () => {
    const run = setUp();
    const began = run.clock.now();
    run.typewriter.setText(longText, true);
    for (const ms of jittery(1000 / 60)) {
      run.clock.frame(ms);
      if (run.finishes > 0) break;
      expect(Math.abs(run.shown - (run.clock.now() - began) / msPerCharacter)).toBeLessThanOrEqual(1);
    }
  });

  it('in graphemes, not in code units', () => {
    const run = setUp();
    run.typewriter.setText('👨‍👩‍👧‍👦'.repeat(400), true);
    run.clock.frame(1000);
    expect(run.shown).toBe('👨‍👩‍👧‍👦'.length * 200);
  });
});

it('catches up after the page was hidden', () => {
  const run = setUp();
  run.typewriter.setText(longText, true);
  run.clock.frame(16);
  run.clock.pass(10_000);
  run.clock.frame(16);
  expect(run.shown).toBe(Math.floor(10_032 / msPerCharacter));
});

it('a character that may still grow is held back until the next one comes or the text is complete, wherever that is cut', () => {
  const text = 'Salut 👋🏽, e\u0301cole 🇫🇷🇬🇧 et 👩‍🚀 !\r\nFin.';
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const boundaries = new Set(Array.from(segmenter.segment(text), ({ index }) => index).concat(text.length));
  const run = setUp();
  for (let length = 1; length <= text.length; length += 1) {
    run.typewriter.setText(text.slice(0, length), length === text.length);
    run.clock.settle(3);
  }
  expect(run.shown).toBe(text.length);
  expect(run.reveals.filter((shown) => !boundaries.has(shown))).toEqual([]);
});

describe('a piece that appears at once', () => {
  const words = 'The answer. ';
  const quote = '> What the CV says, in a line or two.';

  it('is shown whole in the frame that shows the last character before it', () => {
    const run = setUp();
    run.typewriter.setText(words, false);
    run.typewriter.setText(words + quote, false, true);
    run.typewriter.setText(words + quote, true);
    run.clock.frame(msPerCharacter * (words.length - 1));
    expect(run.shown).toBe(words.length - 1);
    run.clock.frame(msPerCharacter);
    expect(run.shown).toBe(words.length + quote.length);
    expect(run.finishes).toBe(1);
  });

  it.each([1, 7, 16, 50, 400])('is never shown in part, with frames of %i ms', (ms) => {
    const run = setUp();
    let text = '';
    const starts: number[] = [];
    for (const piece of [words, quote, words, quote, quote]) {
      if (piece === quote) starts.push(text.length);
      text += piece;
      run.typewriter.setText(text, false, piece === quote);
    }
    run.typewriter.setText(text, true);
    run.clock.settle(ms);
    const isInside = (shown: number) => starts.some((at) => shown > at && shown < at + quote.length);
    expect(run.reveals.filter(isInside)).toEqual([]);
    expect(run.shown).toBe(text.length);
  });
});

it('the finish callback is called once, when the text is complete and all of it is shown', () => {
  const run = setUp();
  run.typewriter.setText('abc', false);
  run.clock.settle();
  expect(run.finishes).toBe(0);
  run.typewriter.setText('abc', true);
  run.clock.settle();
  expect(run.finishes).toBe(1);
  run.typewriter.skip();
  expect(run.finishes).toBe(1);
});

describe('without typing', () => {
  it('shows the text after a skip, and further text at every frame', () => {
    const run = setUp();
    run.typewriter.setText('Some text to show.', false);
    run.typewriter.skip();
    expect(run.shown).toBe('Some text to show'.length);
    run.typewriter.setText('Some text to show. And more.', true);
    run.clock.frame(1);
    expect(run.shown).toBe('Some text to show. And more.'.length);
    expect(run.finishes).toBe(1);
  });

  it('shows a long text that grows in several frames, and all of a complete one at once', () => {
    const text = 'a'.repeat(25_000);
    const run = setUp({ instant: true });
    run.typewriter.setText(text, false);
    run.clock.frame(1);
    expect(run.shown).toBe(10_000);
    run.clock.settle();
    expect(run.shown).toBe(24_999);
    const complete = setUp();
    complete.typewriter.setText(text, true);
    complete.typewriter.skip();
    expect(complete.reveals).toEqual([25_000]);
  });
});

it('calls nothing after it was cancelled', () => {
  const run = setUp();
  run.typewriter.setText('abc', false);
  run.typewriter.cancel();
  run.typewriter.setText('abcdef', true);
  run.typewriter.skip();
  run.clock.settle();
  expect(run.reveals).toEqual([]);
  expect(run.finishes).toBe(0);
});

const characters: [string, string[]][] = [
  ['plain letters', ['a', 'b', ' ', '\n']],
  ['a letter and the accent that combines with it', ['e\u0301', 'x']],
  ['a family of four', ['👨‍👩‍👧‍👦', '!']],
  ['flags, two letters each', ['🇫🇷', '🇬🇧', 'a']],
  ['a return with its line feed', ['\r\n', 'a']],
  ['Hangul syllables', ['각', '가']],
  ['a copyright sign drawn as an emoji', ['©\uFE0F', 'a']],
  ['a character of a hundred code units', [`a${'\u0301'.repeat(100)}`, 'b']],
];

it.each(characters)('keeps %s whole', (_, whole) => {
  expect(split(whole.join(''))).toEqual(whole);
});

it('keeps them whole in a browser without Intl.Segmenter', async () => {
  vi.stubGlobal('Intl', {});
  vi.resetModules();
  const older = await import('../../../../src/streaming/typewriter/graphemes');
  vi.unstubAllGlobals();
  for (const [, whole] of characters) expect(split(whole.join(''), older.graphemeEnd)).toEqual(whole);
  expect(split('a\uD83D', older.graphemeEnd)).toEqual(['a', '\uD83D']);
});

it('divides any text as Intl.Segmenter divides the whole text', () => {
  const pieces = constantFrom(...'a é e\u0301 😀 👍🏽 🇫🇷 🇫 \u200D \uFE0F क्षि \uD83D'.split(' '), '\r', '\n');
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  assert(
    property(
      oneof(
        array(pieces).map((list) => list.join('')),
        array(nat(0xffff)).map((units) => String.fromCharCode(...units)),
      ),
      (text) => {
        expect(split(text)).toEqual(Array.from(segmenter.segment(text), ({ segment }) => segment));
      },
    ),
  );
});

function split(text: string, endOf = graphemeEnd): string[] {
  const found = [];
  for (let start = 0; start < text.length;) {
    const end = endOf(text, start);
    found.push(text.slice(start, end));
    start = end;
  }
  return found;
}
