import type { Resume } from './imported.ts';
import { Source } from './source.ts';

const kinds: Readonly<Record<string, string>> = {
  'basics.email': 'E-mail',
  'basics.phone': 'Phone',
  'basics.url': 'Website',
  'basics.location.city': 'Town',
  'basics.location.region': 'Region',
};

/** Every way to reach or find a person that a résumé makes public, those inside longer texts too, with their paths in it. */
export function contactDetails(resume: Resume) {
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
