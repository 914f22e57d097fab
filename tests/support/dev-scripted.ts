import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer, mergeConfig } from 'vite';
import { devSite } from '../../src/site/client/dev-site.ts';
import { readEnvironment } from '../../src/site/environment.ts';
import { playground } from '../playground/plugin';
import { builtInScenarios } from './scripted-language-model';
import { engineScenarios, scenarios } from './model-scenarios';
import { startModelServer } from './model-server';
import { type ScriptedGpu, scriptedGpus } from './scripted-gpu';
import { scriptedEngine, scriptedGpu, scriptedLanguageModel } from './scripted-plugins';
import { type SiteVariantName, variantOf } from './site-variants';
import { startWeightsServer } from './weights-server';

const output = resolve(import.meta.dirname, '../.output');

interface ScriptedBackend {
  readonly variant: SiteVariantName;
  readonly gpu: ScriptedGpu;
  readonly description: string;
  /** The browser has a model of its own. */
  readonly hasLanguageModel?: true;
}

/** What `--backend` takes. */
const scriptedBackends = {
  webllm: {
    variant: 'webllm',
    gpu: 'scripted',
    description: 'the model in the browser: consent, download, compiling, replies; quotes if declined',
  },
  'webllm-hosted': {
    variant: 'webllm-hosted',
    gpu: 'scripted',
    description: 'the same, with a hosted model if declined',
  },
  'built-in': {
    variant: 'webllm-hosted',
    gpu: 'scripted',
    hasLanguageModel: true,
    description: 'the same, in a browser that has a model of its own',
  },
  ollama: { variant: 'ollama', gpu: 'scripted', description: 'a scripted Ollama' },
  hosted: { variant: 'huggingface', gpu: 'scripted', description: 'a scripted hosted model' },
  quotes: { variant: 'quotes', gpu: 'none', description: 'a browser that can run no model' },
} as const satisfies Record<string, ScriptedBackend>;

export type BackendName = keyof typeof scriptedBackends;

interface ScriptedSiteOptions {
  readonly backend: BackendName;
  /** The GPU that belongs to the backend unless told otherwise. */
  readonly gpu?: ScriptedGpu | undefined;
  /** The site's; the two scripted servers take the next two. 0 takes free ones. */
  readonly port: number;
  /** The owner's folder, absolute. */
  readonly folder: string;
}

interface ScriptedSite {
  readonly url: string;
  close(): Promise<void>;
}

/** Vite's development server for a site whose models are all scripted. Rejects where a port is taken. */
export async function startScriptedSite(options: ScriptedSiteOptions): Promise<ScriptedSite> {
  const { port, folder } = options;
  const { variant, gpu, hasLanguageModel }: ScriptedBackend = scriptedBackends[options.backend];
  const running: { close(): Promise<void> }[] = [];
  const close = async () => {
    await Promise.all(running.map((server) => server.close()));
  };
  try {
    const model = await startModelServer({ port: port === 0 ? 0 : port + 1 });
    running.push(model);
    const weights = await startWeightsServer({
      port: port === 0 ? 0 : port + 2,
      library: { phaseMs: 1500 },
    });
    running.push(weights);
    // Slow enough to see the progress and to cancel.
    weights.follow(() => ({ bytesPerSecond: 250_000 }));
    const { RESUME_FILE } = readEnvironment(folder);
    const settings = variantOf(variant).environment({ model: model.url, weights: weights.url });
    const server = await createServer(
      mergeConfig(devSite(folder, { ...settings, RESUME_FILE }), {
        configFile: false,
        envDir: false,
        mode: 'development',
        logLevel: 'warn',
        // Apart from `npm run dev`, whose optimised dependencies differ.
        cacheDir: resolve(output, 'vite-scripted'),
        plugins: [
          playground(),
          scriptedEngine,
          scriptedGpu(options.gpu ?? gpu),
          hasLanguageModel && scriptedLanguageModel(),
        ],
        server: { port, strictPort: true },
      }),
    );
    running.push(server);
    await server.listen();
    return { url: server.resolvedUrls?.local[0] ?? '', close };
  } catch (error) {
    await close();
    throw error;
  }
}

const namedScenarios = `A question may name what the model does: "Hello [scenario: slow]". Scenarios:
${wrap([...Object.keys(scenarios), ...engineScenarios])}`;

const help = `The site with scripted models: no GPU, no key, no server.

  npm run dev:scripted -- [--backend NAME] [--gpu NAME] [--port N]

--backend
${Object.entries(scriptedBackends)
  .map(([name, { description }]) => `    ${name.padEnd(15)}${description}`)
  .join('\n')}
--gpu      ${scriptedGpus.join(', ')}; "own" leaves the machine's
--port     5180 unless told otherwise; the scripted servers take the next two

${namedScenarios}
Of the browser's own model:
${wrap([...builtInScenarios])}`;

/** `npm run dev:scripted`: serves until it is stopped. Returns the exit code where it cannot. */
export async function main(parameters: readonly string[]): Promise<number | undefined> {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      backend: { type: 'string', default: 'webllm' },
      gpu: { type: 'string' },
      port: { type: 'string', default: '5180' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const backend = Object.keys(scriptedBackends).find((name): name is BackendName => name === values.backend);
  const gpu = scriptedGpus.find((name) => name === values.gpu);
  const isWrong = !backend || (values.gpu !== undefined && !gpu);
  if (isWrong || values.help) {
    console.log(help);
    return values.help ? 0 : 1;
  }
  // The command runner says `production`, which would bundle React's production build without hot reload.
  process.env['NODE_ENV'] = 'development';
  const { url } = await startScriptedSite({ backend, gpu, port: Number(values.port), folder: process.cwd() });
  console.log(`  The site:    ${url}`);
  console.log(`  Playground:  ${url}playground`);
  console.log(`  Backend:     ${backend}, ${scriptedBackends[backend].description}`);
  console.log(`\n${namedScenarios}`);
  return undefined;
}

function wrap(names: readonly string[]): string {
  const lines: string[] = [];
  for (const name of names) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + name.length < 98) lines[lines.length - 1] = `${line}, ${name}`;
    else lines.push(`    ${name}`);
  }
  return lines.join(',\n');
}
