import type { CvEntry } from '../../../../../src/resume/cv';
import type { Context } from '../context';
import { dateSlots, wrongDates } from '../dates';
import type { Fact, Lie, Slots } from '../fact';
import { cityOf, withoutNote } from '../pool';

/** Where and what the person studied. */
export function educationFacts(context: Context): Fact[] {
  const entries = context.open.cv.entries.filter(({ topic }) => topic === 'education');
  const schools = [...new Set(entries.map(({ organisation }) => organisation))];
  return [
    ...entries.flatMap((entry) => educationFact(context, entry, entries)),
    ...context.pool.others.flatMap((other) => strangersEducation(context, other)),
    ...context.random
      .shuffle(schools.filter((school) => school !== undefined))
      .slice(0, 2)
      .map((school): Fact => ({ kind: 'not-school', label: 'negation', slots: { school }, lies: [] })),
  ];
}

/** A degree that ended without one, or is not told to have ended. */
function isUnfinished({ end, title = '', score = '', lines }: CvEntry): boolean {
  const words = [title, score, ...lines].join(' ');
  return (
    end === undefined ||
    /ohne abschluss|interrupt|interrompu|interrumpid|not completed|left after|non achevé|inachevé|abandon|abgebrochen|中退|sin terminar|sin presentar/i.test(
      words,
    )
  );
}

/** A stay abroad ends without an end of the studies. */
function isExchange({ title = '' }: CvEntry): boolean {
  return /erasmus|exchange|austausch|échange|intercambio|留学/i.test(title);
}

/** Studies that were not finished end in a year, but are not "completed" in a month. */
function endSlots({ language, random }: Context, end: string, isLeft: boolean): Slots {
  const { toYear, ...others } = dateSlots('to', end, language, random);
  return isLeft ? { toYear } : { toYear, ...others };
}

/** Certificates of study that one "has": a school year abroad is none. */
const degree =
  /^(?:bachelor|b\.?sc|b\.?a\b|bmus|beng|master|m\.?sc|m\.?a\b|mba|meng|ph\.?d|doctor|doktor|diplom|bts|dut|dscg|licence|grado|licenciatura|máster|学士|修士|博士|meister|pgce|hnd|hnc|.*staatsexamen|título)/i;

function slotsOf({ title = '', organisation, place }: CvEntry) {
  const [level = '', ...rest] = withoutNote(title).split(', ');
  const hasDegree = degree.test(level) && rest.length > 0;
  return {
    school: organisation,
    place: cityOf(place),
    degree: hasDegree ? level : undefined,
    area: hasDegree ? rest.join(', ') : undefined,
  };
}

function educationFact(context: Context, entry: CvEntry, all: readonly CvEntry[]): Fact[] {
  const { language, random } = context;
  const { start, end, organisation } = entry;
  if (organisation === undefined) return [];
  const ofSchool = all.filter((other) => other.organisation === organisation);
  const taken = ofSchool.flatMap((other) => [other.start, other.end]).filter((date) => date !== undefined);
  const isOngoing = end === undefined && start !== undefined;
  const isLeft = isUnfinished(entry);
  const words = slotsOf(entry);
  const sameDegree = all.filter((other) => slotsOf(other).degree === words.degree).length > 1;
  return [
    {
      kind: isOngoing ? 'studies-now' : 'education',
      label: 'true',
      slots: {
        ...words,
        degree: isLeft && !isOngoing ? undefined : words.degree,
        ...(start !== undefined && dateSlots('from', start, language, random)),
        ...(end !== undefined && endSlots(context, end, isLeft || isExchange(entry))),
        years:
          start && end && start.slice(0, 4) !== end.slice(0, 4)
            ? context.speech.years(start.slice(0, 4), end.slice(0, 4))
            : undefined,
      },
      lies: [
        ...(start === undefined ? [] : wrongDates('from', start, language, random, { taken, before: end })),
        ...(end === undefined ? [] : wrongDates('to', end, language, random, { taken, after: start })),
        ...degreeLies(context, words.degree, all),
        ...wordLies(context, entry, all, sameDegree),
      ],
      // One school twice, or one degree twice: only both together tell which dates are meant.
      datesNeed: ofSchool.length > 1 ? 'area' : sameDegree ? 'school' : undefined,
    },
  ];
}

/** Higher degrees, in the words of the CV's language. */
const raised: readonly (readonly [RegExp, readonly string[]])[] = [
  [/ph\.?d|doctor|doktor|博士/i, []],
  [/m[aá]ster|m\.?sc|m\.?a\b|mba|dscg|meng/i, ['PhD', 'Doctorat', 'Doktor', 'Doctorado', '博士']],
  [/meister/i, ['Master', 'Doktor']],
  [/staatsexamen/i, ['Doktor']],
  [/修士/, ['博士']],
  [/学士/, ['修士', '博士']],
  [/bts|dut|licence/i, ['Master', 'Doctorat']],
  [/grado|licenciatura|título/i, ['Máster', 'Doctorado']],
  [/b\.?sc|b\.?a\b|bachelor|bmus|beng|hnd|hnc|pgce/i, ['Master', 'PhD', 'MSc']],
];

const ofLanguage = {
  en: /^(?:PhD|Master|MSc)$/,
  fr: /^(?:Doctorat|Master)$/,
  de: /^(?:Doktor|Master|PhD|MSc)$/,
  es: /^(?:Doctorado|Máster)$/,
  ja: /[士]/,
};

function degreeLies({ open }: Context, own: string | undefined, all: readonly CvEntry[]): Lie[] {
  if (own === undefined) return [];
  const higher = raised.find(([pattern]) => pattern.test(own))?.[1] ?? [];
  const has = (word: string) =>
    all.some(({ title = '' }) => title.toLowerCase().includes(word.toLowerCase()));
  return higher
    .filter((word) => ofLanguage[open.language].test(word) && !has(word))
    .map((word): Lie => ({ kind: 'degree', set: { degree: word } }));
}

function wordLies(
  { pool, random }: Context,
  { organisation }: CvEntry,
  all: readonly CvEntry[],
  sameDegree: boolean,
): Lie[] {
  const others = all.filter(
    (other) => other.organisation !== undefined && other.organisation !== organisation,
  );
  const swap = sameDegree ? undefined : random.pick(others)?.organisation;
  return [
    ...random
      .shuffle(pool.schools)
      .slice(0, 2)
      .map((school): Lie => ({ kind: 'school', set: { school } })),
    ...random
      .shuffle(pool.places)
      .slice(0, 1)
      .map((place): Lie => ({ kind: 'place', set: { place }, besides: ['school', 'degree'] })),
    ...(swap === undefined
      ? []
      : [
          {
            kind: 'swap',
            set: { school: swap },
            besides: ['degree', 'from', 'to', 'toYear', 'inTo'],
          } satisfies Lie,
        ]),
  ];
}

function strangersEducation({ pool, random, language }: Context, other: Context['open']): Fact[] {
  const entries = other.cv.entries.filter(
    (entry) => entry.topic === 'education' && entry.organisation !== undefined && !isUnfinished(entry),
  );
  const entry = random.pick(entries.filter(({ organisation = '' }) => pool.isAbsent(organisation)));
  if (!entry) return [];
  return [
    {
      kind: 'education',
      label: 'person',
      slots: {
        ...slotsOf(entry),
        ...(entry.start !== undefined && dateSlots('from', entry.start, language, random)),
        ...(entry.end !== undefined && dateSlots('to', entry.end, language, random)),
      },
      lies: [],
    },
  ];
}
