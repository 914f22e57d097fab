import { brotliCompressSync } from 'node:zlib';
import { build, loadEnv, mergeConfig, type Rolldown } from 'vite';
import { settingNames } from '../site/settings.ts';
import { siteConfig } from '../site/site-config.ts';

/** `npm run bundle-report`: every script and style of the site, what it weighs, and what has it fetched. */
export async function main(): Promise<number> {
  const root = process.cwd();
  const config = mergeConfig(siteConfig(loadEnv('production', root, [...settingNames])), {
    root,
    configFile: false,
    envDir: false,
    mode: 'production',
    logLevel: 'error',
    build: { write: false },
  });
  const result = await build(config);
  if (!('output' in result)) throw new Error('Vite built more than one site, or none');
  const files = result.output.filter(({ fileName }) => /\.(?:js|css)$/.test(fileName));
  const rows = files.map((file) => {
    const bytes = Buffer.from(file.type === 'chunk' ? file.code : file.source);
    return {
      file: file.fileName,
      'raw, bytes': bytes.length,
      'Brotli, bytes': brotliCompressSync(bytes).length,
      'fetched by': fetchedBy(file, result.output),
    };
  });
  console.table(rows.toSorted((one, other) => other['Brotli, bytes'] - one['Brotli, bytes']));
  return 0;
}

type OutputFile = Rolldown.OutputChunk | Rolldown.OutputAsset;

function fetchedBy(file: OutputFile, all: readonly OutputFile[]): string {
  if (file.type === 'chunk' && file.isEntry) return 'the page';
  const chunks = all.filter((each) => each.type === 'chunk');
  const { fileName } = file;
  const baseName = fileName.split('/').at(-1) ?? fileName;
  const withIt = chunks.filter(({ imports }) => imports.includes(fileName));
  const onDemand = chunks.filter(({ dynamicImports }) => dynamicImports.includes(fileName));
  // Styles and workers are mentioned by name only.
  const mentioned = chunks.filter(
    ({ code, name }) =>
      code.includes(baseName) && ![...withIt, ...onDemand].some((each) => each.name === name),
  );
  const ways = [
    withIt.length > 0 ? `${names(withIt)}, always` : '',
    onDemand.length > 0 ? `${names(onDemand)}, on demand` : '',
    withIt.length + onDemand.length === 0 && mentioned.length > 0 ? `${names(mentioned)}, by name` : '',
  ].filter((way) => way !== '');
  return ways.join('; ') || 'the page, or a worker';
}

function names(chunks: readonly Rolldown.OutputChunk[]): string {
  return chunks.map(({ name }) => name).join(', ');
}
