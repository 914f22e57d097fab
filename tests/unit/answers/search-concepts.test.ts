import { expect, it } from 'vitest';
import { createConcepts } from '../../../src/answers/search/concepts';
import { tokens } from '../../../src/answers/text/tokens';

const concepts = createConcepts([
  ['ship', '船'],
  ['waiting list', '待ち時間'],
  ['how long', 'どのくらい'],
]);
const termsIn = (text: string, naming: readonly string[]) =>
  concepts
    .termsIn(text, tokens(text), ({ written }) => (naming.includes(written) ? 1 : 0))
    .map(({ written }) => written);

it('takes one Japanese character for a word only where it stands alone', () => {
  expect(termsIn('船に乗っていた頃', ['船'])).toEqual(['船']);
  expect(
    concepts.termsIn('造船の経験', tokens('造船の経験'), () => 1).flatMap(({ ways }) => ways),
  ).not.toContain('ship');
});

it('finds a long name even if words of questions make it, but none of hiragana alone', () => {
  expect(termsIn('待ち時間はどのくらいでしたか', [])).toEqual(['待ち時間']);
});
