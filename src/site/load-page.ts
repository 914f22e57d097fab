import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { runnerImport } from 'vite';

export type PageModules = typeof import('./page-entry.ts');

export interface LoadedPage {
  readonly modules: PageModules;
  readonly profile: ReturnType<PageModules['parseProfile']>;
  /** The résumé file as it is. */
  readonly resume: unknown;
}

/**
 * The modules that draw the page, and the résumé they draw; read anew each time, since both may have changed.
 * Throws an `Error` that says why the file cannot be read, or what in it is wrong.
 */
export async function loadPage(root: string, resumeFile: string): Promise<LoadedPage> {
  const { module: modules } = await runnerImport<PageModules>(resolve(root, 'src/site/page-entry.ts'), {
    root,
    configFile: false,
    envDir: false,
    logLevel: 'error',
    plugins: [react()],
  });
  const resume = readResume(resolve(root, resumeFile), resumeFile);
  return { modules, profile: parse(resume, modules), resume };
}

/** A key that was misspelt is often why another is missing. */
function parse(resume: unknown, { parseProfile, misspeltKeys }: PageModules): LoadedPage['profile'] {
  try {
    return parseProfile(resume);
  } catch (cause) {
    const hints = misspeltKeys(resume).map(({ path, message }) => `  - ${path} ${message}`);
    throw new Error([(cause as Error).message, ...hints].join('\n'), { cause });
  }
}

function readResume(path: string, name: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new Error(
      `The résumé ${name} cannot be read. RESUME_FILE names the JSON Resume file to build from.`,
    );
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`The résumé ${name} is not valid JSON: ${String(cause)}`, { cause });
  }
}
