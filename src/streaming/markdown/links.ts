import { encodeAddress } from './address';
import { decodeCharacterReferences } from './sanitize';

export interface SafeLink {
  readonly href: string;
  /** Where the link leads, for the reader: the host in ASCII, without `www.`, or the mail address. */
  readonly host: string;
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
    const encoded = encodeAddress(written);
    url = new URL(literal ? encoded : decodeCharacterReferences(encoded));
  } catch {
    return undefined;
  }
  if (url.protocol === 'mailto:') return mailLink(url);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  return { href: url.href, host: url.host.replace(/^www\./, '') };
}

/**
 * A mail to the recipients that are shown: further ones in `?cc=` and the like would be hidden. Subject and body are kept;
 * the visitor reads them before the mail is sent.
 */
function mailLink(url: URL): SafeLink {
  // A mailto address has no `+` for a space (RFC 6068).
  const fields = new URLSearchParams(url.search.replaceAll('+', '%2B'));
  const kept = ['subject', 'body'].flatMap((name) => {
    const value = fields.get(name);
    return value === null ? [] : `${name}=${encodeURIComponent(value)}`;
  });
  const query = kept.length > 0 ? `?${kept.join('&')}` : '';
  return { href: `mailto:${url.pathname}${query}`, host: url.pathname };
}

/** Characters that cannot be invisible, look like white space, or change the direction of the text. */
const plainCharacters = /^[!-~\u00ae-\u024f]*$/;

/**
 * True if `label` is the address of the link, so that a reader sees where it leads: it begins with the very host, or is
 * the mail address. Any other label may look like another address.
 */
export function isAddressItself(label: string, { href, host }: SafeLink): boolean {
  if (!plainCharacters.test(label)) return false;
  if (href.startsWith('mailto:')) return label.replace(/^mailto:/i, '') === host;
  const [, written] = /^(?:https?:\/\/)?(?:www\.)?([^/?#]*)/i.exec(label) ?? [];
  return written?.toLowerCase() === host;
}
