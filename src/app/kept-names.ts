import type { SiteData } from '../shared/site-data';
import { siteName } from '../shared/site-name';

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
