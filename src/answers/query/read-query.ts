import type { CvEntry } from '../../resume/cv';
import { fold } from '../text/fold';
import { isJapanese, tokens } from '../text/tokens';
import { isSpelledNumber } from '../time/numbers';
import { isCommon } from '../sources/stop-words';
import { isGrammar } from '../entailment/asked';
import type { Entity, EntityKind } from '../entities/entities';
import { codeOfLanguage, namesIn } from '../entities/human-languages';
import { isYear, linkEntities, type LinkedMessage, type LinkOptions } from '../entities/link-entities';
import type { Grammar } from '../languages/grammar';
import type { IntentClassifier, RankedIntent } from '../intent/classifier';
import { intents } from '../intent/groups';
import type { Intent } from '../intent/intents';
import type { Knowledge } from '../knowledge';
import type { Language } from '../languages/language-pack';
import type { Lexicon } from '../languages/lexicon';
import { certainIntent } from './certain-intent';
import { isJapaneseFrame, namingPart } from './japanese-frame';
import { frameOf, modifierWordsOf, partNamesOf, phraseFinder } from './phrases';
import { hasOpenSlot } from './open-slots';
import { noFocus, type Focus, type Query } from './query';
import type { Term } from '../search/line-search';
import type { PlacedTerm } from '../search/concepts';
import { createConcepts, type Concepts } from '../search/concepts';
import { isVerb } from './verbs';
import { isOpen, isYesNo } from './yes-no';

/** What reads messages of one language about one CV. */
export interface Reader {
  readonly language: Language;
  readonly knowledge: Knowledge;
  readonly lexicon: Lexicon;
  readonly classifier: IntentClassifier;
  readonly grammar: Grammar;
  readonly link: (text: string) => LinkedMessage;
  /** `synonyms.txt` of the language, as `synonymsOf` writes it. */
  readonly synonyms: string;
  readonly concepts: Concepts;
  /** Folded words of the owner's name. */
  readonly ownerNames: ReadonlySet<string>;
}

type ReaderOptions = Omit<Reader, 'link' | 'concepts' | 'ownerNames'>;

export function createReader(options: ReaderOptions): Reader {
  const { language, knowledge, lexicon, classifier, grammar } = options;
  const frame = frameOf(lexicon);
  const partNames = partNamesOf(lexicon);
  const { name, firstName } = knowledge.cv.person;
  const ownerNames = new Set(tokens(`${name} ${firstName}`).map(({ folded }) => folded));
  const languages = namesIn(language)
    .map(([written, code]) => [written, languageEntity(written, code, knowledge)] as const)
    .toSorted(([a], [b]) => b.length - a.length);
  const written = new Set(knowledge.passages.flatMap(({ text }) => tokens(text).map(({ folded }) => folded)));
  const linkOptions: LinkOptions = {
    index: knowledge.index,
    ownerNames,
    isFrame: (word, next = '') =>
      frame.has(word) || isSpelledNumber(word) || isJapaneseFrame(word, next, frame),
    namingPart: (word) => namingPart(word, frame),
    isPartName: (word) => partNames.has(word),
    isKnown: (word) => classifier.knows(word) || isGrammar(word, grammar) || lexicon.participles.test(word),
    isWritten: (word) => written.has(word),
    isVerb: (before, word) =>
      isVerb(fold(before), word, lexicon) || (!/^\p{Lu}/u.test(word) && (lexicon.verbs?.test(word) ?? false)),
    correct: (word) => classifier.correct(word),
    languages,
    languageEnding: lexicon.languageEnding,
    capitalsName: language !== 'de',
  };
  const synonyms = options.synonyms.split('\n').map((line) => line.split('|'));
  const concepts = createConcepts([...knowledge.thesaurus.same, ...synonyms], language === 'de');
  return { ...options, concepts, ownerNames, link: (text) => linkEntities(text, linkOptions) };
}

