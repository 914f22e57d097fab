/**
 * A JPEG, PNG or WebP without all that drawing it does not need: Exif, texts, previews, what follows its end. Its pixels stay
 * as they are, and its colour profile with them. `undefined` for other files, and for one that ends too early.
 */
export function barePicture(bytes: Buffer): Buffer | undefined {
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
