import { readdir, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { settingsFiles } from '../environment.ts';
import { packageFolder } from '../engine-files.ts';
import { isInside } from '../owners-text.ts';
import { translationFiles } from '../translation-files.ts';

/**
 * A text that changes whenever a file changes that a site is made from: the résumé and its translations, `theme.css`,
 * the settings, all of `public/`. It holds the times of each file: a system's events of changes do not come from network drives,
 * into containers or through links.
 */
export async function inputsNow(folder: string, resumeFile: string): Promise<string> {
  const publicFolder = join(folder, 'public');
  const published = await readdir(publicFolder, { recursive: true }).catch((): string[] => []);
  const files = [
    ...settingsFiles.map((file) => join(folder, file)),
    ...ownersFiles(folder, resumeFile),
    ...published.toSorted().map((name) => join(publicFolder, name)),
  ];
  return (await Promise.all(files.map(describeFile))).join('\n');
}

function describeFile(path: string): Promise<string> {
  return stat(path).then(
    ({ mtimeMs, ctimeMs, size, ino }) => [path, mtimeMs, ctimeMs, size, ino].join(' '),
    () => path,
  );
}

/** Folders of `src/` with modules that draw the page in Node, for whose changes Vite reloads nothing. */
const drawingFolders = ['resume', 'page', 'ui', 'site', 'themes', 'words'];

/** What the page is made of in the owner's folder: the résumé, its translations, the theme. Absolute paths. */
export function ownersFiles(folder: string, resumeFile: string): string[] {
  const translations = translationFiles(folder, resumeFile).map(({ file }) => file);
  return [resumeFile, ...translations, 'theme.css'].map((file) => resolve(folder, file));
}

/**
 * Whether a changed file, an absolute path, changes the HTML of the page. Any other leaves open pages as they are: a test,
 * a report or a build may write one at any time.
 */
export function changesPage(file: string, folder: string, resumeFile: string): boolean {
  const [top, within, ...rest] = relative(packageFolder, file).split(sep);
  const isDrawing =
    top === 'src' && within !== undefined && rest.length > 0 && drawingFolders.includes(within);
  return isDrawing || ownersFiles(folder, resumeFile).includes(file);
}

const writtenFolders = ['.bench', 'build', 'dist', 'tests/.output'].map((name) =>
  resolve(packageFolder, name),
);

/** Whether builds and tests of the engine's repository write to a path, which is absolute with `/` between its parts. */
export function isWrittenByCommands(path: string): boolean {
  return writtenFolders.some((folder) => isInside(folder, path));
}
