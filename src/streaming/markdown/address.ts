/** True for a link to an anchor of this page, such as `#job-1`. */
export function isAnchor(address: string): boolean {
  return /^#[\w%.~-]+$/.test(address);
}

/**
 * An address as marked's renderer encodes it.
 *
 * @throws URIError for half of a surrogate pair
 */
export function encodeAddress(written: string): string {
  return encodeURI(written).replaceAll('%25', '%');
}

/** True for an address that leads somewhere, as it is written: of the web, of a mailbox or of an anchor. */
export function mayBeOpened(written: string): boolean {
  if (isAnchor(written)) return true;
  try {
    return /^(?:https?|mailto):$/.test(new URL(encodeAddress(written)).protocol);
  } catch {
    return false;
  }
}
