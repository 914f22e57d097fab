import type { Browser } from 'playwright-core';
import { findBrowser } from './playwright.ts';

/** A browser for a PDF that may be left out; undefined where none is found or it does not start. */
export async function openBrowser(command: string, folder: string): Promise<Browser | undefined> {
  try {
    const { chromium, executablePath } = findBrowser(command, folder);
    return await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  } catch {
    return undefined;
  }
}
