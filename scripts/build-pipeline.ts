import { spawnSync } from 'node:child_process';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import manifest from '../package.json' with { type: 'json' };
import { packageFolder } from '../src/site/engine-files.ts';
import { ownBuild } from './package/bundle.ts';

/** The modules that other projects import: the file in the output without its ending, and its source. */
const entries = {
  markdown: 'streaming/markdown/index',
  'markdown-react': 'streaming/markdown/react',
  typewriter: 'streaming/typewriter/index',
} as const;

const folder = resolve(packageFolder, 'build/pipeline');

/** `scripts/build-pipeline.ts`: `src/streaming/markdown` and `src/streaming/typewriter` as a package of their own. Returns the exit code. */
export async function main(): Promise<number> {
  await writeScripts();
  await writeDeclarations();
  await writeFile(join(folder, 'markdown.css'), await pipelineStyleSheet());
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(pipelineManifest(), null, 2)}\n`);
  await copyFile(join(packageFolder, 'LICENSE'), join(folder, 'LICENSE'));
  console.log(`The pipeline is in ${relative(process.cwd(), folder)}.`);
  return 0;
}

/** A module that imports a style sheet runs in no browser without a bundler, so the importing page links the sheets. */
const noStyles: Plugin = {
  name: 'talking-cv:no-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? 'export {};' : undefined),
};

/** Replaces what is in the folder by the ES modules, readable and with source maps. */
async function writeScripts(): Promise<void> {
  const sources = Object.entries(entries).map(([name, source]) => [
    name,
    resolve(packageFolder, 'src', `${source}.ts`),
  ]);
  await build({
    ...ownBuild,
    plugins: [react(), noStyles],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      minify: false,
      sourcemap: true,
      lib: { entry: Object.fromEntries(sources) as Record<string, string>, formats: ['es'] },
      rolldownOptions: {
        // Installed by whoever imports the modules.
        external: /^(?:marked|dompurify|katex|react)(?:\/(?!.*\.css$)|$)/,
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
      },
    },
  });
}

/**
 * Writes the declarations below `types/`, and a `.d.ts` beside each module that leads there. Names of files end in `.js`,
 * as `moduleResolution: nodenext` needs.
 *
 * @throws Error with what the compiler says
 */
async function writeDeclarations(): Promise<void> {
  const types = join(folder, 'types');
  const compiler = resolve(packageFolder, 'node_modules/typescript/bin/tsc');
  const project = join(import.meta.dirname, 'pipeline/tsconfig.json');
  const parameters = [compiler, '-p', project, '--outDir', types];
  const { status, stdout } = spawnSync(process.execPath, parameters, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout);
  for (const name of await readdir(types, { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue;
    const text = await readFile(join(types, name), 'utf8');
    const resolved = text
      .replace(/^import ['"][^'"]+\.css['"];\n/gm, '')
      .replace(/(\b(?:from|import)\s*\(?\s*['"])(\.{1,2}\/[^'"]+)/g, '$1$2.js');
    await writeFile(join(types, name), resolved);
  }
  for (const [name, source] of Object.entries(entries))
    await writeFile(join(folder, `${name}.d.ts`), `export * from './types/${source}.js';\n`);
}

/** The `package.json` of the output: `npm install` takes the folder as it is, under the names of the `talking-cv` package. */
function pipelineManifest(): object {
  const { name, version, license, peerDependencies } = manifest;
  const { marked, dompurify, katex, react } = peerDependencies;
  return {
    name,
    version,
    private: true,
    description: 'Streaming markdown and a typewriter, without the rest of talking-cv.',
    license,
    type: 'module',
    sideEffects: ['*.css'],
    exports: {
      './markdown': './markdown.js',
      './markdown/react': './markdown-react.js',
      './markdown.css': './markdown.css',
      './typewriter': './typewriter.js',
    },
    dependencies: { marked, dompurify, katex },
    peerDependencies: { react },
    peerDependenciesMeta: { react: { optional: true } },
  };
}

const read = (file: string): Promise<string> => readFile(resolve(packageFolder, 'src', file), 'utf8');

/** What the site's `base.css` does for all elements, and the copy button needs. */
const base = `
  .markdown-copy {
    box-sizing: border-box;
    font: inherit;
  }
`;

/**
 * The sheet of rendered markdown alone: the tokens that it uses, the copy button, and `Markdown.css`. The tokens lie in a
 * layer, so that a page overrides each by `:root { --text: … }`; the rules lie in none, since KaTeX's sheet does not either.
 */
export async function pipelineStyleSheet(): Promise<string> {
  const markdown = withoutLayer(await read('streaming/markdown/Markdown.css'));
  const button = ['ui/Button.css', 'ui/Button.chat.css'].map(async (file) =>
    copyButton(withoutLayer(await read(file))),
  );
  const rules = [base, ...(await Promise.all(button)), markdown]
    .map((part) => part.replace(/^ {2}/gm, ''))
    .join('\n');
  return `${usedTokens(await read('ui/tokens.css'), rules)}\n${rules.replace(/\n{3,}/g, '\n\n').trim()}\n`;
}

function withoutLayer(sheet: string): string {
  const rules = /^(?:\s|\/\*[^]*?\*\/)*@layer [\w-]+ \{\n([^]*)\n\}\s*$/.exec(sheet)?.[1];
  if (rules === undefined) throw new Error('A sheet of the pipeline has not one layer.');
  return rules;
}

const rule = /( *)([^{};*/]+?) \{([^{}]*)\}/g;
const ofCopyButton = /^\.button(?:--quiet)?(?![\w-])/;

/** The rules of the copy button's classes, for nothing but the copy button. */
function copyButton(rules: string): string {
  return [...rules.matchAll(rule)]
    .flatMap(([, , selectors = '', declarations = '']) => {
      const own = selectors
        .split(',')
        .map((each) => each.trim())
        .filter((each) => ofCopyButton.test(each));
      if (own.length === 0) return [];
      return `  ${own.map((each) => each.replace(ofCopyButton, '$&.markdown-copy')).join(',\n  ')} {${declarations}}\n`;
    })
    .join('\n');
}

const declaration = /^ *(--[\w-]+):[^;]*;\n/gm;

/** The tokens that `rules` use, and those that these use, in one layer. */
function usedTokens(sheet: string, rules: string): string {
  const tokens = sheet.replace(/ *\/\*[^]*?\*\/\n?/g, '').replace(/^@layer \w+ \{\n([^]*?)\n\}$/gm, '$1');
  const used = new Set<string>();
  const use = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      for (const [whole, declared] of tokens.matchAll(declaration)) if (declared === name) use(whole);
    }
  };
  use(rules);
  const kept = tokens.replace(declaration, (whole: string, name: string) => (used.has(name) ? whole : ''));
  return `@layer talking-cv {\n${withoutEmptyRules(kept).trim().replace(/^/, '  ')}\n}\n`;
}

function withoutEmptyRules(sheet: string): string {
  const fewer = sheet.replace(/^ *[^{};]+\{\s*\}\n?/gm, '');
  return fewer === sheet ? sheet.replace(/\n{2,}(?= *\}|(\n))/g, '$1\n') : withoutEmptyRules(fewer);
}
