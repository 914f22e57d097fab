import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { codeOfLanguage } from '../../../answers/entities/human-languages.ts';
import { keyOf } from '../../../answers/entities/entity-index.ts';
import {
  claimLanguages as languages,
  type ClaimLanguage as Language,
} from '../../../answers/languages/language-pack.ts';
import { passagesOf } from '../../../answers/passages.ts';
import type { Thesaurus } from '../../../answers/thesaurus/thesaurus.ts';
import type { Cv } from '../../../resume/cv.ts';
import { engineFiles } from '../../../site/engine-files.ts';
import { nameFinder } from './values.ts';

/** What the same thing is called in each language. */
export type InLanguages = Readonly<Record<Language, string>>;

/** Names that a CV lacks. */
export interface Foils {
  readonly skills: readonly string[];
  readonly employers: readonly string[];
  readonly schools: readonly string[];
  readonly places: readonly string[];
  /** Names in each language. */
  readonly languages: readonly InLanguages[];
  readonly degrees: readonly InLanguages[];
}

interface NamedInLanguages extends InLanguages {
  readonly names: readonly string[];
}

interface FoilFile {
  readonly skills: readonly string[];
  readonly employers: readonly string[];
  readonly schools: readonly string[];
  readonly places: readonly string[];
  readonly languages: readonly string[];
  readonly degrees: readonly NamedInLanguages[];
}

/** The names of `foils.yaml` that stand nowhere in a CV, nor any other name of the same thing. */
export function foilsOf(cv: Cv, { same }: Pick<Thesaurus, 'same'>): Foils {
  const file = parse(readFileSync(join(engineFiles.eval, 'models/foils.yaml'), 'utf8')) as FoilFile;
  const isSaid = nameFinder(textOf(cv));
  const spoken = new Set(cv.languages.map(({ name }) => codeOfLanguage(name)));
  const byKey = new Map<string, readonly string[]>();
  for (const names of same)
    for (const key of names.map(keyOf)) byKey.set(key, [...(byKey.get(key) ?? []), ...names]);
  const isAbsent = (name: string) => [name, ...(byKey.get(keyOf(name)) ?? [])].every((each) => !isSaid(each));
  const isNamedNowhere = ({ names, ...called }: NamedInLanguages) =>
    [...names, ...Object.values<string>(called)].every((name) => !isSaid(name));
  return {
    skills: file.skills.filter(isAbsent),
    employers: file.employers.filter(isAbsent),
    schools: file.schools.filter(isAbsent),
    places: file.places.filter(isAbsent),
    languages: file.languages
      .filter((code) => !spoken.has(code))
      .map(languageNames)
      .filter((names) => languages.every((language) => !isSaid(names[language]))),
    degrees: file.degrees.filter(isNamedNowhere),
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

function languageNames(code: string): InLanguages {
  const named = (language: Language) =>
    new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;
  return { en: named('en'), fr: named('fr'), de: named('de'), es: named('es'), ja: named('ja') };
}
