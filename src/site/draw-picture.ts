import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { barePicture } from './bare-picture.ts';

/** Of a picture that the résumé names, in pixels. */
const longestSide = 800;

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif';

/** What a file's name says that it is; `undefined` for what a site does not write, SVG and GIF among them. */
export function kindOf(path: string): PictureKind | undefined {
  const [, ending = ''] = /\.(jpe?g|png|webp|avif)$/i.exec(path) ?? [];
  return ending === '' ? undefined : (ending.toLowerCase().replace(/^jpg$/, 'jpeg') as PictureKind);
}

const bitmapName = /\.(?:jpe?g|png|webp|avif|hei[cf])$/i;

/** These stay as they are, since systems and networks ask for them by name. */
const asIs = /(?:^|\/)(?:og\.png|(?:favicon|apple-touch-icon|android-chrome|icon)\b[\w.-]*\.(?:png|ico))$/i;

/** True for what may tell more than it shows. */
export function isPublishedBare(path: string, bytes: Buffer = Buffer.of()): boolean {
  return !asIs.test(path) && (bitmapName.test(path) || startsLikeOne(bytes));
}

const startsLikeOne = (bytes: Buffer) =>
  /^(?:\xff\xd8\xff|\x89PNG|RIFF[^]{4}WEBP|[^]{4}ftyp(?:avi[fs]|hei[cfmsx]|hev|mi[af]1|msf1))/.test(
    bytes.toString('latin1', 0, 12),
  );

/**
 * A bitmap without metadata, turned upright where that said how. Its pixels are kept but for the turning.
 *
 * @throws Error where it cannot be read
 */
export async function withoutMetadata(path: string, bytes: Buffer): Promise<Buffer> {
  const bare = barePicture(bytes);
  if (bare?.length === bytes.length) return bare;
  const { orientation = 1 } = await sharp(bytes).metadata();
  if (orientation === 1 && bare) return bare;
  const kind = kindOf(path);
  if (kind === undefined) throw new Error(`public/${path} has a kind that is not written.`);
  if (isBareAvif(bytes)) return bytes;
  const image = sharp(bytes, { animated: kind === 'webp' }).autoOrient();
  return remembered(upright, bytes, kind, () => encode(image, kind));
}

/** Its parts have names of four letters; one that pixels spell by chance costs no more than a new encoding. */
function isBareAvif(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  return /^[^]{4}ftypavi[fs]/.test(text) && !/Exif|mime|uuid|udta|xml /.test(text);
}

/** A picture of the résumé: upright, at most 800 pixels wide and high, without metadata. */
export interface DrawnPicture {
  /** True if nothing of it is transparent. */
  readonly isOpaque: boolean;
  encode(kind: PictureKind): Promise<Buffer>;
}

/** @throws Error where it cannot be read, or not to its end */
export function drawPicture(bytes: Buffer): Promise<DrawnPicture> {
  return remembered(drawn, bytes, '', () => draw(bytes));
}

const upright = new Map<string, Promise<Buffer>>();
const drawn = new Map<string, Promise<DrawnPicture>>();

/** A development server needs the same pictures after each change of a text. */
function remembered<Made>(
  made: Map<string, Promise<Made>>,
  bytes: Buffer,
  form: string,
  make: () => Promise<Made>,
): Promise<Made> {
  const key = createHash('sha256').update(bytes).digest('hex') + form;
  const known = made.get(key) ?? make();
  made.set(key, known);
  return known;
}

async function draw(bytes: Buffer): Promise<DrawnPicture> {
  const { format, width, height, orientation = 1, hasProfile } = await sharp(bytes).metadata();
  const { data, info } = await sharp(bytes, { failOn: 'error' })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: info });
  const { isOpaque } = await pixels().stats();
  const isSmall = Math.max(width, height) <= longestSide && orientation === 1 && !hasProfile;
  const bare = isSmall ? barePicture(bytes) : undefined;
  const encoded = new Map<PictureKind, Promise<Buffer>>();
  return {
    isOpaque,
    encode(kind) {
      const made =
        encoded.get(kind) ?? (bare && format === kind ? Promise.resolve(bare) : encode(pixels(), kind));
      encoded.set(kind, made);
      return made;
    },
  };
}

/** JPEG has no transparency: it stands on white. */
function encode(image: Sharp, kind: PictureKind): Promise<Buffer> {
  if (kind === 'jpeg') return image.flatten({ background: '#fff' }).jpeg({ quality: 85 }).toBuffer();
  // AVIF takes seconds with more effort, for a tenth less of bytes.
  return image.toFormat(kind, kind === 'avif' ? { effort: 0 } : {}).toBuffer();
}
