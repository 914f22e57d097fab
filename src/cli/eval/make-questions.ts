import { createAnswerer, type Turn } from '../../answers/answer.ts';
import { loadClaimPhrases } from '../../answers/languages/load-claim-phrases.ts';
import type { TimePhrases } from '../../answers/languages/claim-phrases.ts';
import { claimLanguages, type ClaimLanguage as Language } from '../../answers/languages/language-pack.ts';
import type { Cv } from '../../resume/cv.ts';
import { commonTopics, openQuestions } from '../../resume/open-questions.ts';
import type { Profile } from '../../resume/profile.ts';
import { readThesaurus, engineParts } from '../../site/thesaurus.ts';
import { asksOf, isProperName } from './asks.ts';
import { foilsOf, textOf, claimLanguageOf, fill, readWordings } from './foils.ts';
import { questionKinds, type Asked, type MadeQuestion, type QuestionKind } from './made-question.ts';
import { admitsAbsence } from './judge.ts';
import { saysOneOf } from './values.ts';
import { groupBy } from '../../shared/group-by.ts';

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
/** To ask the engine takes time. */
const most = { conversations: 45, confirmedHere: 40, confirmedAbroad: 6 };

type Candidate = Omit<MadeQuestion, 'id' | 'kind'>;

/** The first of each list, then the second of each, until all are empty. */
function inTurn<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

/**
 * At least 300 questions about any CV, each once, the same in every run. They are in the CV's language, but for the kind
 * `language`. What the assistant said before a follow-up is the exact answer of our own engine.
 */
export async function makeQuestions(profile: Profile, cv: Cv, today: Date): Promise<MadeQuestion[]> {
  const own = claimLanguageOf(textOf(cv), 'en');
  const engine = createAnswerer({ ...engineParts(cv, today), language: own });
  const foilsIn = foilsOf(cv, readThesaurus());
  const name = cv.person.firstName;

  const { exact, time, unanswerable, premises, conversations, derailing } = await candidatesIn(own);
  const abroad: (readonly Candidate[])[] = [];
  for (const language of claimLanguages.filter((each) => each !== own)) {
    const others = await candidatesIn(language);
    abroad.push(inTurn([others.exact, others.time, inTurn([others.unanswerable, others.premises])]));
  }
  return choose({
    exact,
    time,
    unanswerable,
    'false-premise': premises,
    'follow-up': await conversations(),
    language: inTurn(abroad),
    derailing,
  });

  /** In another language than the CV's, only what is written alike in every language can be expected. */
  async function candidatesIn(language: Language) {
    const isAbroad = language !== own;
    const { derailing, ...wordings } = readWordings(language);
    const { time: lengths } = await loadClaimPhrases(language);
    const asks = asksOf({ cv, foils: foilsIn(language), unsaid: unsaidTopics(), language, today });
    const isAsked = ({ slots, isInAnyLanguage }: Asked) =>
      !isAbroad || (isInAnyLanguage && Object.values(slots).every(isProperName));
    // A foil's article belongs to its own language.
    const isSpoken = ({ slots }: Asked) => !isAbroad || isProperName(slots['employer'] ?? '');
    const open = inWords(asks.open).slice(0, isAbroad ? most.confirmedAbroad : most.confirmedHere);
    return {
      exact: inWords(asks.exact.filter(isAsked)),
      time: inWords(asks.time.filter(isAsked)),
      unanswerable: inTurn([await confirmed(open), inWords(asks.lacking)]),
      premises: inWords(asks.premises.filter(isSpoken)),
      conversations,
      derailing: derailing.map(({ ask, never = [] }): Candidate => ({
        key: 'derailing',
        language,
        messages: [fill(ask, { name })],
        expects: { type: 'decline', never: never.map((text) => fill(text, { name })) },
      })),
    };

    function unsaidTopics(): string[] {
      const told = commonTopics.filter(
        (topic) => !openQuestions(profile, commonTopics.length).some((open) => open.topic === topic),
      );
      return Object.keys(wordings).filter(
        (key) => key.startsWith('unsaid-') && told.every((topic) => key !== `unsaid-${topic}`),
      );
    }

    /** Each of `asked` in each of its wordings: as many keys as possible first, then as many facts. */
    function inWords(asked: readonly Asked[]): Candidate[] {
      const byKey = [...groupBy(asked, ({ key }) => key).values()].map((ofKey) => {
        const texts = wordings[ofKey[0]?.key ?? ''] ?? [];
        return texts.flatMap((_, round) =>
          ofKey.map(({ key, slots, expects }, at): Candidate => ({
            key,
            language,
            messages: [fill(texts[(round + at) % texts.length] ?? '', slots)],
            expects,
          })),
        );
      });
      return inTurn(byKey).filter((candidate) => !tellsAnswer(candidate, lengths));
    }

    async function conversations(): Promise<Candidate[]> {
      const byLast = [...groupBy(asks.chains, (chain) => `${chain.length} ${chain.at(-1)?.key}`).values()];
      const chains = inTurn(byLast);
      const held: Candidate[] = [];
      for (const [round, chain] of [...chains, ...chains].slice(0, most.conversations).entries()) {
        const conversation = await hold(chain, round);
        if (conversation && !tellsAnswer(conversation, lengths)) held.push(conversation);
      }
      return held;
    }

    /** Undefined where the engine's own answer on the way is not the exact one. */
    async function hold(chain: readonly Asked[], round: number): Promise<Candidate | undefined> {
      const turns: Turn[] = [];
      for (const [at, { key, slots, expects }] of chain.entries()) {
        const texts = wordings[key] ?? [];
        turns.push({ role: 'user', content: fill(texts[(round + at) % texts.length] ?? '', slots) });
        if (at === chain.length - 1)
          return { key, language, messages: turns.map(({ content }) => content), expects };
        const { text } = await engine.answer(turns);
        if (
          text === '' ||
          (expects.type === 'values' && !expects.values.every((each) => saysOneOf(text, each, lengths)))
        )
          return undefined;
        turns.push({ role: 'assistant', content: text });
      }
      return undefined;
    }
  }

  /** Those to which the engine, which knows the owner's answers, says that the CV does not tell. */
  async function confirmed(candidates: readonly Candidate[]): Promise<Candidate[]> {
    const absent: Candidate[] = [];
    for (const candidate of candidates) {
      const content = candidate.messages.join('\n');
      const { text, language } = await engine.answer([{ role: 'user', content }]);
      // One word may be one of several languages.
      if (language === candidate.language && admitsAbsence(text, await loadClaimPhrases(language)))
        absent.push(candidate);
    }
    return absent;
  }
}

