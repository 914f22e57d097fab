/**
 * Whether a part of this site that was not needed so far could be fetched now. Browsers remember a failed `import()`
 * until the page is loaded anew, so one that is bound to fail had better not begin. A service worker has every part.
 */
export function canFetchParts(): boolean {
  return navigator.onLine || Boolean(navigator.serviceWorker?.controller);
}

/** Imports a part, or says at once that it cannot come. */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  if (!canFetchParts()) throw new Error('This part of the site cannot be fetched without a network.');
  return load();
}
