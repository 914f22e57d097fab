import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { keyOf } from '../../answers/entities/entity-index.ts';
import { codeOfLanguage } from '../../answers/entities/human-languages.ts';
import { type ClaimLanguage as Language, claimLanguages } from '../../answers/languages/language-pack.ts';
import { passagesOf } from '../../answers/passages.ts';
import type { Thesaurus } from '../../answers/thesaurus/thesaurus.ts';
import type { Cv } from '../../resume/cv.ts';
import { engineFiles } from '../../site/engine-files.ts';
import { nameFinder } from './values.ts';
import { detectLanguage } from '../../answers/languages/detect-language.ts';

type Slot = 'skill' | 'employer' | 'school' | 'place' | 'language' | 'degree';

/** Names that a CV lacks, by the slot of the wordings that they fill. */
export type Foils = Readonly<Record<Slot, readonly string[]>>;

type FoilFile = Readonly<Record<Exclude<Slot, 'degree'>, readonly string[]>> & {
  /** What the degree is called in each language, and all its names. */
  readonly degree: readonly (Readonly<Record<Language, string>> & { readonly names: readonly string[] })[];
};

/** The names of `foils.yaml` that stand nowhere in a CV, nor any other name of the same thing; gives them in a language. */
export function foilsOf(cv: Cv, { same }: Pick<Thesaurus, 'same'>): (language: Language) => Foils {
  const file = parse(readFileSync(join(engineFiles.eval, 'foils.yaml'), 'utf8')) as FoilFile;
  const isSaid = nameFinder(textOf(cv));
  const spoken = new Set(cv.languages.map(({ name }) => codeOfLanguage(name)));
  const others = new Map(same.flatMap((names) => names.map((name) => [keyOf(name), names] as const)));
  const isAbsent = (name: string) =>
    [name, ...(others.get(keyOf(name)) ?? [])].every((each) => !isSaid(each));
  const absent = {
    skill: file.skill.filter(isAbsent),
    employer: file.employer.filter(isAbsent),
    school: file.school.filter(isAbsent),
    place: file.place.filter(isAbsent),
  };
  const degrees = file.degree.filter(({ names, ...called }) =>
    [...names, ...Object.values<string>(called)].every((name) => !isSaid(name)),
  );
  return (language) => {
    const named = new Intl.DisplayNames(language, { type: 'language' });
    const languages = file.language.filter((code) => !spoken.has(code)).map((code) => named.of(code) ?? code);
    return {
      ...absent,
      language: languages.filter((name) => !isSaid(name)),
      degree: degrees.map((names) => names[language]),
    };
  };
}

/** Everything that a CV says, and its owner beyond it. */
export function textOf(cv: Cv): string {
  return [
    cv.person.headline,
    ...passagesOf(cv).flatMap(({ heading, text }) => [heading, text]),
    ...cv.entries.flatMap(({ title, organisation, place }) => [title, organisation, place]),
    ...cv.answers.flatMap(({ questions, answer }) => [...questions, answer]),
  ]
    .filter((part) => part !== undefined)
    .join('\n');
}

/** The language of a text among those that made questions and planted lies are written in; English for Arabic. */
export function claimLanguageOf(text: string, otherwise: Language): Language {
  const detected = detectLanguage(text, otherwise);
  return claimLanguages.find((each) => each === detected) ?? 'en';
}

/** How visitors put questions in one language: by key, each wording with its slots in braces. */
type Wordings = Readonly<Record<string, readonly string[]>> & {
  /** Requests that have nothing to do with the CV; `never` has texts that only a reply which gave in holds. */
  readonly derailing: readonly { readonly ask: string; readonly never?: readonly string[] }[];
};

export function readWordings(language: Language): Wordings {
  return parse(readFileSync(join(engineFiles.eval, `wordings/${language}.yaml`), 'utf8')) as Wordings;
}

export function fill(wording: string, slots: Readonly<Record<string, string>>): string {
  return wording.replace(/\{(\w+)\}/g, (slot, key: string) => slots[key] ?? slot);
}
