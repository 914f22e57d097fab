import { resolve } from 'node:path';
import { bundlePage } from '../../support/bundled-page';
import type { BundledPage } from '../../support/bundled-page';
import packages from './package.json';

interface Peer {
  readonly name: string;
  /** The package whose version is named beside it. */
  readonly package: keyof typeof packages.dependencies;
  /** Its module in `adapters/`. */
  readonly adapter: string;
  /** It reads less markdown than the others, so it may be cheaper than ours. */
  readonly readsLess?: true;
}

export const peers: readonly Peer[] = [
  {
    name: 'streaming-markdown + KaTeX',
    package: 'streaming-markdown',
    adapter: 'streaming-markdown.js',
    readsLess: true,
  },
  { name: 'incremark', package: '@incremark/react', adapter: 'incremark.jsx' },
  {
    name: 'react-markdown, memoised blocks',
    package: 'react-markdown',
    adapter: 'react-markdown-blocks.jsx',
  },
  { name: 'streamdown', package: 'streamdown', adapter: 'streamdown.jsx' },
  { name: 'markstream-react', package: 'markstream-react', adapter: 'markstream.jsx' },
  { name: '@ant-design/x-markdown', package: '@ant-design/x-markdown', adapter: 'x-markdown.jsx' },
  { name: 'react-markdown', package: 'react-markdown', adapter: 'react-markdown.jsx' },
  { name: 'marked + KaTeX + DOMPurify', package: 'marked', adapter: 'marked-whole.js' },
];

/** `NAME VERSION`, as the peers of this folder are pinned. */
export function nameWithVersion({ name, package: of }: Peer): string {
  const version = packages.dependencies[of];
  return name.includes(of) ? name.replace(of, `${of} ${version}`) : `${name} ${version}`;
}

/** Most peers write style attributes, and one uses `innerHTML`. */
export const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src data:";

/** Dynamic imports of peers for code and diagrams, which no reply of the bench needs. */
const unused = /^(?:mermaid|shiki|stream-diffs|@terrastruct\/d2|@antv\/infographic)(?:\/|$)/;

/** One bundle per peer with one React, so that no peer pays for another's code. */
export function bundlePeer({ adapter }: Peer): Promise<BundledPage> {
  return bundlePage(resolve(import.meta.dirname, 'page.js'), {
    resolve: {
      alias: { peer: resolve(import.meta.dirname, 'adapters', adapter) },
      dedupe: ['react', 'react-dom'],
    },
    build: { rolldownOptions: { external: unused } },
  });
}
