import type { JsonReader } from './json-reader';

/** Organisations that the owner worked for or with, shown as a wall of logos. */
export interface Partners {
  /** The section's heading; a neutral one stands in for it. */
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

/** Reads `partners`, a key of this site's own: a list of partners, or an object with the texts around them. */
export function readPartners(field: JsonReader): Partners | undefined {
  if (field.isList) return partners({ items: field.objects(readPartner) });
  if (!field.isObject()) return undefined;
  return partners({
    heading: field.at('heading').text(),
    intro: field.at('intro').text(),
    items: field.at('items').objects(readPartner),
    more: field.at('more').text(),
    expandLabel: field.at('expandLabel').text(),
  });
}

function partners(read: Partners): Partners | undefined {
  return read.items.length === 0 && read.intro === undefined ? undefined : read;
}

function readPartner(field: JsonReader): PartnerLogo | undefined {
  const alt = field.at('name').text();
  const url = field.at('logo').localFile();
  if (alt === undefined) return field.at('name').report("is missing; write the partner's name");
  if (url === undefined) {
    return field.at('logo').isAbsent
      ? field
          .at('logo')
          .report('is missing; write the path of a picture in public/, such as "partners/name.svg"')
      : undefined;
  }
  return { url, alt };
}
