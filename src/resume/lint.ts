import { estimateTokens } from './estimate-tokens';
import { jsonResumeShape } from './exports/json-resume';
import type { Shape } from './exports/json-resume';
import type { Problem } from './json-reader';
import type { Profile } from './profile';
import { profilePrompt } from './prompt';

/** About what a small model reads well, and a visitor's own device in bearable time. */
const mostPromptTokens = 1500;

/** The keys of this site beside those of JSON Resume. */
const ownShape: Shape = {
  basics: { imageWebp: 'text' },
  work: [{ summaryFolded: 'text', links: [{ label: 'text', url: 'url' }] }],
  internships: [{ summaryFolded: 'text', links: [{ label: 'text', url: 'url' }] }],
  education: [{ title: 'text', location: 'text' }],
  projects: [{ summary: 'text' }],
  interests: [{ summary: 'text' }],
  certificates: [{ summary: 'text' }],
  teachings: {
    intro: 'text',
    items: [
      {
        key: 'text',
        title: 'text',
        role: 'text',
        summary: 'text',
        stats: [{ value: 'text', label: 'text' }],
        courses: [{ name: 'text', summary: 'text', url: 'url' }],
      },
    ],
  },
  partners: [{ name: 'text', logo: 'text' }],
  assistant: { firstName: 'text', suggestedQuestions: ['text'] },
  meta: { canonical: 'url', lastUpdated: 'text', sourceCode: { label: 'text', url: 'url' } },
};

export interface LintReport {
  /** Approximate. */
  readonly promptTokens: number;
  /** What is no mistake, but probably not meant; a build goes on. */
  readonly hints: readonly Problem[];
}

/** A second look at a résumé that can be used. `publicFileExists` takes paths inside `public/`. */
export function lintResume(
  resume: unknown,
  profile: Profile,
  publicFileExists: (path: string) => boolean,
): LintReport {
  const promptTokens = estimateTokens(profilePrompt(profile));
  const files = [
    { path: 'basics.image', file: profile.photo?.src },
    { path: 'basics.imageWebp', file: profile.photo?.webp },
    ...(profile.teachings?.partners ?? []).map(({ url }, index) => ({
      path: `partners[${index}].logo`,
      file: url,
    })),
  ];
  return {
    promptTokens,
    hints: [
      ...misspeltKeys(resume),
      ...files.flatMap(({ path, file }) =>
        file === undefined || publicFileExists(file.replace(/#.*/, ''))
          ? []
          : [{ path, message: `public/${file} does not exist; put the file there or correct the path` }],
      ),
      ...(profile.email === undefined
        ? [
            {
              path: 'basics.email',
              message: 'is missing, so the assistant has no address to give to recruiters; add one',
            },
          ]
        : []),
      ...(promptTokens > mostPromptTokens
        ? [
            {
              path: '',
              message:
                `makes a profile prompt of about ${promptTokens} tokens, above ${mostPromptTokens}: small models lose ` +
                'track and visitors wait longer for the first word; shorten summaries and highlights',
            },
          ]
        : []),
    ],
  };
}

/** Keys that mean nothing here but are nearly one that does; others may be for other programs. */
export function misspeltKeys(resume: unknown): Problem[] {
  return misspeltIn(resume, [jsonResumeShape, ownShape], '');
}

function misspeltIn(value: unknown, shapes: readonly Shape[], path: string): Problem[] {
  if (Array.isArray(value)) {
    const elements = shapes.flatMap((shape) => (Array.isArray(shape) ? (shape as readonly [Shape]) : []));
    return value.flatMap((each, index) => misspeltIn(each, elements, `${path}[${index}]`));
  }
  if (typeof value !== 'object' || value === null) return [];
  const known = new Map<string, Shape[]>();
  for (const shape of shapes) {
    if (typeof shape === 'string' || Array.isArray(shape)) continue;
    for (const [keys, member] of Object.entries(shape as { readonly [keys: string]: Shape })) {
      for (const key of keys.split(' ')) known.set(key, [...(known.get(key) ?? []), member]);
    }
  }
  return Object.entries(value).flatMap(([key, member]) => {
    const here = path === '' ? key : `${path}.${key}`;
    const memberShapes = known.get(key);
    if (memberShapes) return misspeltIn(member, memberShapes, here);
    const mistakes = key.length < 5 ? 1 : 2;
    const meant = [...known.keys()].find(
      (each) => distance(key.toLowerCase(), each.toLowerCase()) <= mistakes,
    );
    if (meant === undefined) return [];
    return [{ path: here, message: `is not a key of a résumé and is ignored; did you mean \`${meant}\`?` }];
  });
}

/** Levenshtein's: how many letters to add, drop or change. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of one.split('').entries()) {
    const next = [at + 1];
    for (const [index, otherLetter] of other.split('').entries()) {
      const changed = (row[index] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(changed, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
