import type { Resume } from './imported.ts';
import { Source } from './source.ts';

/** A way to reach or find a person. */
export interface ContactDetail {
  readonly kind: string;
  readonly value: string;
  /** Where it stands in the résumé file. */
  readonly path: string;
}

const kinds: Readonly<Record<string, string>> = {
  'basics.email': 'E-mail',
  'basics.phone': 'Phone',
  'basics.url': 'Website',
  'basics.location.city': 'Town',
  'basics.location.region': 'Region',
};

/** Every contact detail that a résumé makes public, those inside longer texts too. */
export function contactDetails(resume: Resume): ContactDetail[] {
  const profiles = (resume.basics?.profiles ?? []).flatMap(
    ({ network = 'Profile', url, username }, index) => {
      const value = url ?? username;
      return value === undefined ? [] : [{ kind: network, value, path: `basics.profiles[${index}]` }];
    },
  );
  const texts = new Source(resume).unread();
  const own = texts.flatMap(({ path, text }) => {
    const kind = kinds[path];
    return kind === undefined ? [] : [{ kind, value: text, path }];
  });
  const inside = texts
    .filter(({ path }) => !(path in kinds) && !/\.url$|^basics\.profiles/.test(path))
    .flatMap(({ path, text }) => [
      ...(text.match(/[^\s@<>()[\]]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu) ?? []).map((value) => ({
        kind: 'E-mail',
        value,
        path,
      })),
      ...(text.match(/(?<!\d)\+\d[\d ()/-]{7,}\d/g) ?? []).map((value) => ({ kind: 'Phone', value, path })),
    ]);
  return [...own, ...profiles, ...inside];
}
