import { expect, it } from 'vitest';
import { editorWords } from '../../../src/editor/words.en';
import { loadEditorWords } from '../../../src/words/editor/load-words';
import { otherLanguages } from '../../support/catalogue-leaves';
import { leavesOf } from '../../support/leaves';

/** What is the same in several languages. */
const shared = /^(?:fields\.(?:.*\.2|.*\.url.*)|publishing\.targets\.|refused\.|looks\.)|^tabs\./;

it.each(otherLanguages)('the editor in %s has every sentence, in its own words', async (language) => {
  const [english, words] = [leavesOf(editorWords), leavesOf(await loadEditorWords[language]())];
  expect(words.map(({ path }) => path)).toEqual(english.map(({ path }) => path));
  const own = new Map(words.map(({ path, value }) => [path, value]));
  const same = english.filter(
    ({ path, value }) =>
      typeof value === 'string' && value.length > 12 && !shared.test(path) && own.get(path) === value,
  );
  expect(same).toEqual([]);
});
