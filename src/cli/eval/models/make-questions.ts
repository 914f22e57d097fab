import { createAnswerer, type Answerer, type Turn } from '../../../answers/answer.ts';
import { claimLanguageOf } from '../claim-language.ts';
import {
  claimLanguages as languages,
  type ClaimLanguage as Language,
} from '../../../answers/languages/language-pack.ts';
import { loadPack } from '../../../answers/languages/load-pack.ts';
import type { Cv } from '../../../resume/cv.ts';
import type { Profile } from '../../../resume/profile.ts';
import { readThesaurus, thesaurusOf } from '../../../site/thesaurus.ts';
import { saysAbsence } from '../absence.ts';
import { factsOf, isProperName } from './cv-facts.ts';
import { foilsOf, textOf } from './foils.ts';
import type { Asked, MadeQuestion } from './made-question.ts';
import { openTopics } from './open-topics.ts';
import { questionKinds, type QuestionKind } from './run.ts';
import { createShuffle, inTurn } from './shuffle.ts';
import { falsePremises, foilChains, unanswerable } from './tempting.ts';
import { saysOneOf } from './values.ts';
import { readWordings } from './wordings.ts';

export interface MakeOptions {
  /** Another seed asks about other facts in other words. */
  readonly seed: number;
  /** "Until now" ends here. */
  readonly today: Date;
}

/** The questions of each kind. Where a CV has too little for one, the others fill up. */
const quotas: Readonly<Record<QuestionKind, number>> = {
  exact: 64,
  unanswerable: 48,
  'false-premise': 44,
  time: 44,
  'follow-up': 32,
  language: 52,
  derailing: 32,
};
const fewest = 300;
/** What the engine is asked for takes time: conversations, and absence that it confirms, at home and in other languages. */
const mostConversations = 60;
const mostConfirmed = { home: 60, abroad: 12 } as const;

type Candidate = Omit<MadeQuestion, 'id' | 'kind'>;

/** What a CV that lacks a part leaves open belongs to the kind of the question. */
const timeKeys = ['first-job', 'previous-job', 'total', 'longest'];

const lastKey = (chain: readonly Asked[]) => `${chain.length} ${chain.at(-1)?.key}`;

/**
 * At least 300 questions about any CV, each once, always the same for a seed. They are in the CV's language, but for the kind
 * `language`. What the assistant said before a follow-up is the exact answer of our own engine.
 */
export async function makeQuestions(
  profile: Profile,
  cv: Cv,
  { seed, today }: MakeOptions,
): Promise<MadeQuestion[]> {
  const own = claimLanguageOf(textOf(cv), 'en');
  const answerer = answererOf(cv, own, today);
  const wordings = readWordings();
  const shuffle = createShuffle(seed);
  const tempting = { cv, foils: foilsOf(cv, readThesaurus()), open: openTopics(profile, cv) };

  const atHome = await candidatesIn(own);
  const abroad: (readonly Candidate[])[] = [];
  for (const language of languages.filter((each) => each !== own)) {
    const { exact, time, unanswerable, 'false-premise': premises } = await candidatesIn(language, true);
    abroad.push(inTurn([exact, time, inTurn([unanswerable, premises])]));
  }
  const candidates: Record<QuestionKind, readonly Candidate[]> = {
    ...atHome,
    'follow-up': await conversations(),
    language: inTurn(abroad),
    derailing: shuffle(wordings.get(own)?.derailing ?? []).map(({ ask, never }) => ({
      key: 'derailing',
      language: own,
      messages: [fill(ask, { name: cv.person.firstName })],
      expects: {
        type: 'decline',
        never: never.map((text) => fill(text, { name: cv.person.firstName })),
      },
    })),
  };
  const made = choose(candidates);
  return Promise.all(made.map((question) => withExactAnswer(question, answerer)));

  /** Where `isAbroad`, only what is written alike in every language can be expected. */
  async function candidatesIn(language: Language, isAbroad = false) {
    const { exact, time, absent } = factsOf(cv, language, today);
    const isAsked = ({ slots, isInAnyLanguage }: Asked) =>
      !isAbroad || (isInAnyLanguage && Object.values(slots).every(isProperName));
    // A foil's article belongs to its own language.
    const isSpoken = (asked: Asked) => !isAbroad || isProperName(asked.slots['employer'] ?? '');
    const lacking = absent.filter(({ key }) => !timeKeys.includes(key));
    const [named, unsaid] = [true, false].map((isNamed) =>
      unanswerable({ ...tempting, language }).filter(
        ({ expects }) => (expects.type === 'absence' && expects.of !== undefined) === isNamed,
      ),
    );
    const absentInTime = absent.filter(({ key }) => timeKeys.includes(key));
    const confirm = (candidates: readonly Candidate[]) =>
      absentFor(candidates.slice(0, isAbroad ? mostConfirmed.abroad : mostConfirmed.home), answerer);
    return {
      exact: inWords(exact.filter(isAsked), language),
      time: [...inWords(time.filter(isAsked), language), ...(await confirm(inWords(absentInTime, language)))],
      unanswerable: inTurn([
        await confirm(inWords([...(unsaid ?? []), ...lacking], language)),
        inWords(named ?? [], language),
      ]),
      'false-premise': inWords(falsePremises({ ...tempting, language }).filter(isSpoken), language),
    };
  }

  /** Each of `asked` in each of its wordings: as many keys as possible first, then as many facts. */
  function inWords(asked: readonly Asked[], language: Language): Candidate[] {
    const keys = [...new Set(asked.map(({ key }) => key))];
    const byKey = shuffle(keys).map((key) => {
      const ofKey = shuffle(asked.filter((each) => each.key === key));
      const texts = shuffle(wordings.get(language)?.questions.get(key) ?? []);
      return texts.flatMap((_, round) =>
        ofKey.map(({ slots, expects }, at): Candidate => ({
          key,
          language,
          messages: [fill(texts[(round + at) % texts.length] ?? '', slots)],
          expects,
        })),
      );
    });
    return inTurn(byKey).filter((candidate) => !tellsAnswer(candidate));
  }

  function byKeys(chains: readonly (readonly Asked[])[]) {
    return inTurn(
      shuffle([...new Set(chains.map(lastKey))]).map((key) =>
        shuffle(chains.filter((chain) => lastKey(chain) === key)),
      ),
    );
  }

  async function conversations(): Promise<Candidate[]> {
    const told = byKeys(factsOf(cv, own, today).chains);
    const [most, rest] = [0, 1].map((half) => told.filter((_, at) => at % 2 === half));
    const inOrder = inTurn([most ?? [], rest ?? [], byKeys(foilChains({ ...tempting, language: own }))]);
    const held: Candidate[] = [];
    for (const chain of [...inOrder, ...inOrder].slice(0, mostConversations)) {
      const conversation = await hold(chain);
      if (conversation && !tellsAnswer(conversation)) held.push(conversation);
    }
    return held;
  }

  /** Undefined where the engine's own answer on the way is not the exact one. */
  async function hold(chain: readonly Asked[]): Promise<Candidate | undefined> {
    const turns: Turn[] = [];
    for (const [at, { key, slots, expects }] of chain.entries()) {
      const [text = ''] = shuffle(wordings.get(own)?.questions.get(key) ?? []);
      turns.push({ role: 'user', content: fill(text, slots) });
      if (at === chain.length - 1)
        return { key, language: own, messages: turns.map(({ content }) => content), expects };
      const { text: reply } = await answerer.answer(turns);
      if (
        reply === '' ||
        (expects.type === 'values' && !expects.values.every((each) => saysOneOf(reply, each)))
      )
        return undefined;
      turns.push({ role: 'assistant', content: reply });
    }
    return undefined;
  }
}

