// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { IncrementalMarkdown } from '../../../../src/streaming/markdown/incremental-markdown';
import { withoutHalfUnit } from '../../../../src/streaming/typewriter/graphemes';
import { createTypewriter } from '../../../../src/streaming/typewriter/typewriter';
import { createStepClock } from '../../../support/step-clock';
import { reply } from './arbitrary-definitions';
import { markdown } from './arbitrary-markdown';

const tests = join(import.meta.dirname, '../../..');
const corpus = ['fixtures/markdown', 'bench/stream/corpus'].flatMap((folder) =>
  readdirSync(join(tests, folder)).map((name) => readFileSync(join(tests, folder, name), 'utf8')),
);
const runs = { numRuns: Number(process.env['RUNS'] ?? 50) };

/** Milliseconds after which a page shows all that came. */
const mostLag = 200;
const frameMs = 1000 / 60;

/** A text that ends anywhere in a reply, in the middle of a construct or of a word. */
const prefix = fc
  .tuple(
    fc.oneof(
      { weight: 2, arbitrary: fc.constantFrom(...corpus) },
      { weight: 1, arbitrary: markdown(25) },
      { weight: 1, arbitrary: reply.map(({ text }) => text) },
    ),
    fc.nat(),
  )
  .map(([text, at]) => withoutHalfUnit(text.slice(0, at % (text.length + 1))));

function whole(text: string, open: boolean): string {
  const clock = createStepClock();
  const box = document.createElement('div');
  new IncrementalMarkdown(box, undefined, clock.after).update(text, open);
  clock.pass(0);
  return box.innerHTML;
}

/** A page that shows a reply as the chat does: typed out, in frames. */
function openPage({ instant = false } = {}) {
  const clock = createStepClock();
  const box = document.createElement('div');
  const drawing = new IncrementalMarkdown(box, undefined, clock.after);
  let received = '';
  const typewriter = createTypewriter({
    clock,
    msPerCharacter: 5,
    instant,
    onReveal: (shown) => drawing.update(received.slice(0, shown), true),
    onFinish: () => drawing.update(received, false),
  });
  function pass(ms: number): void {
    const end = clock.now() + ms;
    while (clock.now() < end) clock.frame(Math.min(frameMs, end - clock.now()));
  }
  return {
    box,
    drawing,
    clock,
    pass,
    receive(text: string) {
      received = text;
      typewriter.setText(text, false);
    },
    stop() {
      typewriter.cancel();
      drawing.update(received, false);
    },
  };
}

const delta = fc.record({
  size: fc.integer({ min: 1, max: 4 }),
  afterMs: fc.constantFrom(17, 20, 34, 90, 150, 300),
});
const pace = fc.record({
  /** Characters that are received one delta after the other; those before them at once. */
  slowly: fc.integer({ min: 1, max: 40 }),
  deltas: fc.array(delta, { minLength: 1, maxLength: 8 }),
  instant: fc.boolean(),
});

/** Receives `text`, its end in deltas no faster than it is typed out. */
function receive(
  text: string,
  { slowly, deltas, instant }: typeof pace extends fc.Arbitrary<infer Pace> ? Pace : never,
) {
  const page = openPage({ instant });
  let end = Math.max(0, text.length - slowly);
  if (end > 0) page.receive(text.slice(0, end));
  page.clock.settle();
  for (let index = 0; end < text.length; index++) {
    const { size, afterMs } = deltas[index % deltas.length] ?? { size: 1, afterMs: 17 };
    page.pass(afterMs);
    end = Math.min(text.length, end + size);
    page.receive(withoutHalfUnit(text.slice(0, end)));
  }
  return page;
}

it('shows 200 ms after the last delta all that came, as the text so far rendered at once', () => {
  fc.assert(
    fc.property(prefix, pace, (text, how) => {
      const page = receive(text, how);
      page.pass(mostLag);
      expect(page.box.innerHTML, JSON.stringify(text)).toBe(whole(text.trimEnd(), true));
    }),
    runs,
  );
});

it('shows on Stop what the text so far is when it is complete', () => {
  fc.assert(
    fc.property(prefix, pace, (text, how) => {
      const page = receive(text, how);
      page.stop();
      page.clock.pass(0);
      expect(page.box.innerHTML, JSON.stringify(text)).toBe(whole(text, false));
      page.pass(1000);
      expect(page.box.innerHTML, JSON.stringify(text)).toBe(whole(text, false));
    }),
    runs,
  );
});
