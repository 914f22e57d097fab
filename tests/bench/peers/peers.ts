import { resolve } from 'node:path';
import { bundlePage } from '../../support/bundled-page';
import type { BundledPage } from '../../support/bundled-page';

export interface Peer {
  readonly name: string;
  /** Its module in `adapters/`. */
  readonly adapter: string;
  /** It reads less markdown than the others, so that being cheaper than ours says little. */
  readonly readsLess?: true;
}

export const peers: readonly Peer[] = [
  { name: 'streaming-markdown + KaTeX', adapter: 'streaming-markdown.js', readsLess: true },
  { name: 'incremark', adapter: 'incremark.jsx' },
  { name: 'react-markdown, memoised blocks', adapter: 'react-markdown-blocks.jsx' },
  { name: 'streamdown', adapter: 'streamdown.jsx' },
  { name: 'markstream-react', adapter: 'markstream.jsx' },
  { name: '@ant-design/x-markdown', adapter: 'x-markdown.jsx' },
  { name: 'react-markdown', adapter: 'react-markdown.jsx' },
  { name: 'marked + KaTeX + DOMPurify', adapter: 'marked-whole.js' },
];

/** Most peers write styles into elements, and one is drawn with `innerHTML`. */
export const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src data:";

/** What a peer imports late for code and diagrams, which no reply of the bench has it do. */
const unused = /^(?:mermaid|shiki|stream-diffs|@terrastruct\/d2|@antv\/infographic)(?:\/|$)/;

/** A bundle of its own, so that no peer pays for another's code, with one React. */
export function bundlePeer({ adapter }: Peer): Promise<BundledPage> {
  return bundlePage(resolve(import.meta.dirname, 'page.js'), {
    resolve: {
      alias: { peer: resolve(import.meta.dirname, 'adapters', adapter) },
      dedupe: ['react', 'react-dom'],
    },
    build: { rolldownOptions: { external: unused } },
  });
}
