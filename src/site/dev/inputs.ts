import { readdir, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { settingsFiles } from '../environment.ts';

/**
 * A text that changes whenever a file changes that a site is made from: the résumé and its translations, `theme.css`,
 * the settings, all of `public/`. It holds the times of each file: a system's events of changes do not come from network drives,
 * into containers or through links.
 */
export async function inputsNow(folder: string, resumeFile: string): Promise<string> {
  const resume = resolve(folder, resumeFile);
  const beside = dirname(resume);
  const translated = `${basename(resume).replace(/\.json$/i, '')}.`;
  const translations = (await namesIn(beside)).filter(
    (name) => name.startsWith(translated) && name.endsWith('.json'),
  );
  const publicFolder = join(folder, 'public');
  const publicFiles = await namesIn(publicFolder, { recursive: true });
  const files = [
    ...settingsFiles.map((file) => join(folder, file)),
    join(folder, 'theme.css'),
    resume,
    ...translations.map((name) => join(beside, name)),
    ...publicFiles.map((name) => join(publicFolder, name)),
  ];
  return (await Promise.all(files.map(describeFile))).join('\n');
}

async function namesIn(folder: string, options: { readonly recursive?: boolean } = {}): Promise<string[]> {
  try {
    return (await readdir(folder, options)).toSorted();
  } catch {
    return [];
  }
}

async function describeFile(path: string): Promise<string> {
  try {
    const { mtimeMs, ctimeMs, size, ino } = await stat(path);
    return [path, mtimeMs, ctimeMs, size, ino].join(' ');
  } catch {
    return path;
  }
}
