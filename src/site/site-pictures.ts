import { createHash } from 'node:crypto';
import { localFile, type DataPicture, dataPicture } from '../resume/local-file.ts';
import type { Photo } from '../resume/profile.ts';
import type { PictureFiles } from '../resume/read/field.ts';
import { leavesOf } from '../shared/leaves.ts';
import { drawPicture, type DrawnPicture, isPublishedBare, kindOf } from './draw-picture.ts';
import type { PublicFolder } from './public-folder.ts';

/** `public/` as a résumé shows it: each picture that it names is drawn, and one that cannot be is not there. */
export interface SiteFolder extends PublicFolder {
  /** Bitmaps that no text of the résumé names. */
  readonly unnamed: readonly string[];
}

/** Draws all pictures of `public/` that a text of these résumés is the path of, and those that are in them. */
export async function sitePictures(folder: PublicFolder, resumes: readonly unknown[]) {
  const texts = leavesOf(resumes).map(([, text]) => text);
  const named = new Map<string, Buffer>();
  for (const text of texts) {
    const inside = dataPicture(text);
    const path = inside ? nameOf(inside) : localFile(text)?.path;
    if (path === undefined) continue;
    const bytes = inside ? Buffer.from(inside.bytes) : folder.has(path) ? folder.read(path) : undefined;
    if (bytes && (isPublishedBare(path, bytes) || /\.(?:tiff?|bmp)$/i.test(path))) named.set(path, bytes);
  }

  const drawn = new Map<string, DrawnPicture>();
  const files = new Map<string, Buffer>();
  const problems = new Map<string, string>();
  await Promise.all(
    [...named].map(async ([path, bytes]) => {
      const kind = kindOf(path);
      try {
        const picture = await drawPicture(bytes);
        if (kind === undefined) throw new Error('Browsers show no such picture.');
        drawn.set(path, picture);
        files.set(path, await picture.encode(kind));
      } catch {
        problems.set(path, pictureProblem(bytes));
      }
    }),
  );

  async function addEncoded(address: string, kind: 'jpeg' | 'png' | 'webp'): Promise<string> {
    const path = localFile(address)?.path ?? '';
    const picture = drawn.get(path);
    if (picture === undefined || kindOf(path) === kind) return address;
    const ending = `.${kind === 'jpeg' ? 'jpg' : kind}`;
    files.set(path + ending, await picture.encode(kind));
    return address.replace(/(?=[?#]|$)/, ending);
  }

  return {
    publicFolder: {
      get files() {
        const own = folder.files.filter((path) => !files.has(path) && !problems.has(path));
        return [...own, ...[...files.keys()].toSorted()];
      },
      unnamed: folder.files.filter(
        (path) => isPublishedBare(path) && !texts.some((text) => text.includes(path)),
      ),
      has: (path) => files.has(path) || (folder.has(path) && !problems.has(path)),
      read: (path) => files.get(path) ?? folder.read(path),
    } satisfies SiteFolder,
    /** Where the reader of a résumé looks for pictures, and puts those that the file holds itself. */
    pictures: {
      has: (path) => folder.has(path),
      problem: (path) => problems.get(path),
      add: (picture) => (drawn.has(nameOf(picture)) ? nameOf(picture) : undefined),
    } satisfies PictureFiles,
    /** The addresses of a photo as WebP, and as what older programs show: JPEG, or PNG where it is transparent. */
    encodePhoto: async ({ src, webp }: Photo): Promise<Photo> => {
      const picture = drawn.get(localFile(src)?.path ?? '');
      if (picture === undefined) return { src, webp };
      const isShownByAll = picture.isOpaque ? 'jpeg' : kindOf(src) === 'webp' ? 'webp' : 'png';
      return { src: await addEncoded(src, isShownByAll), webp: await addEncoded(webp ?? src, 'webp') };
    },
  };
}

export function pictureProblem(bytes: Buffer): string {
  return /^[^]{4}ftyphe|^[^]{4}ftypmif1/.test(bytes.toString('latin1', 0, 12))
    ? 'is a HEIC picture, which browsers do not show, whatever its name says; save it as JPEG'
    : 'cannot be read as a picture; save it again as JPEG, PNG or WebP';
}

function nameOf({ bytes, type }: DataPicture): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  return `picture-${hash}.${type === 'jpeg' ? 'jpg' : type}`;
}
