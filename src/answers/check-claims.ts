import type { Cv, CvEntry } from '../resume/cv';
import { once } from '../shared/once';
import { isFrameWord, leavesFocus, type Case } from './claims/check';
import type { Claim } from './claims/claim';
import { createCvFacts, languageOf, type CvFacts } from './claims/cv-facts';
import { focusAfter, judge } from './claims/judge';
import { nearestQuote } from './claims/nearest-quote';
import { splitSentences, type Sentence } from './claims/split-sentences';
import { entriesNamed, isCertain, readStatement, type Reading, type Statement } from './claims/statement';
import type { EntityKind } from './entities/entities';
import { inLanguages } from './languages/cv-words-in-use';
import { loadCvWords, loadGrammar } from './languages/load-pack';
import { createClassifier } from './intent/classifier';
import { createKnowledge } from './knowledge';
import { detectLanguage } from './languages/detect-language';
import { loadClaimPhrases } from './languages/load-claim-phrases';
import type { Language, LanguagePack } from './languages/language-pack';
import { phraseFinder } from './query/phrases';
import { createReader, meantBy } from './query/read-query';
import { japanese } from './text/japanese-script';
import { meet } from './text/span';
import { isJapanese, tokens } from './text/tokens';
import type { Thesaurus } from './thesaurus/thesaurus';

export type { Claim, ClaimQuote, ClaimReason, ClaimVerdict } from './claims/claim';

/** Checks the answer to one question while it grows. */
export interface ClaimReader {
  /**
   * The complete sentences of an answer, in order, each with its verdict. A sentence that was checked keeps its verdict, so
   * that a call costs what was added.
   *
   * @param answer markdown; each call's begins with the one before
   * @param isWhole true once nothing follows, so that the last sentence is complete
   */
  read(answer: string, isWhole: boolean): readonly Claim[];
}

export interface ClaimChecker {
  /**
   * Rejects if the words of a language cannot be loaded.
   *
   * @param beginning the answer as far as it is known: its language is not always the question's
   */
  open(question: string, beginning?: string): Promise<ClaimReader>;
}

interface ClaimCheckerOptions {
  readonly cv: Cv;
  readonly thesaurus: Thesaurus;
  readonly loadPack: (language: Language) => Promise<LanguagePack>;
  /** Other names of the CV's words in a language (`Synonyms`). */
  readonly loadSynonyms: (language: Language) => Promise<string>;
  /** "Until now" ends here. */
  readonly today: Date;
  /** For an answer whose language its words do not tell. */
  readonly language: Language;
}

/** Holds each sentence of a model's answer against the CV. */
export function createClaimChecker(options: ClaimCheckerOptions): ClaimChecker {
  const { cv, thesaurus, today, loadPack, loadSynonyms, language: usual } = options;
  const loadKnowledge = once(async () => {
    await loadCvWords(thesaurus.languages);
    return inLanguages(thesaurus.languages, () => createKnowledge(withAnswers(cv), thesaurus, today));
  });
  const loadFacts = once(async () => {
    const knowledge = await loadKnowledge();
    const language = languageOf(knowledge);
    const words = await Promise.all([loadClaimPhrases(language), loadGrammar(language)]);
    return inLanguages(thesaurus.languages, () => createCvFacts(knowledge, ...words));
  });
  const readings = new Map<Language, () => Promise<Reading>>();
  const readingFor = (language: Language) => {
    const load =
      readings.get(language) ??
      once(async () => {
        const [knowledge, { lexicon, model }, synonyms, phrases, grammar] = await Promise.all([
          loadKnowledge(),
          loadPack(language),
          loadSynonyms(language),
          loadClaimPhrases(language),
          loadGrammar(language),
          loadCvWords([language]),
        ]);
        const classifier = createClassifier(model);
        const reader = inLanguages([...thesaurus.languages, language], () =>
          createReader({ language, knowledge, lexicon, synonyms, classifier, grammar }),
        );
        return { reader, phrases, grammar };
      });
    readings.set(language, load);
    return load();
  };
  return {
    async open(question, beginning = '') {
      const asked = detectLanguage(question, usual);
      // A Japanese answer may hold more words of a CV in English than Japanese ones.
      const isJapaneseToo = asked === 'ja' && isJapanese(beginning);
      const answered = isJapaneseToo ? asked : detectLanguage(ownWords(beginning), asked);
      const [facts, ofQuestion, ofAnswer] = await Promise.all([
        loadFacts(),
        readingFor(asked),
        readingFor(answered),
      ]);
      const languages = [...thesaurus.languages, asked, answered];
      const reader = inLanguages(languages, () =>
        createClaimReader(question, { facts, ofQuestion, ofAnswer }),
      );
      return { read: (answer, isWhole) => inLanguages(languages, () => reader.read(answer, isWhole)) };
    },
  };
}

