import { expect, it } from 'vitest';
import '../../../../src/answers/languages/all-cv-words';
import { createConcepts } from '../../../../src/answers/search/concepts';
import { tokens } from '../../../../src/answers/text/tokens';

const german = createConcepts(
  [
    ['orchestra', 'Orchester'],
    ['school', 'Schule'],
    ['video', 'Video'],
    ['exercise', 'Übung'],
  ],
  true,
);

function waysOf(text: string): Record<string, readonly string[]> {
  const found = german.termsIn(text, tokens(text), () => 1);
  return Object.fromEntries(found.map(({ written, ways }) => [written, ways]));
}

it('finds a German compound as two words, and as each of them', () => {
  const ways = waysOf('Schulorchester');
  expect(ways['Schulorchester']).toContain('school orchestra');
  expect(ways['Schul']).toContain('school');
  expect(ways['orchester']).toContain('orchestra');
});

it('drops the letter that joins the parts of a compound', () => {
  expect(waysOf('Übungsvideos')['Übungsvideos']).toContain('exercise video');
});

it('takes a part of a compound for less than the word', () => {
  const [whole, first, last] = german.termsIn('Schulorchester', tokens('Schulorchester'), () => 1);
  expect([whole?.share, first?.isPart, last?.isPart]).toEqual([1, true, true]);
  expect(last?.share).toBeGreaterThan(first?.share ?? 1);
});

it('leaves a compound of unknown parts whole', () => {
  expect(Object.keys(waysOf('Herzchirurgie'))).toEqual(['Herzchirurgie']);
});
