import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright/test';
import { editorWords as words } from '../../src/editor/words.en';

const root = resolve(import.meta.dirname, '../..');
const run = join(root, 'src/cli/run.mjs');

export async function buildEditor(): Promise<void> {
  const script = join(root, 'scripts/build-editor.ts');
  await promisify(execFile)(process.execPath, [run, script], { cwd: root });
}

export interface RunningEditor {
  readonly address: string;
  stop(): void;
}

/** `talking-cv edit` in a folder. */
export async function editFolder(folder: string, environment: object = {}): Promise<RunningEditor> {
  const parameters = [run, join(root, 'src/cli/main.ts'), 'edit', '--no-open', '--port', '0'];
  const editor: ChildProcess = spawn(process.execPath, parameters, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((found, failed) => {
    let said = '';
    editor.stdout?.on('data', (part: Buffer) => {
      said += part.toString();
      const [printed] = /http:\S+/.exec(said) ?? [];
      if (printed !== undefined) found(printed);
    });
    editor.once('exit', () => failed(new Error(said)));
  });
  return { address, stop: () => editor.kill('SIGINT') };
}

export const preview = (page: Page) =>
  page.getByRole('region', { name: words.preview }).frameLocator('.preview__frame');

export const edit = (page: Page) => page.getByRole('region', { name: words.edit });
