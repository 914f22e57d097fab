/**
 * The one rule of what counts as a file of the site: a path inside `public/` without scheme, dot segment, backslash,
 * second slash or control character, percent-encoded ones included. `undefined` for every other text. The address is
 * relative to the site's root and safe in any attribute.
 */
export function localFile(text: string) {
  const [, encoded = '', suffix = ''] = /^(?:\.?\/)?([^?#]*)(.*)$/s.exec(text.trim()) ?? [];
  const path = decoded(encoded);
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

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
