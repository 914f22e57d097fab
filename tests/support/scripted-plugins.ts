import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { ScriptedGpu } from './scripted-gpu';

const root = resolve(import.meta.dirname, '../..');

/** Takes the engine's place inside the worker; everything around it stays real. */
export const scriptedEngine: Plugin = {
  name: 'talking-cv:scripted-engine',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === './engine' && importer?.includes('/workers/')
      ? resolve(root, 'tests/support/scripted-engine.ts')
      : undefined,
};

/** Installs a scripted GPU before the page's script and the worker look for one; for the development server. */
export function scriptedGpu(kind: ScriptedGpu): Plugin {
  const install = `import { installGpu } from '/tests/support/scripted-gpu.ts'; installGpu('${kind}');`;
  return {
    name: 'talking-cv:scripted-gpu',
    enforce: 'pre',
    transform: (code, id) =>
      /\/workers\/webllm\/webllm\.worker\.ts/.test(id)
        ? { code: `${install}\n${code}`, map: null }
        : undefined,
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module' }, children: install, injectTo: 'head-prepend' },
    ],
  };
}

/** Gives the browser a model of its own; for the development server. */
export function scriptedLanguageModel(): Plugin {
  const install = `import { installLanguageModel } from '/tests/support/scripted-language-model.ts'; installLanguageModel({ createMs: 1500, paceMs: 40 });`;
  return {
    name: 'talking-cv:scripted-language-model',
    enforce: 'pre',
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module' }, children: install, injectTo: 'head-prepend' },
    ],
  };
}
