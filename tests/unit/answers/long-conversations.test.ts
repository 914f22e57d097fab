import type { Answer } from '../../../src/answers/write-reply';
import { describe, expect, it } from 'vitest';
import type { Answerer, Turn } from '../../../src/answers/answer';
import { allPacks } from '../../../src/answers/languages/all-packs';
import { languages } from '../../../src/answers/languages/language-pack';
import { answererOf } from '../../support/answers';
import { ownerResume } from '../../support/owner';

/** An answerer, and how often it has looked into a lexicon: what it has to do for a message. */
function counting(): { answerer: Answerer; workOf: (turns: readonly Turn[]) => Promise<number> } {
  let looks = 0;
  const answerer = answererOf(ownerResume, {
    loadPack: async (language) => ({
      ...allPacks[language],
      lexicon: new Proxy(allPacks[language].lexicon, {
        get(lexicon, key) {
          looks += 1;
          return Reflect.get(lexicon, key);
        },
      }),
    }),
  });
  return {
    answerer,
    async workOf(turns) {
      const before = looks;
      await answerer.answer(turns);
      return looks - before;
    },
  };
}

const asks = (content: string): Turn => ({ role: 'user', content });
const says = (content: string): Turn => ({ role: 'assistant', content });
const { answerer, workOf } = counting();

describe('a long conversation', () => {
  const turns = Array.from({ length: 10 }, (_, at) => [
    asks(['Where does she work now?', 'And before that?', 'Wo hat sie studiert?', 'Since when?'][at % 4]!),
    says(at % 3 === 0 ? 'At the national library.' : `Reply ${at}`),
  ]).flat();

  it('is answered as if it were read for the first time, whatever was read before', async () => {
    const fresh = answererOf(ownerResume);
    const parts = [
      turns,
      turns.slice(0, 5),
      [...turns.slice(0, 7), says('At the publisher.'), ...turns.slice(8)],
    ];
    const freshly = async (asked: readonly Turn[]) => {
      await fresh.answer([asks('?')]);
      return fresh.answer(asked);
    };
    const said = ({ text, quotes, intent, language }: Answer) => ({ text, quotes, intent, language });
    for (const part of parts)
      for (const asked of [
        [...part.filter((_, at) => at !== 3), asks('How long was she there?')],
        part.slice(0, -1),
      ])
        expect(said(await answerer.answer(asked))).toEqual(said(await freshly(asked)));
  });

  it('costs no more for its next question than a short one', async () => {
    await answerer.answer([...turns, asks('Does she know letterpress?')]);
    const early = await workOf([asks('Where does she work now?'), says('Here.'), asks('Since when?')]);
    await answerer.answer([...turns, asks('Does she know letterpress?')]);
    const late = await workOf([
      ...turns,
      asks('Does she know letterpress?'),
      says('Yes.'),
      asks('Since when?'),
    ]);
    expect(late).toBeLessThan(2 * early);
  });
});

describe('a long message', () => {
  it.each(['or', 'oder', 'と'])(
    'of many %j takes twice the work for twice the length at most',
    async (word) => {
      for (const language of languages) {
        const [short, long] = [1000, 2000].map((length) => ` ${word}`.repeat(length / (word.length + 1)));
        await answerer.answer([asks(language)]);
        const [one, two] = [await workOf([asks(short!)]), await workOf([asks(long!)])];
        expect(two).toBeLessThanOrEqual(2 * one + 100);
      }
    },
  );

  it('is answered by its end, and says that it was read in part', async () => {
    const told = 'We are a house of many rooms and many years, and everybody here is kind to strangers.\n';
    const { text, quotes } = await answerer.answer([asks(`${told.repeat(100)}Where does Tamsin work?`)]);
    expect(quotes[0]?.anchor).toBe('job-1');
    expect(text).toContain('only the beginning and the end');
  });
});
