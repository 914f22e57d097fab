/** What the files of a layer may import: layers, or single files, by their paths without ending. */
export interface Layer {
  readonly uses: readonly string[];
  readonly types?: readonly string[];
}

const base = ['src/shared', 'src/models/known'];
const libraries = [...base, 'src/ui', 'src/streaming/typewriter', 'src/streaming/markdown', 'src/resume'];
const belowPage = [...libraries, 'src/answers', 'src/backends', 'src/models'];
const client = [
  ...belowPage,
  'src/shared/site-data',
  'src/chat',
  'src/page',
  'src/embed',
  'src/words',
  'src/app',
];
const browserModels = ['src/models/built-in', 'src/models/webllm'];
const servers = ['ollama', 'hosted', 'quotes'].map((name) => `src/backends/${name}`);
const namedBackends = [...servers, ...browserModels];
const site = [
  ...libraries,
  'src/answers',
  'src/shared/site-data',
  'src/servers',
  'src/servers/foreign-hosts',
  'src/page',
  'src/embed',
  'src/words',
];
/** What owners read beside their site. */
const ownersWords = ['src/words/editor', 'src/words/messages'];
const types = ['src/shared/site-data', 'workers/webllm/protocol'];
const backend: Layer = { uses: [...libraries, 'src/answers', 'src/backends'], types };

/** A file belongs to the longest path that it begins with; a layer may always use itself. */
export const layers: Readonly<Record<string, Layer>> = {
  'src/shared': { uses: base, types: ['src/shared/site-data'] },
  // The descriptors of backends outside the browser, for the builder and the commands.
  'src/servers': {
    uses: [...base, 'src/backends', 'src/backends/ollama', 'src/backends/hosted'],
    types: [...types, 'src/page', 'src/words'],
  },
  'src/servers/foreign-hosts': { uses: [...base, 'src/servers'], types: ['src/shared/site-data'] },
  'src/models/known': { uses: base },
  'src/ui': { uses: base },
  'src/streaming/typewriter': { uses: base },
  'src/streaming/markdown': { uses: base },
  'src/resume': { uses: base, types: ['src/shared/site-data'] },
  'src/import': { uses: [...base, 'src/resume'] },
  'src/shared/site-data': { uses: base, types: ['src/resume', 'src/answers', 'src/words', ...types] },
  'src/answers': { uses: libraries, types },
  'src/backends': backend,
  ...Object.fromEntries(servers.map((path) => [path, backend])),
  ...Object.fromEntries(browserModels.map((path) => [path, { ...backend, types: [...types, 'src/models'] }])),
  'src/models': {
    uses: [...belowPage, 'src/models/create-worker'],
    types: [...types, ...namedBackends],
  },
  'src/models/create-worker': { uses: ['src/shared', 'src/models', 'workers/webllm/webllm.worker'] },
  'src/chat': { uses: [...belowPage, 'src/shared/site-data'], types },
  'src/page': {
    uses: [...belowPage, 'src/shared/site-data', 'src/servers/foreign-hosts'],
    types: [...types, 'src/servers'],
  },
  'src/embed': { uses: [...base, 'src/page'], types: ['src/chat', 'src/shared/site-data'] },
  'src/words': { uses: [...client, ...namedBackends], types },
  // Served to owners by `talking-cv edit`; no site holds it.
  'src/editor': { uses: [...libraries, 'src/words/languages', ...ownersWords, 'src/editor/words.en'] },
  'src/editor/words.en': { uses: base },
  // Editor and commands put sentences of builder, importer and reader into the owner's language.
  'src/words/messages': { uses: [...base, 'src/words'] },
  'src/words/editor': { uses: [...base, 'src/words', 'src/editor/words.en'] },
  'src/app': { uses: [...client, 'src/app/compose'], types },
  // Nothing else names a backend.
  'src/app/compose': { uses: [...client, ...namedBackends, 'src/models/create-worker'], types },
  'src/site': { uses: site },
  'src/cli': {
    uses: [...site, ...ownersWords, 'src/backends', ...namedBackends, 'src/site', 'src/import'],
    types: ['src/editor/api'],
  },
  workers: { uses: ['src/models/known/families', 'src/shared/abortable-sleep'] },
};

/** Packages of vendors: where they may be imported, and where their types may. */
export const vendors: Readonly<Record<string, Layer>> = {
  ollama: { uses: ['src/backends/ollama'] },
  '@huggingface/inference': { uses: ['src/backends/hosted'] },
  '@mlc-ai/web-llm': { uses: ['workers/webllm/engine'], types: ['workers'] },
};
