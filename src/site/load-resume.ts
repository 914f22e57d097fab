import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { misspeltKeys } from '../resume/lint.ts';
import { parseProfile, type Profile } from '../resume/profile.ts';
import { openPublicFolder, type PublicFolder } from './public-folder.ts';

interface LoadedResume {
  readonly profile: Profile;
  /** The file as its owner wrote it. */
  readonly resume: unknown;
  /** What the résumé may show. */
  readonly publicFolder: PublicFolder;
}

/**
 * Reads an owner's résumé. `file` is absolute or relative to the owner's folder.
 *
 * @throws Error saying why the file cannot be read, or what in it or in `public/` has to be changed.
 */
export function loadResume(folder: string, file: string): LoadedResume {
  const resume = readJson(resolve(folder, file), file);
  const publicFolder = openPublicFolder(folder);
  return { profile: parse(resume, publicFolder), resume, publicFolder };
}

/** Adds hints on misspelt keys to the error, since they are often why another key is missing. */
function parse(resume: unknown, publicFolder: PublicFolder): Profile {
  try {
    return parseProfile(resume, (path) => publicFolder.has(path));
  } catch (cause) {
    const hints = misspeltKeys(resume).map(({ path, message }) => `  - ${path} ${message}`);
    throw new Error([(cause as Error).message, ...hints].join('\n'), { cause });
  }
}

/** @throws Error in one sentence where there is no such file, or no JSON in it. */
export function readJson(path: string, name: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    throw new Error(
      `The résumé ${name} cannot be read; check the name of the file, which RESUME_FILE may set.`,
      { cause },
    );
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`The résumé ${name} is not valid JSON: ${String(cause)}`, { cause });
  }
}
