import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { LanguageModelScript } from './scripted-language-model';

let built: Promise<string> | undefined;

/** A script for `page.addInitScript({ content })`: the page then has this browser's model. */
export async function languageModelScript(script: LanguageModelScript): Promise<string> {
  built ??= bundle();
  return `(() => { const languageModelScript = ${JSON.stringify(script)};\n${await built}\n})();`;
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('../..', import.meta.url)),
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: {
        entry: fileURLToPath(new URL('install-language-model.ts', import.meta.url)),
        formats: ['iife'],
        name: 'installed',
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [];
  const chunk = output?.output.find((file) => file.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('The scripted language model was not bundled');
  return chunk.code;
}
