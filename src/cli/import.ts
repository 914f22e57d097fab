import { readdirSync, readFileSync, statSync, writeFileSync, existsSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { importable } from '../import/detect-format.ts';
import { ImportError, limits, megabytes } from '../import/import-error.ts';
import type { ImportedFile } from '../import/import-file.ts';
import type { Imported } from '../import/imported.ts';
import { tableNamed } from '../import/linkedin/tables.ts';
import { isBuiltPackage } from '../site/engine-files.ts';
import { visibleText } from '../shared/visible-text.ts';
import { type CommandHelp, quoted, typedIn } from './command.ts';
import { importInWorker } from './import/import-in-worker.ts';
import { isUntouchedExample } from './init/new-folder.ts';
import { languageOf } from '../site/choose-language.ts';
import { commandLine } from '../site/command-line.ts';
import { knownLanguage, say, speak, localized, warn } from './say.ts';
import { contactDetails } from '../import/finish.ts';
import { groupBy } from '../shared/group-by.ts';

/** Where the command reads and writes; tests hand in their own. */
interface Terminal {
  /** The owner's folder. */
  readonly folder: string;
  /** The folder where the command was typed. */
  readonly typedIn: string;
  readonly read: (files: readonly ImportedFile[]) => Promise<Imported>;
  /** Undefined where nobody answers. */
  readonly ask: (question: string) => Promise<string | undefined>;
  readonly write: (line: string) => void;
  readonly warn: (line: string) => void;
}

const options = {
  yes: { type: 'boolean', short: 'y', default: false, says: 'replace a file that is there' },
  all: { type: 'boolean', default: false, says: 'list everything that was taken, guessed and left out' },
  out: { type: 'string', short: 'o', value: 'FILE', says: 'write elsewhere than to resume.json' },
} as const;

export const help: CommandHelp = {
  takes: 'FILE',
  about: `Makes resume.json of what you have: ${importable}.`,
  options,
  examples: [
    ['Profile.pdf', "of LinkedIn's PDF; asks before it replaces resume.json"],
    ['export.zip --out cv/jane.json', 'writes elsewhere'],
  ],
};

/**
 * `talking-cv import FILE` makes `resume.json` of the owner's folder from what people have
 * (`docs/import.md`). It asks before it replaces a file. Returns the exit code.
 *
 * @throws Error in a sentence
 */
export async function main(
  parameters: readonly string[],
  terminal: Terminal = processTerminal(),
): Promise<number> {
  const { folder, typedIn, read, write, warn } = terminal;
  const { values, positionals } = parseArgs({ args: [...parameters], allowPositionals: true, options });
  if (positionals.length === 0) {
    const usage = commandLine('import', 'FILE [--yes] [--all] [--out FILE]');
    throw new ImportError(`Write the file at the end: ${usage}. It can be ${importable}.`);
  }
  const target = values.out === undefined ? join(folder, 'resume.json') : resolve(typedIn, values.out);
  refuseTarget(target);
  const files = positionals.flatMap((file) => readFiles(resolve(typedIn, file), file));
  const imported = await read(files);
  await speak(knownLanguage(languageOf(imported.resume)));
  for (const line of importSummary(imported, values.all)) write(visibleText(line));
  const shownName = shownPath(typedIn, target);
  if (holdsWork(target) && !values.yes && !(await mayReplace(shownName, terminal))) {
    warn(
      `${shownName} stays as it is. Run the command again with --yes to replace it, or with --out FILE to write elsewhere.`,
    );
    return 1;
  }
  writeFileSync(target, `${JSON.stringify(imported.resume, null, 2)}\n`);
  write(`${shownName} is written. Read it through, then see your site: ${nextStep(target, folder)}`);
  return 0;
}

/** Relative to where the command was typed, unless that leads upwards. */
function shownPath(typedIn: string, target: string): string {
  const path = relative(typedIn, target);
  return path.startsWith('..') ? target : path;
}

/** `RESUME_FILE` is relative to the owner's folder. */
function nextStep(target: string, folder: string): string {
  const path = shownPath(folder, target);
  const isUsual = path === 'resume.json';
  if (isBuiltPackage) return commandLine('build', isUsual ? '' : quoted(path));
  return isUsual ? 'npm start' : `RESUME_FILE=${quoted(path)} npm start`;
}

/** False where nothing is lost: there is no file, or `init` wrote it and nobody changed it. */
function holdsWork(target: string): boolean {
  return existsSync(target) && !isUntouchedExample(readFileSync(target, 'utf8'));
}

async function mayReplace(name: string, { ask }: Terminal): Promise<boolean> {
  const answer = await ask(`Replace ${name}? Type y to replace it: `);
  return /^y(?:es)?$/i.test(answer?.trim() ?? '');
}

/** Fails before the file is read, so that nobody answers questions in vain. */
function refuseTarget(target: string): void {
  if (existsSync(target) && statSync(target).isDirectory()) {
    throw new ImportError(`${basename(target)} is a folder. Name the file to write after --out.`);
  }
  if (!existsSync(resolve(target, '..'))) {
    throw new ImportError(
      `The folder of ${basename(target)} does not exist. Make it first, or write elsewhere by --out FILE.`,
    );
  }
}

/** One file, or the tables of LinkedIn's export in a folder where it was unpacked. */
function readFiles(path: string, name: string) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new ImportError(`${name} cannot be found. Check its name and its folder.`);
  if (!found.isDirectory()) return [{ name: basename(name), bytes: readBytes(path, name, found.size) }];
  const tables = readdirSync(path).filter((file) => tableNamed(file) !== undefined);
  if (tables.length === 0) {
    throw new ImportError(
      `${name} is a folder without the CSV files of LinkedIn’s export. Name a file: ${importable}.`,
    );
  }
  return tables.map((file) => {
    const inside = join(path, file);
    return { name: file, bytes: readBytes(inside, file, statSync(inside).size) };
  });
}

