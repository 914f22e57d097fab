/** The entry of a page that holds nothing but one reply: what `markdown-page.ts` builds. */
import { renderHtml } from '../../src/streaming/markdown/render-html';
import { containedOracle, oracle } from '../bench/stream/oracle';
import * as ours from '../bench/stream/ours';

const harness = { ours, oracle, containedOracle, renderHtml };

declare global {
  var markdownHarness: typeof harness;
}
globalThis.markdownHarness = harness;
