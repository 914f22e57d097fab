/** A picture that a résumé holds as a `data:` address. */
export interface DataPicture {
  readonly bytes: Uint8Array;
  readonly type: 'png' | 'jpeg' | 'webp';
}

/** In bytes. */
const largestDataPicture = 3_000_000;

/** How files of each type begin, one character for a byte. */
const signatures: Readonly<Record<DataPicture['type'], RegExp>> = {
  png: /^\u0089PNG\r\n/,
  jpeg: /^\u00ff\u00d8\u00ff/,
  webp: /^RIFF[^]{4}WEBP/,
};

/** The picture of a `data:` address; `undefined` for other kinds, for a large one, and for what is no such picture. */
export function dataPicture(address: string): DataPicture | undefined {
  const [start, type, encoded = ''] =
    /^data:image\/(png|jpe?g|webp);base64,([A-Za-z\d+/=\s]*)$/.exec(address.trim()) ?? [];
  if (start === undefined || encoded.length > (largestDataPicture * 4) / 3) return undefined;
  const binary = decoded(encoded);
  const known = type === 'jpg' ? 'jpeg' : (type as DataPicture['type']);
  if (binary === undefined || !signatures[known].test(binary)) return undefined;
  return { bytes: Uint8Array.from(binary, (character) => character.charCodeAt(0)), type: known };
}

function decoded(base64: string): string | undefined {
  try {
    return atob(base64);
  } catch {
    return undefined;
  }
}
