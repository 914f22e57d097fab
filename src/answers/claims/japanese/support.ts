import type { CvEntry } from '../../../resume/cv';
import { fold } from '../../text/fold';
import { isJapanese, type Token } from '../../text/tokens';
import { codeOfLanguage } from '../../entities/human-languages';
import { codeOfCountry } from '../../entities/countries';
import type { Case } from '../check';
import type { CvFacts, CvPart } from '../cv-facts';
import { meet } from '../../text/span';
import type { Statement } from '../statement';
import { cities } from './cities';
import { isMadeOf } from './made-of';

/** What a CV says, as Japanese names are looked for in it. */
export interface JapaneseFacts {
  /** Folded, without blanks: Japanese sets them where it likes. */
  readonly text: string;
  readonly textOf: (part: CvPart) => string;
  /** The first letters of the words of each part, in a row: "ICU" for "intensive care unit". */
  readonly initials: string;
  /** True for a CV that is written in Japanese, and has what its sentences name word for word. */
  readonly isJapanese: boolean;
}

const known = new WeakMap<CvFacts, JapaneseFacts>();

export function japaneseFacts(facts: CvFacts): JapaneseFacts {
  const before = known.get(facts);
  if (before) return before;
  const texts = new Map(facts.parts.map((part) => [part, part.text.replace(/\s+/g, '')]));
  const text = [...texts.values()].join('\n');
  const found: JapaneseFacts = {
    text,
    textOf: (part) => texts.get(part) ?? '',
    initials: facts.parts.map((part) => part.text.replace(/([a-z])[a-z]*[^a-z\n]*/g, '$1')).join('\n'),
    isJapanese:
      (text.match(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu)?.length ?? 0) > text.length / 4,
  };
  known.set(facts, found);
  return found;
}

const katakana = /^[\p{Script=Katakana}ー]+$/u;
const han = /^[\p{Script=Han}々]+$/u;

export function isKatakana(written: string): boolean {
  return katakana.test(written);
}

/** Tells of words of a sentence whether the CV has them, or everybody uses them. */
export function supportOf(about: Case): Support {
  const before = supports.get(about.statement);
  if (before) return before;
  const support = createSupport(about);
  supports.set(about.statement, support);
  return support;
}

/** Several checks ask about one sentence. */
const supports = new WeakMap<Statement, Support>();

function createSupport(about: Case) {
  const { statement, reader, facts } = about;
  const own = japaneseFacts(facts);
  const common = commonOf(statement.phrases.common);
  const frame = commonOf(reader.lexicon.frame, '|');
  const held = [
    ...statement.terms.filter(({ passages }) => passages.size > 0),
    ...statement.mentions.filter(({ match, entities }) => match !== 'guess' && entities.length > 0),
  ];

  function isPlain(part: string): boolean {
    return (
      common.has(part) ||
      frame.has(part) ||
      (part.length > 1 && own.text.includes(part)) ||
      codeOfLanguage(part) !== undefined ||
      isHeldCity(part, own) ||
      (part.length > 1 && reader.classifier.knows(part)) ||
      held.some((span) => span.end - span.start > 1 && fold(span.written) === part)
    );
  }

  return {
    own,
    /** True for a run of katakana that the CV has; a CV in other letters may have it in those. */
    knowsKatakana: (run: string) => !own.isJapanese || isMadeOf(fold(run), isPlain),
    /** True for a run of kanji whose parts the CV has. */
    knowsKanji: (run: string) => isMadeOf(run, isPlain),
    knowsWord: ({ written, folded, start, end }: Token): boolean =>
      facts.words.has(folded) ||
      isPlain(folded) ||
      held.some((span) => span.start <= start && span.end >= end) ||
      isCountryOfCv(folded, facts) ||
      (!isJapanese(written) && statement.addresses.some((span) => meet(span, { start, end }))),
    isHeld: (span: { readonly start: number; readonly end: number }) =>
      held.some((each) => each.start <= span.start && each.end >= span.end),
    meetsHeld: (span: { readonly start: number; readonly end: number }) =>
      held.some((each) => meet(each, span) && each.end - each.start > 1),
  };
}

export type Support = ReturnType<typeof createSupport>;

function isHeldCity(name: string, { text }: JapaneseFacts): boolean {
  const latin = cities.get(name.replace(/(?<=..)[都府市県]$/, ''));
  return latin !== undefined && latin.some((each) => text.includes(each));
}

const lists = new Map<string, ReadonlySet<string>>();

function commonOf(list: string, separator = ' '): ReadonlySet<string> {
  const before = lists.get(list);
  if (before) return before;
  const words = new Set(list.split(separator).filter((word) => word !== ''));
  lists.set(list, words);
  return words;
}

/** The entries of one employer or school as those that the sentence names. */
export function entriesOfSame(named: readonly CvEntry[], facts: CvFacts): CvEntry[] {
  const organisations = new Set(named.map(({ organisation }) => organisation));
  return facts.knowledge.cv.entries.filter(
    (entry) => named.includes(entry) || (entry.organisation && organisations.has(entry.organisation)),
  );
}

export function isKanji(written: string): boolean {
  return han.test(written);
}

/** A CV that names no country leaves it to its cities. */
function isCountryOfCv(folded: string, { countries }: CvFacts): boolean {
  const code = codeOfCountry(folded);
  return code !== undefined && (countries.size === 0 || countries.has(code));
}
