import type { Cv } from '../resume/cv';
import { sayingOf } from './absence';
import { wayToOwner } from './facts/contact-way';
import type { Context, ReadAnswer } from './facts/context';
import { distinct, type Finding } from './facts/finding';
import type { FitSheet } from './fit/fit-sheet';
import { mayBeAd } from './fit/may-be-ad';
import { readingArabic } from './intent/arabic-classifier';
import { createClassifier } from './intent/classifier';
import { intents } from './intent/groups';
import { inLanguages } from './languages/cv-words-in-use';
import { loadCvWords, loadGrammar } from './languages/load-pack';
import { createKnowledge, type Knowledge } from './knowledge';
import { withParts } from './lazy-part';
import { exactNames } from './entities/exact-names';
import { detectLanguage, isOurs, tellLanguage, unclear } from './languages/detect-language';
import type { Language, LanguagePack } from './languages/language-pack';
import type { Passage } from './passages';
import { quotable } from './quotable';
import { longestRead, readQuestions } from './query/clauses';
import { focusAfter } from './query/dialogue';
import { noFocus, type Focus, type Query } from './query/query';
import { createReader, readQuery, type Reader } from './query/read-query';
import { subjectsOf } from './facts/owners-answers';
import { once } from '../shared/once';
import { bestAnswer } from './candidates';
import type { Answer } from './write-reply';
import { createFormat } from './time/format';
import type { Thesaurus } from './thesaurus/thesaurus';

