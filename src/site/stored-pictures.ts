import { createHash } from 'node:crypto';
import type { DataPicture } from '../resume/data-picture.ts';
import type { PictureFiles } from '../resume/read/field.ts';
import type { PublicFolder } from './public-folder.ts';

interface StoredPictures {
  /** The folder, and the pictures that were added, which a site copies as well. */
  readonly publicFolder: PublicFolder;
  /** Where the reader of a résumé looks for pictures, and puts those that the file holds itself. */
  readonly pictures: Required<Pick<PictureFiles, 'has' | 'add'>>;
}

/** What the pictures are called that a résumé holds itself. */
export const storedPictureName = /^picture-[\da-f]{12}\.(?:png|jpg|webp)$/;

/** A folder that also holds what is added to it, in memory. */
export function withStoredPictures(folder: PublicFolder): StoredPictures {
  const added = new Map<string, Buffer>();
  return {
    publicFolder: {
      get files() {
        return [...folder.files, ...added.keys()];
      },
      has: (path) => added.has(path) || folder.has(path),
      read: (path) => added.get(path) ?? folder.read(path),
    },
    pictures: {
      has: (path) => folder.has(path),
      add({ bytes, type }: DataPicture) {
        const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
        const path = `picture-${hash}.${type === 'jpeg' ? 'jpg' : type}`;
        added.set(path, Buffer.from(bytes));
        return path;
      },
    },
  };
}
