/** https://learn.microsoft.com/typography/opentype/spec/cmap */
const segmentsFormat = 4;
const groupsFormat = 12;

/** What a reader does not see as a character of its own, or any font draws: spaces, joiners, selectors. */
const neverDrawn = /[\p{White_Space}\p{Default_Ignorable_Code_Point}]/u;

/**
 * Says which characters a TrueType or OpenType font holds, by the table in which it says so itself.
 *
 * @throws Error where the file is no such font
 */
export function readFontCoverage(font: Buffer): (character: string) => boolean {
  const subtables = unicodeSubtables(font);
  if (subtables.length === 0) throw new Error('The font has no table of its Unicode characters.');
  const codePoints = new Set(subtables.flatMap((at) => readSubtable(font, at)));
  return (character) => neverDrawn.test(character) || codePoints.has(character.codePointAt(0) ?? 0);
}

/** Offsets of the subtables of `cmap` that we read. */
function unicodeSubtables(font: Buffer): number[] {
  const cmap = tableAt(font, 'cmap');
  return range(font.readUInt16BE(cmap + 2))
    .map((index) => cmap + font.readUInt32BE(cmap + 4 + 8 * index + 4))
    .filter((at) => [segmentsFormat, groupsFormat].includes(font.readUInt16BE(at)));
}

/**
 * The name that programs find a font by; of a collection its first font's.
 *
 * @throws Error where the file is no TrueType or OpenType font with an English name
 */
export function readFontFamily(font: Buffer): string {
  const names = tableAt(font, 'name');
  const texts = names + font.readUInt16BE(names + 4);
  const record = range(font.readUInt16BE(names + 2))
    .map((index) => names + 6 + 12 * index)
    // Windows, English (United States), family: the only platform that every font names itself for.
    .find((at) => font.readUInt16BE(at) === 3 && font.readUInt32BE(at + 4) === 0x0409_0001);
  if (record === undefined) throw new Error('The font has no name.');
  const from = texts + font.readUInt16BE(record + 10);
  return Buffer.from(font.subarray(from, from + font.readUInt16BE(record + 8)))
    .swap16()
    .toString('utf16le');
}

function tableAt(font: Buffer, tag: string): number {
  // A collection begins with the places of its fonts.
  const start = font.toString('latin1', 0, 4) === 'ttcf' ? font.readUInt32BE(12) : 0;
  const record = range(font.readUInt16BE(start + 4))
    .map((index) => start + 12 + 16 * index)
    .find((at) => font.toString('latin1', at, at + 4) === tag);
  if (record === undefined) throw new Error(`The font has no table "${tag}".`);
  return font.readUInt32BE(record + 8);
}

function readSubtable(font: Buffer, at: number): number[] {
  return font.readUInt16BE(at) === groupsFormat ? readGroups(font, at) : readSegments(font, at);
}

function readGroups(font: Buffer, at: number): number[] {
  return range(font.readUInt32BE(at + 12)).flatMap((index) => {
    const group = at + 16 + 12 * index;
    const [first, last] = [font.readUInt32BE(group), font.readUInt32BE(group + 4)];
    const glyph = font.readUInt32BE(group + 8);
    return codePointsFrom(first, last).filter((codePoint) => codePoint - first + glyph !== 0);
  });
}

function readSegments(font: Buffer, at: number): number[] {
  const size = font.readUInt16BE(at + 6);
  const ends = at + 14;
  const starts = ends + size + 2;
  const deltas = starts + size;
  const offsets = deltas + size;
  return range(size / 2).flatMap((index) => {
    const [start, end] = [font.readUInt16BE(starts + 2 * index), font.readUInt16BE(ends + 2 * index)];
    const delta = font.readUInt16BE(deltas + 2 * index);
    const offsetAt = offsets + 2 * index;
    const offset = font.readUInt16BE(offsetAt);
    return codePointsFrom(start, end).filter((codePoint) => {
      if (offset === 0) return ((codePoint + delta) & 0xffff) !== 0;
      return codePoint !== 0xffff && font.readUInt16BE(offsetAt + offset + 2 * (codePoint - start)) !== 0;
    });
  });
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

function codePointsFrom(first: number, last: number): number[] {
  return range(last - first + 1).map((index) => first + index);
}
