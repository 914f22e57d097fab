/** The entry of a page that holds nothing but one reply: what `markdown-page.ts` builds. */
import { renderHtml } from '../../src/streaming/markdown/render-html';
import type { StreamBench } from '../bench/stream/measure';
import { containedOracle, oracle } from '../bench/stream/oracle';
import * as ours from '../bench/stream/ours';

export const harness = { ours, oracle, containedOracle, renderHtml };

interface Harness extends Readonly<typeof harness> {
  /** Only on the pages of `tests/bench/peers`, and alone there. */
  readonly peer?: StreamBench;
}

declare global {
  var markdownHarness: Harness;
}
globalThis.markdownHarness = harness;
