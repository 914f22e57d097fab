import { none } from '../any-language';
import type { NumberWords } from '../numbers';

export const numbers: NumberWords = {
  numbers:
    'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix - mille',
  alone: { un: 1, une: 1 },
  unitsFirst: none,
  scales: [
    [100, 'cents?'],
    [1000, 'mille'],
    [1_000_000, 'millions?'],
  ],
};
