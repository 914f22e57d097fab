import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What keeps a browser that nobody sees from asking, updating, and drawing letters for a screen. */
const quiet = [
  '--headless',
  '--no-sandbox',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

/** How long a page may take; a slow computer draws a long CV in seconds. */
const longestMs = 60_000;

/**
 * The page at an address as Chromium, Chrome or Edge prints it: tagged, with bookmarks, without header and footer.
 *
 * @throws Error saying that the program cannot be started, or made no PDF
 */
export async function printPage(program: string, address: string): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'talking-cv-browser-'));
  const file = join(folder, 'page.pdf');
  const options = [
    `--user-data-dir=${join(folder, 'profile')}`,
    '--no-pdf-header-footer',
    '--generate-pdf-document-outline',
    `--print-to-pdf=${file}`,
  ];
  try {
    const isWhole = await run(program, [...quiet, ...options, address]);
    if (!isWhole || !existsSync(file)) throw new Error(`${program} ended before the PDF was made.`);
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Resolves when the program has ended: with true if it did so by itself, since one that is stopped leaves half a file. */
async function run(program: string, parameters: readonly string[]): Promise<boolean> {
  const options = { stdio: 'ignore', timeout: longestMs, killSignal: 'SIGKILL' } as const;
  try {
    const [, signal] = await once(spawn(program, parameters, options), 'exit');
    return signal === null;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${program} could not be started: ${why}`, { cause });
  }
}