function answererOf(cv: Cv, language: Language, today: Date): Answerer {
  const { thesaurus, synonyms } = thesaurusOf(cv);
  return createAnswerer({
    cv,
    thesaurus,
    today,
    loadPack,
    loadSynonyms: async (language) => synonyms[language],
    language,
  });
}

function fill(wording: string, slots: Readonly<Record<string, string>>): string {
  return wording.replace(/\{(\w+)\}/g, (slot, key: string) => slots[key] ?? slot);
}

/** A question that holds its answer would make a parrot right. */
function tellsAnswer({ messages, expects }: Candidate): boolean {
  const said = messages.at(-1) ?? '';
  if (expects.type === 'values') return expects.values.some((each) => saysOneOf(said, each));
  return expects.type === 'refusal' && saysOneOf(said, expects.truth);
}

/** Those to which the engine, which knows the owner's answers, says that the CV does not tell. */
async function absentFor(candidates: readonly Candidate[], answerer: Answerer): Promise<Candidate[]> {
  const absent: Candidate[] = [];
  for (const candidate of candidates) {
    const { text, language } = await answerer.answer(turnsOf(candidate.messages));
    // One word may be one of several languages.
    if (saysAbsence(text) && language === candidate.language)
      absent.push({ ...candidate, expects: { type: 'absence', exact: text } });
  }
  return absent;
}

async function withExactAnswer(question: MadeQuestion, answerer: Answerer): Promise<MadeQuestion> {
  const { expects, messages } = question;
  if (expects.type !== 'absence' || expects.exact !== undefined) return question;
  const { text } = await answerer.answer(turnsOf(messages));
  return { ...question, expects: { ...expects, exact: text } };
}

function turnsOf(messages: readonly string[]): Turn[] {
  return messages.map((content, at) => ({ role: at % 2 === 0 ? 'user' : 'assistant', content }));
}

/** As many of each kind as its quota; then more in turn, until there are enough. */
function choose(candidates: Readonly<Record<QuestionKind, readonly Candidate[]>>): MadeQuestion[] {
  const seen = new Set<string>();
  const unique = (list: readonly Candidate[]) =>
    list.filter(({ messages }) => {
      const key = messages.join('\n').toLowerCase();
      const isNew = !seen.has(key);
      seen.add(key);
      return isNew;
    });
  const lists = questionKinds.map((kind) => ({ kind, list: unique(candidates[kind]) }));
  const most = (kind: QuestionKind, list: readonly Candidate[]) => Math.min(quotas[kind], list.length);
  const missing = fewest - lists.reduce((sum, { kind, list }) => sum + most(kind, list), 0);
  const spare = inTurn(
    lists.map(({ kind, list }) => list.slice(quotas[kind]).map((each) => ({ kind, each }))),
  );
  const extra = spare.slice(0, Math.max(missing, 0));
  return lists.flatMap(({ kind, list }) =>
    [
      ...list.slice(0, quotas[kind]),
      ...extra.filter((more) => more.kind === kind).map(({ each }) => each),
    ].map((candidate, at) => ({ id: `${kind} ${at + 1}`, kind, ...candidate })),
  );
}

/** So many of them, from each kind as many as possible; their ids stay. */
export function someOf(questions: readonly MadeQuestion[], most: number): MadeQuestion[] {
  const ofKinds = questionKinds.map((kind) => questions.filter((question) => question.kind === kind));
  const kept = new Set(inTurn(ofKinds).slice(0, most));
  return questions.filter((question) => kept.has(question));
}
