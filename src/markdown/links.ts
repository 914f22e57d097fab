import { decodeCharacterReferences } from './character-references';

interface SafeLink {
  href: string;
  /** Where the link leads, for the reader: the host without `www.`, or the mail address. */
  host: string;
}

/** True for a link to an anchor of this page, such as `#job-1`. */
export function isAnchor(address: string): boolean {
  return /^#[\w%.~-]+$/.test(address);
}

/**
 * The address of a link that may be opened: http, https or mailto. `undefined` for all others.
 *
 * @param literal the address stands in the text itself, so character references in it are not decoded
 */
export function safeLink(written: string, { literal }: { literal: boolean }): SafeLink | undefined {
  let url: URL;
  try {
    // marked's renderer encodes first; the browser decodes character references afterwards.
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
