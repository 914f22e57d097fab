import { none } from '../any-language';
import type { NumberWords } from '../numbers';

export const numbers: NumberWords = {
  numbers:
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand',
  alone: { one: 1 },
  unitsFirst: none,
  scales: [
    [100, 'hundred'],
    [1000, 'thousand'],
    [1_000_000, 'millions?'],
  ],
};
