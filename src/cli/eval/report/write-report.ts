import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Run } from '../models/run.ts';
import { reportPage } from './page/report-page.ts';
import { readRuns, writeInOneStep } from './saved-runs.ts';

export const reportFile = 'report.html';

/** Writes every saved run of the folder as one page, and gives its path. */
export function writeReport(folder: string): string {
  return writePage(
    readRuns(folder).map(({ run }) => run),
    join(folder, reportFile),
  );
}

/** Gives the path back. */
export function writePage(runs: readonly Run[], file: string): string {
  mkdirSync(join(file, '..'), { recursive: true });
  writeInOneStep(file, reportPage(runs));
  return file;
}
