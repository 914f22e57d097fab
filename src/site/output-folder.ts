import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { attempt, messageOf } from '../shared/attempt.ts';
import { packageFolder } from './engine-files.ts';
import type { SiteFiles } from './offline-list.ts';
import { codeOf, isInside } from './owners-text.ts';
import { randomBytes } from 'node:crypto';

/** The file that names every file of the site, itself included, as a JSON list of paths with `/` between their parts. */
export const fileListName = 'build-files.json';

interface OutputOptions {
  /** Where the site goes; absolute. It may be a link or a mounted folder, and stays one. */
  readonly out: string;
  /** The owner's, absolute. */
  readonly folder: string;
  /** Absolute, or relative to the owner's folder. */
  readonly resumeFile: string;
  /** The page that an earlier site is known by. */
  readonly page?: string;
}

/**
 * Writes a site, and removes the files of an earlier one that its list names; what others put there stays. Returns
 * sentences for the owner.
 *
 * @throws Error where that folder is no place for a site, or has no room for it: an earlier site is then as it was.
 */
export function writeSite(files: SiteFiles, options: OutputOptions): readonly string[] {
  try {
    return replaceSite(files, options);
  } catch (cause) {
    if (!(cause instanceof Error) || codeOf(cause) === undefined) throw cause;
    throw cannotWrite(options.out, `: ${cause.message}.`, cause);
  }
}

function replaceSite(files: SiteFiles, { page = 'index.html', ...options }: OutputOptions): string[] {
  const out = realPath(options.out);
  refuseOwners(out, options);
  const earlier = earlierSite(out, page);
  if (earlier === undefined) {
    throw cannotWrite(
      options.out,
      ': there are files in it that are no earlier site. Choose another folder, or empty it.',
    );
  }
  const names = [...new Set([...files.keys(), fileListName])];
  const linked = names.find((name) => !isOwn(out, name));
  if (linked !== undefined) {
    throw cannotWrite(options.out, `: ${dirname(linked)} in it is a link that leads out of it. Remove it.`);
  }
  const stale = earlier.files.filter((name) => !names.includes(name));

  mkdirSync(out, { recursive: true });
  const stage = makeStage(out);
  try {
    const unfinished = `${fileListName}.unfinished`;
    const lists = [
      [fileListName, listOf(names)],
      [unfinished, listOf([...names, ...stale])],
    ] as const;
    writeFiles(stage, [...files, ...lists]);
    // Until all is moved the list names the files of both sites, so that an interrupted build leaves nothing for ever.
    renameSync(join(stage, unfinished), join(out, fileListName));
    for (const name of stale) removeFile(out, name);
    for (const name of names) {
      mkdirSync(dirname(join(out, name)), { recursive: true });
      renameSync(join(stage, name), join(out, name));
    }
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
  return earlier.isListed ? [] : [unlisted(options.out)];
}

export function writeFiles(folder: string, files: Iterable<readonly [string, string | Uint8Array]>): void {
  for (const [name, content] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

/** A site never lies around what it is made from, nor in what it copies. */
function refuseOwners(out: string, { out: typed, folder, resumeFile }: OutputOptions): void {
  const held = [folder, packageFolder, resolve(folder, resumeFile)].find((kept) =>
    isInside(out, realPath(kept)),
  );
  if (held !== undefined) throw cannotWrite(typed, `, which holds ${held}. Choose a folder of its own.`);
  if (isInside(realPath(join(folder, 'public')), out))
    throw cannotWrite(typed, ', since a site copies what lies in public/. Choose another folder.');
}

/**
 * The files of an earlier site that may be removed; it is unlisted where an older builder wrote it, which kept no list.
 * Undefined where the folder holds files and no site.
 */
function earlierSite(out: string, page: string) {
  if (!existsSync(out) || readdirSync(out).length === 0) return { files: [], isListed: true };
  const files = listedFiles(out);
  if (files.includes(page)) return { files, isListed: true };
  const file = join(out, page);
  return existsSync(file) && isSitePage(readFileSync(file, 'utf8'))
    ? { files: [], isListed: false }
    : undefined;
}

/** Every page that this builder wrote has the element that the assistant is mounted in. */
export function isSitePage(page: string): boolean {
  return page.includes('id="assistant-root"');
}

function unlisted(out: string): string {
  return (
    `${out} holds a site of an earlier version, which kept no list of its files: files of the same names are replaced, ` +
    'and nothing is removed. Delete there what should no longer be public.'
  );
}

/** The files that the list of a site in a folder names; none where there is no list. */
export function listedFiles(folder: string): string[] {
  const file = join(folder, fileListName);
  return existsSync(file) ? namesIn(readFileSync(file, 'utf8')) : [];
}

/** The names in such a list; none where it is no list. */
export function namesIn(text: string): string[] {
  const list = attempt(() => JSON.parse(text) as unknown);
  return Array.isArray(list) ? list.filter((name) => typeof name === 'string') : [];
}

function listOf(names: readonly string[]): string {
  return `${JSON.stringify(names.toSorted(), null, 1)}\n`;
}

/** A new folder from where files can be moved: beside the site, or in it where that is a mount of its own. */
function makeStage(out: string): string {
  const prefix = '.talking-cv-';
  try {
    const beside = mkdtempSync(join(dirname(out), prefix));
    const inside = join(out, basename(beside));
    try {
      renameSync(beside, inside);
      renameSync(inside, beside);
      return beside;
    } catch {
      rmdirSync(beside);
    }
  } catch {
    // The folder around it may belong to somebody else.
  }
  return mkdtempSync(join(out, prefix));
}

/** Whether a path lies in the folder, links resolved: a list may name anything, and a folder in it may be a link. */
function isOwn(out: string, name: string): boolean {
  return isInside(out, resolve(out, name, '..')) && isInside(out, realPath(resolve(out, name, '..')));
}

/** Removes a file and the folders that are empty without it. */
function removeFile(out: string, name: string): void {
  const file = resolve(out, name);
  if (!isOwn(out, name) || (lstatSync(file, { throwIfNoEntry: false })?.isDirectory() ?? true)) return;
  rmSync(file);
  for (
    let folder = dirname(file);
    folder !== out && readdirSync(folder).length === 0;
    folder = dirname(folder)
  )
    rmdirSync(folder);
}

/** A path with its links resolved; what does not exist yet is as it would be made. */
function realPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch (cause) {
    if (!['ENOENT', 'ENOTDIR'].includes(codeOf(cause) ?? '') || dirname(path) === path) throw cause;
  }
  const parent = realPath(dirname(path));
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  return isLink ? realPath(resolve(parent, readlinkSync(path))) : join(parent, basename(path));
}

function cannotWrite(out: string, why: string, cause?: unknown): Error {
  return new Error(`The site cannot be written to ${out}${why}`, { cause });
}

/**
 * A reader sees the file before or after, never half of it.
 *
 * @throws Error in a sentence where it cannot be written
 */
export function replaceFile(place: string, content: string | Uint8Array): void {
  const half = join(dirname(place), `.${basename(place)}.${randomBytes(4).toString('hex')}.tmp`);
  const mode = existsSync(place) ? statSync(place).mode : 0o644;
  try {
    writeFileSync(half, content, { flag: 'wx', mode, flush: true });
    renameSync(half, place);
  } catch (cause) {
    rmSync(half, { force: true });
    throw new Error(`${basename(place)} cannot be written: ${messageOf(cause)}.`, { cause });
  }
}
