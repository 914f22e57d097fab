import { fold } from '../../../../src/answers/text/fold';
import { isJapanese, tokens } from '../../../../src/answers/text/tokens';
import type { CvEntry } from '../../../../src/resume/cv';
import { readMeanings, readThesaurus } from '../../../../src/site/thesaurus';
import { languages, type Language } from '../../quotes/labels';
import type { OpenCv } from '../open-cv';
import { generalAbilities, invented } from './invented';
import { languageCodes, languageName } from './human-languages';

/** True words of other people, and invented ones, that one CV does not have. */
export interface Pool {
  readonly employers: readonly string[];
  readonly schools: readonly string[];
  readonly places: readonly string[];
  readonly titles: readonly string[];
  /** By none of their names in the CV. */
  readonly skills: readonly string[];
  /** Skills that the CV has, under names that every language uses. */
  readonly ownNames: ReadonlySet<string>;
  /** Codes of languages. */
  readonly languages: readonly string[];
  /** People whose CVs are in the same language. */
  readonly others: readonly OpenCv[];
  /** True if the CV has the words nowhere. */
  isAbsent(words: string): boolean;
}

const classesOfNames = [
  'programming-language',
  'framework',
  'database',
  'cloud',
  'operating-system',
  'tool',
  'design-software',
  'office-software',
] as const;

const thesaurus = readThesaurus();
const names = classesOfNames.flatMap((name) => thesaurus.classes[name] ?? []);
const foldedNames = new Set(names.map((name) => fold(name)));
const otherNames = new Map<string, string[]>();
for (const list of [...thesaurus.same, ...readMeanings().map((meaning) => Object.values(meaning).flat())]) {
  for (const name of list) otherNames.set(fold(name), [...(otherNames.get(fold(name)) ?? []), ...list]);
}

/** What may be planted into statements in `language` about a CV. */
export function poolOf(open: OpenCv, all: readonly OpenCv[], language: Language): Pool {
  const others = all.filter(({ name, cv }) => name !== open.name && cv.person.name !== open.cv.person.name);
  // What is planted looks like the rest of the sentence: titles stay in the words of the CV.
  const alike = others.filter((other) => other.language === open.language);
  const text = fold(open.text);
  const isAbsent = (words: string) => !text.includes(fold(words));
  const entries = (topic: CvEntry['topic']) =>
    alike.flatMap(({ cv }) => cv.entries.filter((entry) => entry.topic === topic));
  const work = entries('work').filter(
    ({ title = '', organisation = '' }) => !isBreak(title) && !isBreak(organisation),
  );
  const { employers, schools, places, titles } = invented[open.language];
  const absent = (list: readonly (string | undefined)[]) => [
    ...new Set(list.filter((each) => each !== undefined).filter((each) => isAbsent(each) && !isBreak(each))),
  ];
  const hasWord = wordFinder(open.text);
  const isMissing = (skill: string) =>
    [skill, ...(otherNames.get(fold(skill)) ?? [])].every((name) => isAbsent(name) && !hasWord(name));
  const tradesSkills =
    open.language === language
      ? alike
          .flatMap(({ cv }) => cv.entries.filter(({ topic }) => topic === 'skills'))
          .flatMap(({ tags }) => tags)
      : [];
  const general = new Set(generalAbilities.map((ability) => fold(ability)));
  const ownTags = open.cv.entries.filter(({ topic }) => topic === 'skills').flatMap(({ tags }) => tags);
  return {
    employers: absent([...work.map(({ organisation }) => organisation), ...employers]).filter(
      (name) => !isSelfEmployed(name),
    ),
    schools: absent([...entries('education').map(({ organisation }) => organisation), ...schools]),
    places: absent([...work.map(({ place }) => cityOf(place)), ...places]),
    titles: absent([...work.map(({ title }) => title && withoutNote(title)), ...titles]).filter(
      (title) => !tokens(title).every(({ stem }) => text.includes(stem)),
    ),
    skills: [
      ...new Set([
        ...names.filter((name) => name.length > 2 && (language === 'ja' || !isJapanese(name))),
        ...tradesSkills,
      ]),
    ].filter((skill) => !general.has(fold(skill)) && isMissing(skill)),
    ownNames: new Set(ownTags.filter((tag) => foldedNames.has(fold(tag)))),
    languages: languageCodes.filter((code) =>
      languages.every((each) => isAbsent(stemOf(languageName(code, each)))),
    ),
    others: alike,
    isAbsent,
  };
}

/** The start of a language's name, by which the CV may also speak of its people and courses. */
function stemOf(name: string): string {
  return isJapanese(name) ? name.replace(/語$/, '') : name.slice(0, 5);
}

/** Finds out whether a text has a word that begins like one of a name's. */
function wordFinder(text: string): (name: string) => boolean {
  const starts = new Set(startsOf(text));
  return (name) => startsOf(name).some((start) => starts.has(start));
}

function startsOf(text: string): string[] {
  return tokens(text)
    .map(({ folded }) => folded)
    .filter((word) => word.length >= 4 && !isJapanese(word))
    .map((word) => word.slice(0, 5));
}

/** "Bristol" of "Bristol, United Kingdom"; no place where work is remote. */
export function cityOf(place: string | undefined): string | undefined {
  const city = place?.split(/[,(、]/)[0]?.trim();
  return city === undefined ||
    city === '' ||
    /remote|télétravail|remoto|リモート|home ?office|online|en ligne|en línea|distan|fernstud|オンライン/i.test(
      city,
    )
    ? undefined
    : city;
}

/** A title without what stands in brackets. */
export function withoutNote(title: string): string {
  return title.replace(/\s*[(（][^)）]*[)）]/g, '').trim();
}

export function isSelfEmployed(employer: string): boolean {
  return /self-?employed|freelance|freelancer|selbst|freiberuf|フリーランス|autónom|indépendant|por cuenta propia|個人事業/i.test(
    employer,
  );
}

/** A stretch of a career without work, which CVs list among the jobs. */
export function isBreak(words: string): boolean {
  return /pause|congé|elternzeit|career break|sabbat|parental leave|caring|carer|pflegezeit|育児|育休|休職|excedencia|pausa/i.test(
    words,
  );
}
