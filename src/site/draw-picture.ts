import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';

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

/**
 * A JPEG, PNG or WebP without all that drawing it does not need: Exif, texts, previews, what follows its end. Its pixels stay
 * as they are, and its colour profile with them. `undefined` for other files, and for one that ends too early.
 */
function barePicture(bytes: Buffer): Buffer | undefined {
  const start = bytes.toString('latin1', 0, 12);
  if (start.startsWith('\xff\xd8\xff')) return bareJpeg(bytes);
  if (start.startsWith('\x89PNG')) return barePng(bytes);
  if (/^RIFF[^]{4}WEBP$/.test(start)) return bareWebp(bytes);
  return undefined;
}

/** Segments of ITU T.81, B.1.1.3: frames, tables and scans; JFIF, the profile and Adobe's colour transform. */
function bareJpeg(bytes: Buffer): Buffer | undefined {
  const kept = [bytes.subarray(0, 2)];
  for (let at = 2; at + 1 < bytes.length;) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return undefined;
    if (marker === 0xd9) return Buffer.concat([...kept, bytes.subarray(at, at + 2)]);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (at + 4 > bytes.length) return undefined;
    const length = bytes.readUInt16BE(at + 2);
    const end = marker === 0xda ? endOfScan(bytes, at + 2 + length) : at + 2 + length;
    const name = bytes.toString('latin1', at + 4, at + 16);
    const isNeeded =
      (marker >= 0xc0 && marker <= 0xdd) ||
      // A longer one holds a preview.
      (marker === 0xe0 && name.startsWith('JFIF\0') && length === 16) ||
      (marker === 0xe2 && name === 'ICC_PROFILE\0') ||
      (marker === 0xee && name.startsWith('Adobe') && length === 14);
    if (isNeeded) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
}

/** Where the next segment begins: within a scan FF is followed by 0, or by the number of a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

/** What changes how a PNG looks, animation included (https://www.w3.org/TR/png-3/#11Ancillary-chunks). */
const pngChunks = /^(?:[A-Z]...|tRNS|gAMA|cHRM|sRGB|iCCP|sBIT|bKGD|pHYs|acTL|fcTL|fdAT|cICP|mDCV|cLLI)$/;

function barePng(bytes: Buffer): Buffer | undefined {
  const kept = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length;) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return undefined;
    if (pngChunks.test(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return undefined;
}

/** Chunks of https://developers.google.com/speed/webp/docs/riff_container; the flags in `VP8X` say which there are. */
function bareWebp(bytes: Buffer): Buffer | undefined {
  const kept: Buffer[] = [];
  const length = Math.min(bytes.length, bytes.readUInt32LE(4) + 8);
  for (let at = 12; at + 8 <= length;) {
    const type = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const chunk = Buffer.from(bytes.subarray(at, at + 8 + size + (size % 2)));
    if (chunk.length < 8 + size) return undefined;
    if (type === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~(exifFlag | xmpFlag), 8);
    if (/^(?:VP8[ LX]|ALPH|ANIM|ANMF|ICCP)$/.test(type)) kept.push(chunk);
    at += chunk.length;
  }
  const head = Buffer.from(bytes.subarray(0, 12));
  head.writeUInt32LE(4 + kept.reduce((sum, chunk) => sum + chunk.length, 0), 4);
  return Buffer.concat([head, ...kept]);
}

const exifFlag = 0x08;
const xmpFlag = 0x04;
