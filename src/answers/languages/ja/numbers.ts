import { none } from '../any-language';
import type { NumberWords } from '../numbers';

// Kanji are read by place: `time/kanji-numbers.ts`.
export const numbers: NumberWords = {
  numbers: '',
  alone: {},
  unitsFirst: none,
  scales: [
    [10, '割'],
    [1000, '千'],
    [10_000, '万'],
    [100_000_000, '億'],
  ],
};
