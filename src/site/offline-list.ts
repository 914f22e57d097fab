import { exportedFiles } from '../resume/exports/site-address.ts';
import { appIcons } from './app-icons.ts';
import { hashOf } from './page-style.ts';
import { notFoundFile } from './file-names.ts';
import { noticesFile } from './client/package-notices.ts';

/** A file's content by its path in the site. */
export type SiteFiles = ReadonlyMap<string, string | Uint8Array>;

const types = /\.(?:html|css|js|json|svg|webp|jpe?g|png|gif|avif|ico|woff2|webmanifest)$/;
const unneeded = new Set<string>([
  ...Object.values(exportedFiles),
  noticesFile,
  notFoundFile,
  // A system that puts the site on a home screen keeps its icon itself.
  ...appIcons.map(({ file }) => file),
]);

/** All files that the page and the chat may load, without those that only other programs read. */
export function offlineFiles(files: SiteFiles) {
  const folders = [...files.keys()].flatMap((path) => /^(.+\/)index\.html$/.exec(path)?.[1] ?? []);
  // The page of each further language has such files of its own.
  const isUnneeded = (path: string) =>
    ['', ...folders].some((folder) => path.startsWith(folder) && unneeded.has(path.slice(folder.length)));
  return [...files]
    .filter(([path]) => types.test(path) && !isUnneeded(path))
    .map(([url, content]) => ({ url, revision: url.startsWith('assets/') ? null : hashOf(content) }))
    .toSorted((one, other) => (one.url < other.url ? -1 : 1));
}
