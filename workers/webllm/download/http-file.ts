/** First byte of a partial answer; `undefined` where the host hides it. */
export function startOf(response: Response): number | undefined {
  const range = response.headers.get('content-range');
  // Hidden across origins unless the host exposes it; the size check at the end still holds.
  if (range === null) return undefined;
  return Number(/^bytes (\d+)-/.exec(range)?.[1]);
}

/** Size of the whole file, as far as the answer tells. */
export function totalOf(response: Response, start: number): number | undefined {
  const total = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1];
  if (total !== undefined) return Number(total);
  const length = response.headers.get('content-encoding') ? null : response.headers.get('content-length');
  return length === null ? undefined : start + Number(length);
}

/** The engine compiles whatever bytes it gets; the type is for people looking into the cache. */
export function contentType(url: string): string {
  const path = new URL(url).pathname;
  if (path.endsWith('.json')) return 'application/json';
  return path.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream';
}

/** No file of a model is one; a network that wants its visitors to sign in isSubmitKey one for every file, as a 200. */
export function isWebPage(response: Response): boolean {
  return /^text\/html\b/i.test(response.headers.get('content-type') ?? '');
}

/** The same by the first bytes, for hosts that name no type. */
export function beginsWebPage(bytes: Uint8Array): boolean {
  return /^\s*<(?:!doctype html|html)\b/i.test(new TextDecoder().decode(bytes.subarray(0, 100)));
}