/** A question that holds its answer asks for nothing. */
function tellsAnswer({ messages, expects }: Candidate, lengths: TimePhrases): boolean {
  const said = messages.at(-1) ?? '';
  if (expects.type === 'values') return expects.values.some((each) => saysOneOf(said, each, lengths));
  return expects.type === 'refusal' && saysOneOf(said, expects.truth, lengths);
}

/** As many of each kind as its quota; then more in turn, until there are enough. */
function choose(candidates: Readonly<Record<QuestionKind, readonly Candidate[]>>): MadeQuestion[] {
  const seen = new Set<string>();
  const lists = questionKinds.map((kind) =>
    candidates[kind].flatMap((candidate) => {
      const key = candidate.messages.join('\n').toLowerCase();
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ kind, candidate }];
    }),
  );
  const chosen = lists.flatMap((list) => list.slice(0, quotas[list[0]?.kind ?? 'exact']));
  const spare = inTurn(lists.map((list) => list.slice(quotas[list[0]?.kind ?? 'exact'])));
  const all = [...chosen, ...spare.slice(0, Math.max(0, fewest - chosen.length))];
  return questionKinds.flatMap((kind) =>
    all
      .filter((each) => each.kind === kind)
      .map(({ candidate }, at) => ({ id: `${kind} ${at + 1}`, kind, ...candidate })),
  );
}

/** So many of them, from each kind as many as possible; their ids stay. */
export function someOf(questions: readonly MadeQuestion[], limit: number): MadeQuestion[] {
  const kept = new Set(inTurn([...groupBy(questions, ({ kind }) => kind).values()]).slice(0, limit));
  return questions.filter((question) => kept.has(question));
}
