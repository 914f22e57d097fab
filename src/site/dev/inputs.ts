import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ownersFiles } from '../client/page-inputs.ts';
import { settingsFiles } from '../environment.ts';

/**
 * A text that changes whenever a file changes that a site is made from: the résumé and its translations, `theme.css`,
 * the settings, all of `public/`. It holds the times of each file: a system's events of changes do not come from network drives,
 * into containers or through links.
 */
export async function inputsNow(folder: string, resumeFile: string): Promise<string> {
  const publicFolder = join(folder, 'public');
  const files = [
    ...settingsFiles.map((file) => join(folder, file)),
    ...ownersFiles(folder, resumeFile),
    ...(await filesIn(publicFolder)).map((name) => join(publicFolder, name)),
  ];
  return (await Promise.all(files.map(describeFile))).join('\n');
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder, { recursive: true })).toSorted();
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
