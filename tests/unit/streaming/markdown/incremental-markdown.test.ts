// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { IncrementalMarkdown } from '../../../../src/streaming/markdown/incremental-markdown';
import { chunked } from './arbitrary-markdown';

function whole(text: string, open: boolean): string {
  const box = document.createElement('div');
  new IncrementalMarkdown(box).update(text, open);
  return box.innerHTML;
}

it('a reply that grows looks at every moment like the text so far rendered at once', () => {
  fc.assert(
    fc.property(chunked(25), (chunks) => {
      const box = document.createElement('div');
      const drawing = new IncrementalMarkdown(box);
      let text = '';
      for (const chunk of chunks) {
        drawing.update((text += chunk), true);
        // The source of an unfinished formula or address grows in steps of sixteen characters.
        const lagging = Array.from({ length: 16 }, (_, lag) =>
          text.trimEnd().slice(0, lag === 0 ? undefined : -lag),
        );
        const matches = lagging.some((shown) => box.innerHTML === whole(shown, true));
        if (!matches) expect(box.innerHTML, JSON.stringify(text)).toBe(whole(text.trimEnd(), true));
      }
    }),
    { numRuns: Number(process.env['RUNS'] ?? 50) },
  );
});
