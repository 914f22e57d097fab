import { attempt } from '../shared/attempt';

/**
 * The one rule of what counts as a file of the site: a path inside `public/` without scheme, dot segment, backslash,
 * second slash or control character, percent-encoded ones included. `undefined` for every other text. The address is
 * relative to the site's root and safe in any attribute.
 */
export function localFile(text: string) {
  const [, encoded = '', suffix = ''] = /^(?:\.?\/)?([^?#]*)(.*)$/s.exec(text.trim()) ?? [];
  const path = attempt(() => decodeURIComponent(encoded));
  if (path === undefined || hasScheme(text) || /[\\\p{Cc}\p{Cs}]/u.test(path)) return undefined;
  const segments = path.split('/');
  if (segments.some((segment) => ['', '.', '..'].includes(segment))) return undefined;
  if (!/^(?:[?#][\w.~:/@!$&*+=-]*)*$/.test(suffix)) return undefined;
  return { address: segments.map(encodeURIComponent).join('/') + suffix, path };
}

/** True for an address on another host, or one that holds its picture itself. */
export function isRemote(text: string): boolean {
  return /^(?:https?:|data:image\/|\/\/)/i.test(text.trim());
}

/** Browsers skip spaces and control characters before a scheme. */
function hasScheme(text: string): boolean {
  return /^[\s\p{Cc}]*[a-z][a-z\d+.-]*:/iu.test(text);
}

/**
 * The `http(s)` address that a text names; one without a scheme gets `https://`. `undefined` for any other scheme, and for
 * a text with a line break or control character: the platform's parser drops those, and so would join a split scheme.
 */
export function webAddress(text: string): string | undefined {
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  const isPlain = /^https?:\/\/[^\p{Cc}\p{Cs}\u2028\u2029]+$/iu.test(address);
  return isPlain && URL.canParse(address) ? address : undefined;
}

/** An address that opens a letter to `email` and nothing more: no character of it can add a header (RFC 6068). */
export function mailtoAddress(email: string): string {
  const at = email.lastIndexOf('@');
  const encoded = [email.slice(0, at), email.slice(at + 1)].map((part) =>
    encodeURIComponent(part).replaceAll('%2B', '+'),
  );
  return `mailto:${encoded.join('@')}`;
}

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
  const binary = attempt(() => atob(encoded));
  const known = type === 'jpg' ? 'jpeg' : (type as DataPicture['type']);
  if (binary === undefined || !signatures[known].test(binary)) return undefined;
  return { bytes: Uint8Array.from(binary, (character) => character.charCodeAt(0)), type: known };
}
