import { fold } from '../text/fold';
import { tokens } from '../text/tokens';
import type { Entity, EntityKind } from '../entities/entities';
import { codeOfLanguage, namesIn } from '../entities/human-languages';
import { isYear, linkEntities, type LinkedMessage, type LinkOptions } from '../entities/link-entities';
import type { IntentClassifier, RankedIntent } from '../intent/classifier';
import type { Intent } from '../intent/intents';
import type { Knowledge } from '../knowledge';
import type { Language } from '../languages/language-pack';
import type { Lexicon } from '../languages/lexicon';
import { isJapaneseFrame, namingPart } from './japanese-frame';
import { frameOf, partNamesOf, phraseFinder } from './phrases';
import type { Focus, Query } from './query';
import { isVerb } from './verbs';
import { isOpen, isYesNo } from './yes-no';

/** What reads messages of one language about one CV. */
export interface Reader {
  readonly language: Language;
  readonly knowledge: Knowledge;
  readonly lexicon: Lexicon;
  readonly classifier: IntentClassifier;
  readonly link: (text: string) => LinkedMessage;
}

type ReaderOptions = Omit<Reader, 'link'>;

export function createReader(options: ReaderOptions): Reader {
  const { language, knowledge, lexicon, classifier } = options;
  const frame = frameOf(lexicon);
  const partNames = partNamesOf(lexicon);
  const { name, firstName } = knowledge.cv.person;
  const ownerNames = new Set(tokens(`${name} ${firstName}`).map(({ folded }) => folded));
  const languages = namesIn(language)
    .map(([written, code]) => [written, languageEntity(written, code, knowledge)] as const)
    .toSorted(([a], [b]) => b.length - a.length);
  const linkOptions: LinkOptions = {
    index: knowledge.index,
    ownerNames,
    isFrame: (word, next = '') => frame.has(word) || isJapaneseFrame(word, next, frame),
    namingPart: (word) => namingPart(word, frame),
    isPartName: (word) => partNames.has(word),
    isKnown: (word) => classifier.knows(word) || (language === 'de' && germanParticiple.test(word)),
    isVerb: (before, word) =>
      isVerb(fold(before), word, language) ||
      (!/^\p{Lu}/u.test(word) && (lexicon.verbs?.test(word) ?? false)),
    correct: (word) => classifier.correct(word),
    languages,
    capitalsName: language !== 'de',
  };
  return { ...options, link: (text) => linkEntities(text, linkOptions) };
}

/** "Geschrieben", "fotografiert": German verbs that name nothing. */
const germanParticiple = /^(?:\w{2,4})?ge\w{3,}(?:t|en)$|iert$/;

/** A human language as the CV has it; without entries where the CV does not name it. */
function languageEntity(name: string, code: string, { entities }: Knowledge): Entity {
  const own = entities.find((entity) => entity.kind === 'language' && codeOfLanguage(entity.name) === code);
  return own ?? { kind: 'language', name, entries: [] };
}

/** Reads one question; `focus` is what was spoken of before. */
export function readQuery(text: string, reader: Reader, focus: Focus): Query {
  const linked = reader.link(text);
  const phrases = phraseFinder(linked.tokens, fold(linked.text));
  const ranked = reader.classifier.classify(linked.pattern);
  const [best] = rerank(ranked, linked, focus);
  const { lexicon, language } = reader;
  return {
    text: linked.text,
    intent: best?.intent ?? 'tell-about',
    confidence: best?.probability ?? 0,
    mentions: linked.mentions,
    rest: linked.rest,
    stems: new Set(linked.tokens.filter(({ folded }) => folded.length > 2).map(({ stem }) => stem)),
    length: linked.tokens.length,
    isYesNo: isYesNo(linked.text, language),
    isOpen: isOpen(linked.text, language),
    years: linked.tokens.filter(({ folded }) => isYear(folded)).map(({ folded }) => Number(folded)),
    modifiers: new Set(phrases.keysOf(lexicon.modifiers)),
    classes: phrases.keysOf(lexicon.classes),
    degrees: phrases.keysOf(lexicon.degrees),
    channels: phrases.keysOf(lexicon.channels),
    topics: phrases.keysOf(lexicon.topics),
    focus,
  };
}

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
): RankedIntent[] {
  const kinds = new Set(
    mentions.flatMap(({ entities, kind }) => [kind, ...entities.map((entity) => entity.kind)]),
  );
  const isBare = mentions.length === 0 && rest.length === 0;
  return ranked
    .slice(0, 8)
    .map(({ intent, probability }) => {
      const needed = needs[intent];
      const fits =
        needed === undefined ||
        needed.some((kind) => kinds.has(kind)) ||
        // Intl knows the names of languages: another word is none.
        (intent !== 'speaks' && mentions.length === 0 && rest.length > 0);
      const isFollowUp =
        intent === 'before-that' || intent === 'after-that' || intent === 'again' || intent === 'more';
      const lacks = (needed !== undefined && isBare) || (isFollowUp && focus.intent === undefined);
      return { intent, probability: probability * (fits ? 1 : 0.4) * (lacks ? 0.3 : 1) };
    })
    .toSorted((a, b) => b.probability - a.probability);
}
