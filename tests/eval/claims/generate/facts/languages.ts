import { sayNumber, type Context } from '../context';
import type { Fact, FactKind, Lie } from '../fact';
import { codeOf, languageName, levelOf } from '../human-languages';
import { listOf } from './skills';

interface Spoken {
  readonly name: string;
  readonly level: ReturnType<typeof levelOf>;
}

/** The languages that the person speaks, and how well. */
export function languageFacts(context: Context): Fact[] {
  const { random, language, pool } = context;
  const spoken = spokenIn(context);
  const missing = random.shuffle(pool.languages).map((code) => languageName(code, language));
  const wrong = (slot: string): Lie[] =>
    missing.slice(0, 2).map((name) => ({ kind: 'language', set: { [slot]: name } }));
  const names = spoken.map(({ name }) => name);
  // Nobody "masters" or "can talk in" a language of which they know a little.
  const well = spoken.filter(({ level }) => level !== 0 && level !== undefined).map(({ name }) => name);
  const listed = random.shuffle(well.length >= 2 ? well : names).slice(0, 3);
  return [
    ...(listed.length < 2
      ? []
      : [
          {
            kind: 'languages',
            label: 'true',
            slots: { languages: listOf(listed, language) },
            lies: missing.slice(2, 4).map((name): Lie => ({
              kind: 'language',
              set: { languages: listOf(random.shuffle([...listed.slice(0, 2), name]), language) },
            })),
          } satisfies Fact,
        ]),
    ...spoken.flatMap(({ name, level }): Fact[] =>
      level === undefined || level === 1
        ? []
        : [
            {
              kind: kindOf[level],
              label: 'true',
              slots: { language: name },
              lies: [...wrong('language'), ...raised(spoken, level)],
            },
          ],
    ),
    ...countFact(context),
    ...random
      .shuffle(names)
      .slice(0, 3)
      .map((name): Fact => ({
        kind: 'not-language',
        label: 'negation',
        slots: { language: name },
        lies: [],
      })),
    ...missing.slice(4, 6).map((name): Fact => ({
      kind: 'never-language',
      label: 'negation',
      slots: { what: name },
      lies: [],
    })),
    ...missing.slice(6, 7).map((what): Fact => ({
      kind: 'absent',
      label: 'true',
      slots: { what },
      lies: names.slice(0, 2).map((name): Lie => ({ kind: 'false-absence', set: { what: name } })),
    })),
  ];
}

const kindOf: Readonly<Record<0 | 2 | 3, FactKind>> = {
  0: 'language-basic',
  2: 'language-fluent',
  3: 'language-native',
};

/** Languages that the person speaks worse than a sentence says. */
function raised(spoken: readonly Spoken[], level: 0 | 2 | 3): Lie[] {
  return spoken
    .filter(
      (other) =>
        other.level !== undefined && (level === 3 ? other.level < 2 : other.level === 0 && level === 2),
    )
    .map(({ name }): Lie => ({ kind: 'language', set: { language: name } }));
}

function spokenIn({ open, isOwn, language }: Context): Spoken[] {
  return open.cv.languages.flatMap(({ name, fluency }) => {
    const level = levelOf(fluency);
    if (isOwn) return [{ name: inSentence(name, language), level }];
    const code = codeOf(name);
    return code === undefined ? [] : [{ name: languageName(code, language), level }];
  });
}

/** French and Spanish write the names of languages small. */
function inSentence(name: string, language: string): string {
  return language === 'fr' || language === 'es' ? name.toLowerCase() : name;
}

function countFact(context: Context): Fact[] {
  const count = context.open.cv.languages.length;
  if (count < 2) return [];
  const number = sayNumber(context);
  return [
    {
      kind: 'languages-count',
      label: 'true',
      slots: { count: number(count) },
      lies: [1, 2, 3].map((more): Lie => ({ kind: 'number', set: { count: number(count + more) } })),
    },
  ];
}
