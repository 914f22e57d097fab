/** The entry of a page that holds nothing but one reply: what `markdown-page.ts` builds. */
import { renderHtml } from '../../src/markdown/render-html';
import { containedOracle, oracle } from '../bench/stream/oracle';
import * as ours from '../bench/stream/ours';

export const harness = { ours, oracle, containedOracle, renderHtml };
export type Harness = typeof harness;

declare global {
  var markdownHarness: Harness;
}
globalThis.markdownHarness = harness;
