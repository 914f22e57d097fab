import { existsSync, readFileSync, statSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { type CommandHelp, onlyOne, quoted, packageVersion } from './command.ts';
import { newFolder, unignored, linesToAdd } from './init/new-folder.ts';
import { say } from './say.ts';
import { attempt } from '../shared/attempt.ts';
import { codeOf } from '../site/owners-text.ts';

/** Where the command works; tests hand in their own. */
type Surroundings = ReturnType<typeof processSurroundings>;

export const help: CommandHelp = {
  takes: '[folder]',
  about:
    'Makes a folder of your own for a CV: resume.json, package.json, .gitignore, a workflow for GitHub Pages and a README. ' +
    'It asks nothing, and replaces no file.',
  options: {},
  examples: [
    ['', 'in this folder'],
    ['my-cv', 'in a new one'],
  ],
};

/**
 * `talking-cv init [FOLDER]` makes an owner's folder. It asks nothing, downloads nothing and writes only files that are
 * missing. Returns the exit code.
 *
 * @throws Error in a sentence where the folder cannot be made
 */
export async function main(
  parameters: readonly string[],
  surroundings: Surroundings = processSurroundings(),
): Promise<number> {
  const { folder: typedIn, packageManager, write } = surroundings;
  const { positionals } = parseArgs({ args: [...parameters], allowPositionals: true, options: {} });
  const name = onlyOne(positionals) ?? '.';
  const target = resolve(typedIn, name);
  if (existsSync(target) && !statSync(target).isDirectory())
    throw new Error(`${name} is a file. Name a folder, or none for the one you are in.`);
  const version = packageVersion();
  const files = newFolder({ version, isNpm: packageManager === 'npm' });
  const { written, kept } = writeMissing(target, files);
  const isReady = read(target, 'package.json') === files['package.json'];
  for (const line of report({ version, target, written, kept, isReady }, surroundings)) write(line);
  return 0;
}

interface Made {
  readonly version: string;
  readonly target: string;
  readonly written: readonly string[];
  readonly kept: readonly string[];
  /** True if the folder's `package.json` is ours. */
  readonly isReady: boolean;
}

function report(
  { version, target, written, kept, isReady }: Made,
  { folder: typedIn, packageManager }: Surroundings,
): string[] {
  const missing = kept.includes('.gitignore') ? unignored(read(target, '.gitignore')) : [];
  const path = relative(typedIn, target);
  const lines = [
    written.length > 0 ? `Written: ${written.join(', ')}.` : 'Nothing is missing, so nothing is written.',
    kept.length > 0 && `There before, and unchanged: ${kept.join(', ')}.`,
    !isReady && linesToAdd(version),
    missing.length > 0 &&
      `.gitignore stays as it is. Add to it what should not be published: ${missing.join(' ')}`,
    !kept.includes('resume.json') &&
      'resume.json is about an invented person. Write yours over it, or run: npx talking-cv import FILE',
    'Next:',
    path !== '' && `  cd ${quoted(path.startsWith('..') ? target : path)}`,
    isReady && packageManager !== 'npm' && `  ${packageManager} install`,
    isReady ? `  ${packageManager} start` : `  npx talking-cv@${version} dev`,
  ];
  return lines.filter((line) => line !== false);
}

/** Empty where it is no file that can be read: there is nothing in it to compare then. */
function read(folder: string, file: string): string {
  return attempt(() => readFileSync(join(folder, file), 'utf8')) ?? '';
}

function processSurroundings() {
  const [, manager] = /^(pnpm|yarn|bun)\//.exec(process.env['npm_config_user_agent'] ?? '') ?? [];
  return {
    /** The folder where the command was typed. */
    folder: process.cwd(),
    /** `npm`, `pnpm`, `yarn` or `bun`: whichever started the command, and will install. */
    packageManager: manager ?? 'npm',
    write: say,
  };
}

/**
 * Writes those of the files that are missing, and never replaces one, not even one that appears meanwhile: `kept` were
 * there, whatever they are, and stay.
 *
 * @param files texts by path inside the folder, which is made if it is missing
 * @throws Error in one sentence where the folder cannot be written to; what was written by then stays
 */
function writeMissing(folder: string, files: Readonly<Record<string, string>>) {
  const written: string[] = [];
  const kept: string[] = [];
  for (const [path, text] of Object.entries(files)) {
    const isWritten = writeIfMissing(join(folder, path), text);
    (isWritten ? written : kept).push(path);
  }
  return { written, kept };
}

function writeIfMissing(file: string, text: string): boolean {
  try {
    mkdirSync(dirname(file), { recursive: true });
  } catch (cause) {
    throw cannotWrite(dirname(file), cause);
  }
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (cause) {
    if (codeOf(cause) === 'EEXIST') return false;
    throw cannotWrite(file, cause);
  }
}

function cannotWrite(path: string, cause: unknown): Error {
  const code = codeOf(cause);
  const problem =
    code === 'EEXIST' || code === 'ENOTDIR'
      ? `${path} cannot be a folder, since a file is in its way. Move that file, or choose another folder.`
      : `${path} cannot be written (${code ?? 'unknown'}). Check whether you may write there, or choose another folder.`;
  return new Error(problem, { cause });
}
