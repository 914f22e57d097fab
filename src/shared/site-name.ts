import type { SiteData } from './site-data';

/**
 * The prefix of every name that a site keeps on its origin (cache, lock, `localStorage` key), so that two sites of one
 * origin never share one. Such as `talking-cv:/cv/`.
 */
export function siteName(basePath: string): string {
  return `talking-cv:${basePath}`;
}

/**
 * Prefix of the keys under which a conversation and a visitor's choices are kept. An embed's names its CV and where the
 * frame really lies, since any number of folders of one origin may be built for one base path.
 */
export function keptName(
  { settings, cvId }: Pick<SiteData, 'settings' | 'cvId'>,
  { pathname }: Pick<Location, 'pathname'>,
): string {
  if (cvId === undefined) return siteName(settings.basePath);
  return `${siteName(pathname.replace(/[^/]*$/, ''))}:${cvId}`;
}
