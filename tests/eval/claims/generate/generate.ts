import { languages, type Half, type Language } from '../../quotes/labels';
import type { Label } from '../kinds';
import type { OpenCv } from '../open-cv';
import type { Context } from './context';
import { factKinds, isSaid, type Fact, type FactKind, type Lie, type Slots } from './fact';
import { educationFacts } from './facts/education';
import { jobFacts } from './facts/jobs';
import { languageFacts } from './facts/languages';
import { otherFacts } from './facts/others';
import { personFacts } from './facts/person';
import { pointFacts } from './facts/points';
import { skillFacts } from './facts/skills';
import { poolOf } from './pool';
import { createRandom, type Random } from './random';
import { speeches } from './speech/speech';
import type { PersonWords } from './speech/speech-type';
import { readTemplates, type Templates } from './templates';

/** A sentence about a CV. */
export interface Statement {
  readonly half: Half;
  readonly language: Language;
  readonly kind: FactKind | 'none';
  readonly label: Label;
  readonly text: string;
  /** The true sentence that a lie was planted in. */
  readonly truth?: string | undefined;
  readonly question: string;
}

/** With what follows the subject, where it begins the sentence. */
type Written = Statement & { readonly predicate?: string | undefined };

/** Wordings for each kind of fact, and lies for each kind of lie: most where the CV has the statement's language. */
const amounts = {
  own: { wordings: 6, lies: 2, pairs: 16 },
  english: { wordings: 3, lies: 1, pairs: 4 },
  other: { wordings: 3, lies: 1, pairs: 4 },
};

let templates: ReadonlyMap<Language, Readonly<Record<Half, Templates>>> | undefined;

/**
 * True sentences about a CV, lies planted in them, and sentences that state nothing: the same for the same CV. A CV is spoken
 * of in its own language, in English and in one more.
 *
 * @param all CVs whose facts are told of this one as lies
 */
export function generate(open: OpenCv, all: readonly OpenCv[]): Statement[] {
  const others = languages.filter((language) => language !== 'en' && language !== open.language);
  const third = others[(open.name.length + open.cv.entries.length) % others.length] ?? 'fr';
  const spoken = new Set<Language>([open.language, 'en', third]);
  return [...spoken].flatMap((language) => generateIn(language, open.half, open, all));
}

/** The statements about a CV in one language, with the wordings of one half. */
function generateIn(language: Language, half: Half, open: OpenCv, all: readonly OpenCv[]): Statement[] {
  templates ??= new Map(languages.map((each) => [each, readTemplates(each)]));
  const ofLanguage = templates.get(language);
  if (!ofLanguage) return [];
  const random = createRandom([open.name, open.cv.person.name, language, half].join(' '));
  const isOwn = open.language === language;
  const pool = poolOf(open, all, language);
  const context: Context = { open, language, isOwn, speech: speeches[language], random, pool };
  const amount = isOwn ? amounts.own : language === 'en' ? amounts.english : amounts.other;
  // Facts are spelled anew each time, so that wordings and spellings mix.
  const facts = [...factsOf(context), ...factsOf(context)];
  const write = writer(context, ofLanguage[half], half);
  const statements = factKinds.flatMap((kind) => {
    const pairs = pairsOf(
      facts.filter((fact) => fact.kind === kind),
      ofLanguage[half].of[kind],
      random,
    );
    const isLieAlone = ({ fact }: Pair) => fact.label !== 'true';
    return [
      ...pairs.filter((pair) => !isLieAlone(pair)).slice(0, amount.wordings),
      ...pairs.filter(isLieAlone).slice(0, Math.ceil(amount.wordings / 2)),
    ].flatMap((pair) => write(pair, amount.lies));
  });
  const none = ofLanguage[half].none.map((template) => write.none(template));
  const seen = new Set<string>();
  return [...statements, ...pairsOfSentences(context, statements, amount.pairs), ...none].filter(
    ({ text }) => isWhole(text) && !seen.has(text) && seen.add(text),
  );
}

/** Two facts in one sentence: both true, or the second a lie. */
function pairsOfSentences(
  { speech, random, open }: Context,
  statements: readonly Written[],
  most: number,
): Statement[] {
  const { firstName, name } = open.cv.person;
  const [subject = firstName] = speech.person(open.pronoun, firstName, name).within;
  // A name would not be said twice.
  const joint = speech.and?.(open.pronoun && subject);
  if (joint === undefined) return [];
  const tellable = statements.filter(
    ({ predicate, kind }) => predicate && !/^(?:not|never|absent)/.test(kind),
  );
  const truths = tellable.filter(({ label }) => label === 'true');
  const seconds = [
    ...random.shuffle(truths).slice(0, most / 2),
    ...random.shuffle(tellable.filter(({ label }) => label !== 'true')).slice(0, most),
  ];
  return seconds.flatMap(({ predicate = '', ...second }) => {
    const first = random.pick(truths.filter(({ kind }) => kind.slice(0, 3) !== second.kind.slice(0, 3)));
    return first ? [{ ...second, truth: undefined, text: first.text.replace(/\.$/, joint) + predicate }] : [];
  });
}

function factsOf(context: Context): Fact[] {
  return [jobFacts, educationFacts, skillFacts, languageFacts, personFacts, otherFacts, pointFacts].flatMap(
    (facts) => facts(context),
  );
}

