/** The entry of a page that holds nothing but one reply: what `markdown-page.ts` builds. */
import { findSources } from '../../src/answers/find-sources';
import { createPassageSearch } from '../../src/answers/passage-search';
import { readQuestion } from '../../src/answers/question';
import { drawBlocks } from '../../src/markdown/draw-blocks';
import { lex, noLinks } from '../../src/markdown/lexer';
import { renderHtml } from '../../src/markdown/render-html';
import { graphemeEnd } from '../../src/typewriter/graphemes';
import type { StreamBench } from '../bench/stream/measure';
import { containedOracle, oracle } from '../bench/stream/oracle';
import * as ours from '../bench/stream/ours';

const search = createPassageSearch(
  Array.from({ length: 100 }, (_, index) => ({
    id: String(index),
    heading: `Job ${index}`,
    text: `Deep learning on ${index} computers, with models of language.`,
    anchor: `job-${index}`,
  })),
);

/** What reads text of strangers, for `tests/bench/growth`. */
const readers: Readonly<Record<string, (text: string) => void>> = {
  'finished markdown': (text) => void drawBlocks(lex(text, { open: false, links: noLinks() })),
  'growing markdown': (text) => void drawBlocks(lex(text, { open: true, links: noLinks() })),
  question: (text) => void search.find(readQuestion(text, 'Ada Example').terms),
  sources: (text) => void findSources(text, text, search, 'Ada Example'),
  graphemes(text) {
    for (let at = 0; at < text.length;) at = graphemeEnd(text, at);
  },
};

export const harness = { ours, oracle, containedOracle, renderHtml, readers };

interface Harness extends Readonly<typeof harness> {
  /** Only on the pages of `tests/bench/peers`, and alone there. */
  readonly peer?: StreamBench;
}

declare global {
  var markdownHarness: Harness;
}
globalThis.markdownHarness = harness;