/** A human language as the CV has it; without entries where the CV does not name it. */
function languageEntity(name: string, code: string, { entities }: Knowledge): Entity {
  const own = entities.find((entity) => entity.kind === 'language' && codeOfLanguage(entity.name) === code);
  return own ?? { kind: 'language', name, entries: [] };
}

/** Reads one question; `focus` is what was spoken of before. */
export function readQuery(text: string, reader: Reader, focus: Focus): Query {
  const { lexicon } = reader;
  const linked = reader.link(text);
  const terms = apart(termsIn(linked, reader), reader.knowledge);
  const { lines } = reader.knowledge;
  const names = terms.filter((term) => isName(term, reader.lexicon) && lines.weightOf(term) > 0);
  const asking = linked.tokens.filter(
    (token) => !names.some(({ start, end }) => token.start >= start && token.end <= end),
  );
  const phrases = phraseFinder(asking, fold(linked.text));
  const certain = certainIntent(linked.pattern, lexicon.asks) ?? certainIntent(text, lexicon.asks);
  const ranked: readonly RankedIntent[] = certain
    ? [{ intent: certain, probability: 1 }]
    : reader.classifier.classify(
        names.reduce((pattern, { written }) => pattern.replace(written, '{skill}'), linked.pattern),
      );
  const isAskedOpenly = isOpen(linked.text, lexicon.asks);
  const alone = rerank(ranked, linked, noFocus, isAskedOpenly);
  const read = {
    ...likeliest(alone),
    text: linked.text,
    mentions: linked.mentions.slice(0, mostMentions),
    rest: linked.rest,
    terms,
    meant: meantBy(terms, reader.knowledge),
    stems: new Set(linked.tokens.filter(({ folded }) => folded.length > 2).map(({ stem }) => stem)),
    length: linked.tokens.length,
    isYesNo: isYesNo(
      isFragment(linked, lexicon) ? linked.text.replace(/[?？]\s*$/, '') : linked.text,
      lexicon.asks,
    ),
    isOpen: isAskedOpenly,
    years: linked.tokens.filter(({ folded }) => isYear(folded)).map(({ folded }) => Number(folded)),
    modifiers: new Set(phrases.keysOf(lexicon.modifiers)),
    classes: phrases.keysOf(lexicon.classes),
    degrees: phrases.keysOf(lexicon.degrees),
    channels: phrases.keysOf(lexicon.channels),
    topics: phrases.keysOf(lexicon.topics),
  };
  const isFollowUp = ranked.slice(0, 1).some(({ intent }) => followUps.has(intent));
  const namesOwner = linked.tokens.some(({ folded }) => reader.ownerNames.has(folded));
  const continues = isFollowUp || hasOpenSlot(read, lexicon, namesOwner);
  const own = continues ? likeliest(rerank(ranked, linked, focus, isAskedOpenly)) : {};
  return { ...read, ...own, continues, focus: continues ? focus : noFocus };
}

/** "First job?", "her degrees?": the mark alone asks for no yes where nothing is named; not where a verb needs no subject. */
function isFragment({ mentions, rest, tokens: { length } }: LinkedMessage, { subject }: Lexicon): boolean {
  return subject !== undefined && mentions.length + rest.length === 0 && length <= longestFragment;
}

const longestFragment = 4;

function likeliest(ranked: readonly RankedIntent[]): Pick<Query, 'ranked' | 'intent' | 'confidence'> {
  const [best] = ranked;
  return { ranked, intent: best?.intent ?? 'tell-about', confidence: best?.probability ?? 0 };
}

const followUps = intents('before-that', 'after-that', 'again', 'more');

/** "First aid" is no first job: what several words name together, and others call otherwise. */
function isName({ written, ways }: PlacedTerm, { modifiers }: Lexicon): boolean {
  const words = tokens(written);
  const orders = `${modifiers.first}|${modifiers.second}|${modifiers.last}`.split('|');
  return ways.length > 1 && words.length > 1 && words.some(({ folded }) => orders.includes(folded));
}

/** Words of a message that are looked up, and names of the CV. */
const mostWords = 150;
const mostMentions = 50;

