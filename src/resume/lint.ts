import { estimateTokens } from './estimate-tokens';
import { jsonResumeShape } from './exports/json-resume';
import type { ResumeShape } from './exports/json-resume';
import type { Problem } from './json-reader';
import type { Profile } from './profile';
import { outlineOf } from './outline';
import { profilePrompt } from './prompt';
import type { ResumeWords } from './words.en';

/** Small models lose track of a longer prompt, and a visitor's own device needs long to read it. */
const mostPromptTokens = 1500;

const partners: ResumeShape = [{ name: 'text', logo: 'text' }];

/** The keys of this site beside those of JSON Resume. */
const ownShape: ResumeShape = {
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
  partners,
  assistant: {
    firstName: 'text',
    suggestedQuestions: ['text'],
    answers: [{ question: 'text', answer: 'text', language: 'text' }],
    facts: ['text'],
  },
  meta: { canonical: 'url', lastUpdated: 'text', sourceCode: { label: 'text', url: 'url' } },
};

/** `partners` with texts around its items. */
const ownShapeOfPartners: ResumeShape = {
  partners: { heading: 'text', intro: 'text', items: partners, more: 'text', expandLabel: 'text' },
};

/** What could be better in a résumé that can be used. It does not stop a build. */
interface LintReport {
  /** Approximate. */
  readonly promptTokens: number;
  readonly hints: readonly Problem[];
}

/** Lints a résumé that can be used. */
export function lintResume(resume: unknown, profile: Profile, words: ResumeWords): LintReport {
  const promptTokens = estimateTokens(profilePrompt(outlineOf(profile, words)));
  return {
    promptTokens,
    hints: [
      ...misspeltKeys(resume),
      ...(profile.email === undefined ? [missingEmail] : []),
      ...(profile.answers.length > 0 ? [publicKey('assistant.answers')] : []),
      ...(profile.facts.length > 0 ? [publicKey('assistant.facts')] : []),
      ...(promptTokens > mostPromptTokens ? [longPrompt(promptTokens)] : []),
    ],
  };
}

const missingEmail: Problem = {
  path: 'basics.email',
  message: 'is missing, so the assistant has no address to give to recruiters; add one',
};

/** A key that the page does not show, so that its owner may think it private. */
function publicKey(path: string): Problem {
  return {
    path,
    message:
      'is not shown on the page, but is public: everyone can read it in the site’s files and ask the assistant for it',
  };
}

function longPrompt(tokens: number): Problem {
  return {
    path: '',
    message:
      `makes a profile prompt of about ${tokens} tokens, above ${mostPromptTokens}: small models lose ` +
      'track and visitors wait longer for the first word; shorten summaries and highlights',
  };
}

/** Unknown keys that are nearly a known one; any other unknown key may be meant for another program. */
export function misspeltKeys(resume: unknown): Problem[] {
  return misspeltIn(resume, [jsonResumeShape, ownShape, ownShapeOfPartners], '');
}

function misspeltIn(value: unknown, shapes: readonly ResumeShape[], path: string): Problem[] {
  if (Array.isArray(value)) {
    const elements = shapes.flatMap((shape) =>
      Array.isArray(shape) ? (shape as readonly [ResumeShape]) : [],
    );
    return value.flatMap((each, index) => misspeltIn(each, elements, `${path}[${index}]`));
  }
  if (typeof value !== 'object' || value === null) return [];
  const known = new Map<string, ResumeShape[]>();
  for (const shape of shapes) {
    if (typeof shape === 'string' || Array.isArray(shape)) continue;
    for (const [keys, member] of Object.entries(shape as { readonly [keys: string]: ResumeShape })) {
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

/** Levenshtein distance: how many letters to add, drop or change. */
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
