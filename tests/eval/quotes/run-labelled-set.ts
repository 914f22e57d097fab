import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runFit } from '../fit/run-fit';
import { askQuestions, type LabelResult } from './ask-questions';
import { readLabelledCvs } from './labels';
import { createReplyTo } from './reply-to';
import { reportFailures, reportLabels } from './report';

interface LabelledSetRun {
  /** Holds a folder for each CV. */
  readonly folder: string;
  /** Holds the labelled job ads. */
  readonly adFolder: string;
  readonly outputFolder: string;
  readonly showsFailures: boolean;
}

/** Asks the labelled questions of every CV, and returns what to print. The tables are saved too. */
export async function runLabelledSet({
  folder,
  adFolder,
  outputFolder,
  showsFailures,
}: LabelledSetRun): Promise<string> {
  const results: LabelResult[] = [];
  const cvs = readLabelledCvs(folder);
  for (const cv of cvs) {
    results.push(...(await askQuestions(cv, createReplyTo(cv.profile))));
  }
  const fit = await runFit({ folder: adFolder, cvs, showsFailures });
  const tables = reportLabels(results);
  const file = join(outputFolder, 'quotes.md');
  mkdirSync(outputFolder, { recursive: true });
  writeFileSync(file, `# Answers without a model\n\n${tables}\n`);
  return [...(showsFailures ? [reportFailures(results)] : []), tables, fit, `Saved in ${file}`].join('\n\n');
}