/** What a message is about. Words that form questions count little, and grammar nothing. */
function termsIn(
  { text, tokens, mentions, rest }: LinkedMessage,
  { concepts, ownerNames, lexicon }: Reader,
): PlacedTerm[] {
  const modifierWords = modifierWordsOf(lexicon);
  // A text as long as this names more than one answer can hold.
  const read = tokens.slice(0, mostWords);
  return concepts.termsIn(text.slice(0, read.at(-1)?.end ?? 0), read, (token) => {
    if (ownerNames.has(token.folded)) return 0;
    const isNaming =
      rest.some(({ start }) => start === token.start) ||
      mentions.some(({ start, end }) => token.start >= start && token.end <= end);
    if (isNaming) return 1;
    const { folded } = token;
    // "A class C licence", "un bac S": another letter is another thing.
    if (/^\p{Lu}$/u.test(token.written) && token === tokens.at(-1)) return 1;
    return isJapanese(folded) || isCommon(folded) || modifierWords.has(folded) ? 0 : frameShare;
  });
}

/** Without terms that are parts of longer ones which the CV holds. */
function apart(terms: readonly PlacedTerm[], { lines }: Knowledge): PlacedTerm[] {
  const held = terms.filter((term) => lines.weightOf(term) > 0);
  return terms.filter(
    (term) =>
      term.isPart ||
      !held.some((other) => other !== term && other.start <= term.start && other.end >= term.end),
  );
}

/** The entries that hold most of what a message is about; none where that is little. */
export function meantBy(terms: readonly Term[], { lines }: Pick<Knowledge, 'lines'>): CvEntry[] {
  const all = terms.reduce((sum, term) => sum + lines.weightOf(term), 0);
  const scores = new Map<CvEntry, number>();
  for (const { line, score } of lines.find(terms)) {
    const { entry } = line.passage;
    if (entry && !scores.has(entry)) scores.set(entry, score);
  }
  const [best = 0] = scores.values();
  if (best < clear.score || best < all * clear.share) return [];
  return [...scores].filter(([, score]) => score >= best * clear.ofBest).map(([entry]) => entry);
}

/** An entry is meant if its best line scores so much, and so much of all that the terms weigh. */
const clear = { score: 1.5, share: 0.5, ofBest: 0.9 };

/** What a word that forms questions tells of where to look. */
const frameShare = 0.4;

/** Kinds of names that a question of an intent is about; without one of them it is unlikely. */
const needs: Readonly<Partial<Record<Intent, readonly EntityKind[]>>> = {
  speaks: ['language'],
  'has-skill': ['skill', 'group', 'thing', 'title', 'degree', 'project', 'employer'],
  'skill-use': ['skill', 'group', 'thing', 'title', 'degree', 'project'],
  'worked-in': ['place'],
};

/** What the names of a message make of its likely intents. */
function rerank(
  ranked: readonly RankedIntent[],
  { mentions, rest }: LinkedMessage,
  focus: Focus,
  isAskedOpenly: boolean,
): RankedIntent[] {
  const kinds = new Set(
    mentions.flatMap(({ entities, kind }) => [kind, ...entities.map((entity) => entity.kind)]),
  );
  const isBare = mentions.length === 0 && rest.length === 0;
  return ranked
    .slice(0, 8)
    .map(({ intent, probability }) => {
      // "In which cities has she worked?" asks for the name.
      const needed = intent === 'worked-in' && isAskedOpenly ? undefined : needs[intent];
      const fits =
        needed === undefined ||
        needed.some((kind) => kinds.has(kind)) ||
        // Intl knows the names of languages: another word is none.
        (intent !== 'speaks' && mentions.length === 0 && rest.length > 0);
      const lacks = (needed !== undefined && isBare) || (followUps.has(intent) && focus.intent === undefined);
      return { intent, probability: probability * (fits ? 1 : 0.4) * (lacks ? 0.3 : 1) };
    })
    .toSorted((a, b) => b.probability - a.probability);
}