interface Pair {
  readonly fact: Fact;
  readonly template: string;
}

/** Facts with wordings that fit them, each fact and each wording as seldom as can be. */
function pairsOf(facts: readonly Fact[], wordings: readonly string[], random: Random): Pair[] {
  const rounds = random.shuffle(facts).map((fact) => ({
    fact,
    left: new Set(random.shuffle(wordings).filter((template) => fits(fact, template))),
  }));
  const used = new Map<string, number>();
  const pairs: Pair[] = [];
  for (let round = 0; round < wordings.length; round++) {
    for (const { fact, left } of rounds) {
      const [least] = [...left].toSorted((a, b) => (used.get(a) ?? 0) - (used.get(b) ?? 0));
      if (least === undefined) continue;
      left.delete(least);
      used.set(least, (used.get(least) ?? 0) + 1);
      pairs.push({ fact, template: least });
    }
  }
  return pairs;
}

const personSlots = /^(?:S|s|Her|her|him|e|la|o|Ihr|ihr|ihm|first|name)$/;
const derived: Readonly<Record<string, string>> = {
  aTitle: 'title',
  aDegree: 'degree',
  aHeadline: 'headline',
};

function fits({ slots, datesNeed }: Fact, template: string): boolean {
  const named = slotsIn(template).filter((slot) => !personSlots.test(slot));
  if (!named.every((slot) => slots[derived[slot] ?? slot] !== undefined)) return false;
  return (
    datesNeed === undefined ||
    !named.some(isTime) ||
    named.some((slot) => (derived[slot] ?? slot) === datesNeed)
  );
}

function isTime(slot: string): boolean {
  return /^(?:from|to|inFrom|inTo|years|duration)/.test(slot);
}

function slotsIn(template: string): string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].flatMap(([, slot]) => (slot === undefined ? [] : [slot]));
}

/** Turns facts into sentences. */
function writer({ open, language, speech, random }: Context, { questions }: Templates, half: Half) {
  const { firstName, name } = open.cv.person;
  const words = speech.person(open.pronoun, firstName, name);
  const question = (kind: FactKind | 'none', slots: Slots) =>
    fill((kind === 'none' ? undefined : questions[kind]) ?? questions.about, {
      ...personOf(words, words.subjects[0], words.within[0]),
      first: firstName,
      name,
      ...slots,
    });

  function write({ fact, template }: Pair, most: number): Written[] {
    const subject = random.integer(2) === 0 ? words.subjects[0] : random.pick(words.subjects);
    const person = { ...personOf(words, subject, words.within[0]), first: firstName, name };
    const say = (words: string, slots: Slots) => {
      const all = { ...person, ...slots, ...speech.articled?.(slots) };
      return fill(speech.elided?.(words, all) ?? words, all);
    };
    const sayWith = (slots: Slots) => say(template, slots);
    const predicateWith = (slots: Slots) =>
      template.startsWith('{S} ') ? say(template.replace('{S} ', ''), slots) : undefined;
    const truth = sayWith(fact.slots);
    if (!isWhole(truth)) return [];
    const base = { half, language, kind: fact.kind };
    const asked = question(fact.kind, { ...fact.slots });
    const lies = choose(fact.lies, template, random, most).flatMap(({ kind, set }): Written[] => {
      const slots = { ...fact.slots, ...set };
      const text = sayWith(slots);
      if (text === truth) return [];
      const predicate = predicateWith(slots);
      return [{ ...base, label: kind, text, truth, predicate, question: question(fact.kind, slots) }];
    });
    const predicate = predicateWith(fact.slots);
    return [{ ...base, label: fact.label, text: truth, predicate, question: asked }, ...lies];
  }
  function none(template: string): Statement {
    const person = {
      ...personOf(words, random.pick(words.subjects), words.within[0]),
      first: firstName,
      name,
    };
    return {
      half,
      language,
      kind: 'none',
      label: 'none',
      text: fill(template, person),
      question: question('none', {}),
    };
  }
  return Object.assign(write, { none });
}

function personOf({ slots }: PersonWords, subject: string | undefined, within: string | undefined): Slots {
  return { ...slots, S: subject, s: within };
}

/** False where a slot has no words: some languages need to know a person's gender. */
function isWhole(text: string): boolean {
  return !/\{\w+\}/.test(text);
}

/** Slots without words keep their braces. */
function fill(template: string, slots: Slots): string {
  const text = template.replace(/\{(\w+)\}/g, (whole, slot: string) => slots[slot] ?? whole);
  return /^\{(?:in\w+|language)\}/.test(template) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** Up to `most` lies of each kind that show in a template. */
function choose(lies: readonly Lie[], template: string, random: Random, most: number): Lie[] {
  const counts = new Map<string, number>();
  return random.shuffle(lies).filter(({ kind, set, besides }) => {
    const says = (slot: string) =>
      isSaid(slot, template) ||
      Object.entries(derived).some(([name, from]) => from === slot && isSaid(name, template));
    const changed = Object.keys(set).filter(says);
    if (changed.length === 0) return false;
    if (besides !== undefined && !besides.some((slot) => says(slot) && !changed.includes(slot))) return false;
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return count < most;
  });
}
