import type { Resume } from './schema/resume-schema';

/** Organisations that the owner worked for or with, shown as a wall of logos. */
export interface Partners {
  /** The section's heading; a neutral one replaces it. */
  readonly heading?: string | undefined;
  readonly intro?: string | undefined;
  readonly items: readonly PartnerLogo[];
  /** Closing words after the last logo. */
  readonly more?: string | undefined;
  /** The text of the button that expands the wall. */
  readonly expandLabel?: string | undefined;
}

interface PartnerLogo {
  /** Address of a file in `public/`, relative to the site's root. */
  readonly url: string;
  readonly alt: string;
}

export function partnersOf({ partners }: Resume): Partners | undefined {
  if (partners === undefined) return undefined;
  const { items, ...texts } = partners;
  if (items.length === 0 && texts.intro === undefined) return undefined;
  return { ...texts, items: items.map(({ name, logo }) => ({ url: logo, alt: name })) };
}
