import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answered, questionKinds, type Run } from '../models/run.ts';
import { markNames } from './figures.ts';

/**
 * Saves a run in a file of its own for model, backend, prompt and owner, and gives the file's path. The former run of
 * these is replaced in one step.
 *
 * @throws Error if there is no whole reply in the run: the former file stays
 */
export function saveRun(run: Run, folder: string): string {
  if (run.answers.every(({ error }) => error !== undefined))
    throw new Error('No question has a whole reply: nothing is saved, and the former run stays.');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, fileNameOf(run));
  writeInOneStep(file, `${JSON.stringify(run, null, 2)}\n`);
  return file;
}

/** Such as `Qwen3-14B-default-1f0c2d3e.json`: the end tells apart what the letters of a file's name cannot. */
export function fileNameOf({ model, backend, prompt, owner }: Run): string {
  const hash = createHash('sha256').update(JSON.stringify([backend, model, prompt, owner]));
  return `${plainName(model)}-${plainName(prompt)}-${hash.digest('hex').slice(0, 8)}.json`;
}

export interface SavedRun {
  /** Of its file, without the ending. */
  readonly name: string;
  readonly run: Run;
}

/** Every saved run, the newest first. Files of other kinds are passed over. */
export function readRuns(folder: string): SavedRun[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const run = readJson(join(folder, file));
      return isRun(run) ? [{ name: file.replace(/\.json$/, ''), run }] : [];
    })
    .toSorted((a, b) => b.run.date.localeCompare(a.run.date));
}

/** The one run whose file's name has this in it. Throws an Error that lists the names where there is not one. */
export function findRun(saved: readonly SavedRun[], wanted: string): Run {
  const exact = saved.filter(({ name }) => name === wanted);
  const found = exact.length > 0 ? exact : saved.filter(({ name }) => name.includes(wanted));
  const [first] = found;
  if (first !== undefined && found.length === 1) return first.run;
  const problem = first === undefined ? 'No saved run has' : 'More than one saved run has';
  const names = (first === undefined ? saved : found).map(({ name }) => `  ${name}`);
  throw new Error([`${problem} "${wanted}" in its name. There are:`, ...names].join('\n'));
}

/** A reader meets the old file or the new one, never a half. */
export function writeInOneStep(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}.unfinished`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}

function plainName(text: string): string {
  return (
    text
      .replace(/[^\w.-]+/g, '-')
      .replace(/^[.-]+|-+$/g, '')
      .slice(0, 60) || 'run'
  );
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

function isRun(value: unknown): value is Run {
  return (
    isObject(value) &&
    ['model', 'backend', 'prompt', 'owner', 'date'].every((key) => typeof value[key] === 'string') &&
    isOptional(value['megabytes'], isNumber) &&
    Array.isArray(value['answers']) &&
    value['answers'].every(isAnswered)
  );
}

function isAnswered(value: unknown): value is Answered {
  if (!isObject(value)) return false;
  const { marks, kind, messages, remarks, error } = value;
  return (
    ['id', 'language', 'reply'].every((key) => typeof value[key] === 'string') &&
    questionKinds.some((each) => each === kind) &&
    ['seconds', 'words'].every((key) => isNumber(value[key])) &&
    [messages, remarks].every(
      (list) => Array.isArray(list) && list.every((text) => typeof text === 'string'),
    ) &&
    isObject(marks) &&
    markNames.every((name) => isOptional(marks[name], isShare)) &&
    isOptional(error, (text) => typeof text === 'string')
  );
}

function isOptional(value: unknown, test: (value: unknown) => boolean): boolean {
  return value === undefined || test(value);
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function isShare(value: unknown): boolean {
  return isNumber(value) && Number(value) <= 1;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
