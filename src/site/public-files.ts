import { printable } from '../resume/read/field.ts';
import { isPublishedBare, withoutMetadata } from './draw-picture.ts';
import type { PublicFolder } from './public-folder.ts';
import type { SiteContent } from './site-content.ts';
import { pictureProblem } from './site-pictures.ts';

/** What of `public/` is published: a bitmap from which metadata cannot be taken is not. */
export async function publicFiles(folder: PublicFolder) {
  const read = folder.files.map(async (path) => {
    const bytes = folder.read(path);
    if (!isPublishedBare(path, bytes)) return { path, bytes };
    return { path, bytes: await withoutMetadata(path, bytes).catch(() => undefined) };
  });
  const all = await Promise.all(read);
  return {
    files: all.flatMap(({ path, bytes }) => (bytes === undefined ? [] : [[path, bytes] as const])),
    remarks: all
      .filter(({ bytes }) => bytes === undefined)
      .map(({ path }) => `Not published: public/${printable(path)} ${pictureProblem(folder.read(path))}.`),
  };
}

/** Pages, styles and drawings of the owner's may show pictures, too. */
const mayShowPictures = /\.(?:html?|css|js|svg|json|webmanifest|md|txt)$/i;

/** A sentence on the pictures that are published, though neither the résumé nor a file of the site names them. */
export function remarksOnUnnamed({ publicFolder, styles }: SiteContent): string[] {
  const texts = publicFolder.files
    .filter((path) => mayShowPictures.test(path))
    .map((path) => publicFolder.read(path).toString('utf8'));
  const unnamed = publicFolder.unnamed.filter((path) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return ![styles, ...texts].some((text) => text.includes(name));
  });
  if (unnamed.length === 0) return [];
  const shown = unnamed.slice(0, 3).map((path) => `public/${printable(path)}`);
  const more = unnamed.length > shown.length ? ` and ${unnamed.length - shown.length} more` : '';
  return [
    `Published, but shown nowhere on the site: ${shown.join(', ')}${more}. ` +
      'Name a photo in `basics.image`, or take out of public/ what nobody is to see.',
  ];
}
