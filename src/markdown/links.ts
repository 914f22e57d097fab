import { decodeCharacterReferences } from './character-references';

export interface SafeLink {
  href: string;
  /** What tells the reader where it leads: the host, or the mail address. */
  host: string;
}

/** Whether a link leads to a place of this very page, such as `#job-1`. */
export function isPlace(address: string): boolean {
  return /^#[\w%.~-]+$/.test(address);
}

/** A link's address if it is one that may be opened (http, https, mailto), or undefined. */
export function safeLink(written: string, { literal }: { literal: boolean }): SafeLink | undefined {
  let url: URL;
  try {
    // The order in which marked's renderer and a browser would take it apart.
    const encoded = encodeURI(written).replaceAll('%25', '%');
    url = new URL(literal ? encoded : decodeCharacterReferences(encoded));
  } catch {
    return undefined;
  }
  if (url.protocol === 'mailto:') return { href: url.href, host: decodeURIComponentSafely(url.pathname) };
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  return { href: url.href, host: url.host.replace(/^www\./, '') };
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