/** What the owner answers is told like the facts beyond the page. */
function withAnswers(cv: Cv): Cv {
  return { ...cv, facts: [...cv.facts, ...cv.answers.map(({ answer }) => answer)] };
}

interface Open {
  readonly facts: CvFacts;
  readonly ofQuestion: Reading;
  readonly ofAnswer: Reading;
}

function createClaimReader(question: string, { facts, ofQuestion, ofAnswer }: Open): ClaimReader {
  const asked = { text: question.slice(0, 600), start: 0, end: question.length, kind: 'prose' } as const;
  const { reader } = ofAnswer;
  const abbreviations = [ofAnswer.phrases.abbreviations, facts.phrases.abbreviations];
  const read = readStatement(asked, ofQuestion, facts);
  let focus = meantIn(read, { named: namedIn(read), focus: [], reader: ofQuestion.reader, facts });
  let spoken = certainIn(read, namedIn(read));
  const claims: Claim[] = [];
  let intro: string | undefined;
  const check = (sentence: Sentence): Claim => {
    const statement = readStatement(sentence, ofAnswer, facts);
    const named = namedIn(statement);
    const about: Case = {
      statement,
      facts,
      reader,
      grammars: [ofAnswer.grammar, facts.grammar],
      named,
      meant: meantIn(statement, { named, focus, reader, facts }),
      focus,
      spoken,
      intro: sentence.kind === 'item' ? intro : undefined,
    };
    if (sentence.kind === 'prose') intro = statement.folded;
    const judged = judge(about);
    if (sentence.kind !== 'item' && typeof judged === 'string') {
      focus = focusAfter(about);
      const certain = certainIn(statement, named);
      if (certain.length > 0) spoken = certain;
      else if (!about.meant.every((entry) => spoken.includes(entry))) spoken = [];
    }
    const { text, start, end } = sentence;
    if (typeof judged === 'string') return { text, start, end, verdict: judged };
    const { verdict, reason } = judged.fault;
    return { text, start, end, verdict, reason, quote: nearestQuote(about, judged.fault) };
  };
  return {
    read(answer, isWhole) {
      const sentences = splitSentences(answer, isWhole, abbreviations);
      for (const sentence of sentences.slice(claims.length)) claims.push(check(sentence));
      return [...claims];
    },
  };
}

/** The entries that a sentence is about by name: of an employer's only those with the title that stands beside it. */
function namedIn({ mentions }: Statement): readonly CvEntry[] {
  const certain = mentions.filter(isCertain);
  const organised = entriesNamed(certain, ['employer', 'school']);
  // "Labour law" and "German" are no degrees by their subjects.
  const things = certain.filter(({ kind }) => !subjects.has(kind));
  const titled = entriesNamed(things, ['title', 'degree', 'project', 'thing']);
  const both = organised.filter((entry) => titled.includes(entry));
  if (both.length > 0) return both;
  // A title alone may be somebody else's.
  return organised.length > 0 ? organised : entriesNamed(things, ['degree', 'project', 'thing']);
}

const subjects: ReadonlySet<EntityKind> = new Set(['skill', 'group', 'language'] as const);

/** The entries that a sentence names, and those at the one organisation in a place that it names. */
function certainIn({ mentions }: Statement, named: readonly CvEntry[]): readonly CvEntry[] {
  if (named.length > 0) return named;
  const there = entriesNamed(mentions.filter(isCertain), ['place']);
  return new Set(there.map(({ organisation }) => organisation)).size === 1 ? there : [];
}

type Known = Pick<Case, 'named' | 'focus' | 'reader' | 'facts'>;

/** What a sentence is about: what it names, else the entry that holds most of what it tells, else what was spoken of. */
function meantIn(statement: Statement, { named, focus, reader, facts }: Known): readonly CvEntry[] {
  if (named.length > 0) return named;
  const telling = statement.terms.filter(
    (term) =>
      term.isPart !== true &&
      term.passages.size > 0 &&
      !isFrameWord(term.written, reader) &&
      !statement.dates.some((date) => meet(date, term)),
  );
  const meant = meantBy(telling, facts.knowledge).filter(({ topic }) => topic !== 'summary');
  if (meant.length > 0) return meant;
  const { modifiers } = reader.lexicon;
  const said = phraseFinder(statement.words, statement.folded);
  return said.has(modifiers.anaphor) && !leavesFocus(statement, reader) ? focus : [];
}

/** What an answer says itself: neither quotations nor, among words of another script, Japanese names. */
function ownWords(answer: string): string {
  const unquoted = answer.replace(/["“„«»”][^"“”„«»\n]{8,}["”“»«]/g, ' ');
  const latin = unquoted.replace(japaneseWords, ' ');
  return tokens(latin).length >= fewestWords ? latin : unquoted;
}

const japaneseWords = new RegExp(`[${japanese}]+`, 'gu');

/** Words of Latin letters that make a sentence which is not Japanese. */
const fewestWords = 2;
