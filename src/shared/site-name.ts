/**
 * The prefix of every name that a site keeps on its origin (cache, lock, `localStorage` key), so that two sites of one
 * origin never share one. Such as `talking-cv:/cv/`.
 */
export function siteName(basePath: string): string {
  return `talking-cv:${basePath}`;
}