function readBytes(path: string, name: string, size: number): Uint8Array {
  if (size > limits.file) {
    throw new ImportError(
      `${name} has ${megabytes(size)}; at most ${megabytes(limits.file)} are read. Export the CV again without pictures and attachments.`,
    );
  }
  try {
    return new Uint8Array(readFileSync(path));
  } catch (cause) {
    throw new ImportError(`${name} cannot be read. Check whether you may open it.`, { cause });
  }
}

/** In ms: how long a program that pipes into the command has to answer. */
const pipeTimeout = 5000;

function processTerminal(): Terminal {
  const folder = process.cwd();
  return {
    folder,
    typedIn: typedIn(folder),
    read: (files) => importInWorker(files),
    ask: askTerminal,
    write: say,
    warn,
  };
}

/** The first line of standard input; undefined where it ends without one. */
async function askTerminal(question: string): Promise<string | undefined> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const timeout = process.stdin.isTTY ? undefined : AbortSignal.timeout(pipeTimeout);
  const closed = new Promise<undefined>((end) => lines.once('close', () => end(undefined)));
  try {
    return await Promise.race([
      lines.question(localized(question), timeout ? { signal: timeout } : {}),
      closed,
    ]);
  } catch {
    return undefined;
  } finally {
    lines.close();
    process.stdin.destroy();
  }
}

/** How many lines a list of the short summary has at most. */
const listLines = 6;

/**
 * What an import took, guessed and left out, and which contact details become public by it, on one screen of a
 * terminal; `isWhole` lists everything.
 */
function importSummary({ format, resume, taken, guessed, leftOut }: Imported, isWhole = false): string[] {
  const details = contactDetails(resume);
  const counts = taken.map(({ section, count }) => `${section} ${count}`);
  return [
    `Read as ${format}.`,
    `Taken: ${counts.join(', ')}.`,
    ...(details.length > 0 ? ['These contact details become public:'] : []),
    ...byKind(details),
    ...listed('Guessed', guessed, isWhole),
    ...listed('Left out', leftOut, isWhole),
  ];
}

/** Every detail; those of one kind in one line. */
function byKind(details: ReturnType<typeof contactDetails>): string[] {
  const shown = details.map(({ kind, value, path }) => {
    const text = `${value} (${path})`;
    return path.startsWith('basics.profiles') ? ['Profile', `${kind} ${text}`] : [kind, text];
  });
  return [...groupBy(shown, ([kind]) => kind)].map(
    ([kind, alike]) => `  ${kind}: ${alike.map(([, text]) => text).join(', ')}`,
  );
}

function listed(heading: string, items: readonly string[], isWhole: boolean): string[] {
  const shown = isWhole ? items : grouped(items).slice(0, listLines);
  const more = items.length > shown.length ? ['  … (--all lists each)'] : [];
  return [`${heading} (${items.length}):`, ...shown.map((line) => `  - ${line}`), ...more];
}

/** One line for sentences that differ in names and numbers only. */
function grouped(items: readonly string[]): string[] {
  const groups = groupBy(items, (item) => item.replace(/“[^”]*”|[\d/.-]+/g, '…'));
  return [...groups.values()].map(([first = '', ...others]) =>
    others.length === 0 ? first : `${first} (and ${others.length} more like this)`,
  );
}