/** One turn of a conversation, as the chat has it. */
export interface Turn {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

interface AnswererOptions {
  readonly cv: Cv;
  readonly thesaurus: Thesaurus;
  readonly today: Date;
  readonly loadPack: (language: Language) => Promise<LanguagePack>;
  /** Loads what leads from a visitor's words to those of the CV, as `synonymsOf` writes it. */
  readonly loadSynonyms: (language: Language) => Promise<string>;
  /** For a message whose language its words do not tell. */
  readonly language: Language;
  /** What a visitor may ask, for whoever writes in a language in which no answers are given. */
  readonly suggestions?: readonly string[] | undefined;
}

const mostQuotes = 3;
/** What the assistant says of itself. */
const ofAssistant = intents('help', 'bot', 'other-task');
/** No letter of a language has more of them, and to put thousands in order takes quadratic time. */
const manyMarks = /(\p{Mn}{4})\p{Mn}+/gu;

/** Answers from one CV. */
export interface Answerer {
  /** Answers the last message; `turns` ends with the visitor's. Rejects only if a language cannot be loaded. */
  answer(turns: readonly Turn[]): Promise<Answer>;
}

export function createAnswerer(options: AnswererOptions): Answerer {
  const { cv, thesaurus, today, loadPack, loadSynonyms, language, suggestions = [] } = options;
  // Names alone are written by somebody who reads this CV.
  // Another language than English was chosen for this CV, also where only half of it is translated.
  const ownLanguage = languageOf(cv, language);
  const usual = language === 'en' ? ownLanguage : language;
  const ofCv = thesaurus.languages;
  const loadKnowledge = once(async () => {
    await loadCvWords(ofCv);
    return inLanguages(ofCv, () => createKnowledge(cv, thesaurus, today));
  });
  const speakers = new Map<Language, Promise<Speaker>>();
  const owners: ReadAnswer[] = [];
  let conversation: readonly ReadTurn[] = [];
  const speaker = (language: Language): Promise<Speaker> => {
    const known =
      speakers.get(language) ??
      Promise.all([
        loadKnowledge(),
        loadPack(language),
        loadSynonyms(language),
        loadGrammar(language),
        language === ownLanguage ? undefined : loadGrammar(ownLanguage),
        loadCvWords([language]),
      ]).then(([knowledge, pack, synonyms, grammar, own]) =>
        createSpeaker(pack, {
          synonyms,
          knowledge,
          owners,
          ownLanguage,
          grammars: own ? [grammar, own] : [grammar],
        }),
      );
    speakers.set(language, known);
    // A language that could not be loaded is loaded again with the next message.
    known.catch(() => speakers.delete(language));
    return known;
  };

  /** The phrasings of the owner's answers are read in their own languages. */
  const readOwners = once(async () => {
    owners.length = 0;
    for (const answer of cv.answers) {
      for (const question of answer.questions) {
        const language = detectLanguage(question, usual);
        const { reader, withWords } = await speaker(language);
        const query = withWords(() => readQuery(question, reader, noFocus));
        owners.push({ ...query, answer, language, subjects: subjectsOf(query) });
      }
    }
  });

  return {
    async answer(turns) {
      const knowledge = await loadKnowledge();
      await readOwners();
      const asked = turns.flatMap(({ role, content }, at) =>
        role === 'user' ? [{ content, said: saidIn(turns[at + 1]) }] : [],
      );
      const read: ReadTurn[] = [];
      let isKnown = true;
      for (const { content, said } of asked) {
        const before: ReadTurn | undefined = isKnown ? conversation[read.length] : undefined;
        isKnown = before?.content === content && before.said === said;
        if (before && isKnown && read.length < asked.length - 1) {
          read.push(before);
          continue;
        }
        const { language: spoken = usual, focus = noFocus } = read.at(-1) ?? {};
        const text = content.replace(manyMarks, '$1');
        const { rest } = inLanguages(ofCv, () => exactNames(text, knowledge));
        const told = tellLanguage(rest, spoken);
        const known = before?.content === content ? before.answered : undefined;
        const answered =
          known ??
          (isOurs(told)
            ? await replyTo(text, await speaker(told), focus)
            : await replyInOther(text, told, { knowledge, focus }));
        const language = told === unclear ? spoken : told;
        read.push({ content, said, language, answered, focus: answered.focus(said) });
      }
      // Only the last question is ever answered again; what it was read as is too much to keep of all.
      conversation = read.map((turn, at) => (at < read.length - 1 ? { ...turn, answered: undefined } : turn));
      const last = read.at(-1);
      if (!last?.answered) throw new Error('A conversation without a question has no answer');
      const { text, quotes, intent, language, showsQuotes, reading } = last.answered;
      return { text, quotes, intent, language, showsQuotes, reading };
    },
  };

  /** Only a message in another language loads what answers it. */
  async function replyInOther(
    text: string,
    told: string,
    { knowledge, focus }: { readonly knowledge: Knowledge; readonly focus: Focus },
  ): Promise<Answered> {
    const { answerInOther } = await import('./other-language');
    const options = { knowledge, told, language, suggestions };
    return { ...inLanguages(ofCv, () => answerInOther(text, options)), focus: () => focus };
  }
}

/** A question of the last conversation, and what is known after it: the next one goes on from there. */
interface ReadTurn {
  readonly content: string;
  /** The reply that the chat has. */
  readonly said: string | undefined;
  /** BCP 47. */
  readonly language: string;
  readonly focus: Focus;
  readonly answered?: Answered | undefined;
}

function saidIn(turn: Turn | undefined): string | undefined {
  return turn?.role === 'assistant' ? turn.content : undefined;
}

/** One language with one CV. */
interface Speaker {
  readonly reader: Reader;
  readonly context: Context;
  /** Computes with what CVs say in this language and in those of the CV. */
  readonly withWords: <Result>(compute: () => Result) => Result;
}

interface SpeakerOptions {
  readonly synonyms: string;
  readonly knowledge: Knowledge;
  readonly owners: readonly ReadAnswer[];
  readonly ownLanguage: Language;
  readonly grammars: Context['grammars'];
}

function createSpeaker(
  { language, lexicon, sentences, model }: LanguagePack,
  { synonyms, knowledge, owners, ownLanguage, grammars }: SpeakerOptions,
): Speaker {
  const withWords: Speaker['withWords'] = (compute) =>
    inLanguages([...knowledge.thesaurus.languages, language], compute);
  const trained = createClassifier(model);
  const classifier = language === 'ar' ? readingArabic(trained) : trained;
  const reader = withWords(() =>
    createReader({ language, knowledge, lexicon, synonyms, classifier, grammar: grammars[0] }),
  );
  const context: Context = {
    ...knowledge,
    language,
    lexicon,
    grammars,
    owners,
    say: sayingOf(sentences, language, ownLanguage),
    format: createFormat(language, sentences),
    name: quotable(knowledge.cv.person.firstName),
    link: reader.link,
    concepts: reader.concepts,
  };
  return { reader, context, withWords };
}

interface Answered extends Answer {
  readonly focus: (reply: string | undefined) => Focus;
}

/** A job ad, or a question whether someone fits, has a fit sheet for a reply. Only then is what makes it loaded. */
async function replyTo(text: string, speaker: Speaker, focus: Focus): Promise<Answered> {
  const { language, lexicon } = speaker.context;
  const ad = mayBeAd(text, lexicon.asks) ? await sheetOf(text, speaker, false) : undefined;
  const answered = await withParts(() => speaker.withWords(() => reply(text, speaker, focus)));
  const sheet = ad ?? (answered.intent === 'fit' ? await sheetOf(text, speaker, true) : undefined);
  return sheet ? { ...sheet, intent: 'fit', language, focus: () => focus } : answered;
}

async function sheetOf(
  text: string,
  { context, withWords }: Speaker,
  isAsked: boolean,
): Promise<FitSheet | undefined> {
  const { fitSheet } = await import('./fit/fit-sheet');
  return withWords(() => fitSheet(text, context, isAsked));
}

function reply(text: string, { reader, context }: Speaker, focus: Focus): Answered {
  const queries: Query[] = [];
  const findings: Finding[] = [];
  let before = focus;
  let current = focus;
  for (const read of readQuestions(text, reader, focus)) {
    const { query, found } = bestAnswer({ ...read, focus: read.continues ? current : noFocus }, context);
    queries.push(query);
    findings.push(found);
    before = current;
    current = focusAfter(query, found, before);
  }
  const [last] = queries.slice(-1);
  const found = findings.at(-1);
  return {
    text: ownWords(text, queries, findings, context),
    quotes: quotesOf(findings),
    intent: queries[0]?.intent ?? 'tell-about',
    reading: { context, questions: queries.map((query, at) => ({ query, found: findings[at]! })) },
    language: context.language,
    focus: (said) =>
      last && found
        ? focusAfter(last, found, before, said === undefined ? undefined : { text: said, cv: context.cv })
        : current,
  };
}

/** Of several questions each has its best quote before any has a second. */
function quotesOf(findings: readonly Finding[]): Passage[] {
  const most = Math.max(mostQuotes, findings.length);
  const rounds = Array.from({ length: most }, (_, round) =>
    findings.flatMap(({ evidence }) => evidence.slice(round, round + 1)),
  );
  return distinct(rounds.flat()).slice(0, most);
}

function ownWords(
  text: string,
  queries: readonly Query[],
  findings: readonly Finding[],
  context: Context,
): string {
  const { say, name } = context;
  // "… and what was it for?" after a question that the CV answers is no message to the assistant.
  const answers = findings.some(({ evidence }) => evidence.length > 0);
  const told = findings.filter((_, at) => !answers || !ofAssistant.has(queries[at]!.intent));
  const all = distinct(told.flatMap((found) => found.sentences));
  // "Yes: X." has said X.
  const sentences = all.filter((each) => !all.some((other) => other !== each && other.endsWith(each)));
  const guesses = queries.flatMap(({ mentions }) =>
    mentions
      .filter(({ match }) => match === 'guess')
      .map(({ written, entities }) => say.readAs(quotable(written), quotable(entities[0]?.name ?? written))),
  );
  const said = [...sentences, ...distinct(guesses)].filter((each) => each !== say.closest);
  const paragraphs = said.length > 0 ? [said.join(' ')] : [];
  if (text.length > longestRead) paragraphs.push(say.readInPart);
  if (findings.some(({ asksOwner }) => asksOwner)) {
    const way = wayToOwner(text, context);
    paragraphs.push(way === undefined ? say.askOwnerInPerson(name) : say.askOwner(name, way));
  }
  // It leads to the quotes.
  if (sentences.includes(say.closest)) paragraphs.push(say.closest);
  return paragraphs.join('\n\n');
}

/** The language of a CV's sentences. */
function languageOf({ entries }: Cv, otherwise: Language): Language {
  const texts = entries.flatMap(({ lines, points }) => [...lines, ...points.map(({ text }) => text)]);
  return detectLanguage(texts.join('\n'), otherwise);
}
