import { expect, it } from 'vitest';
import { directionOf } from '../../../src/resume/direction';

it.each([
  ['Archivist in Ghent', 'ltr'],
  ['معلّمة رياضيات', 'rtl'],
  ['אופה ראשי', 'rtl'],
  ['Sourdough הוא לחם היומיום שלי', 'rtl'],
  ['Teaches عربي to beginners of all ages', 'ltr'],
  ['分散学習', 'ltr'],
  ['2019–2024, +32 9 555 01', undefined],
  ['', undefined],
])('reads %j as %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction);
});
