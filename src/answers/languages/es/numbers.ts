import { none } from '../any-language';
import type { NumberWords } from '../numbers';

export const numbers: NumberWords = {
  numbers:
    'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien mil',
  alone: { un: 1, uno: 1, una: 1 },
  unitsFirst: none,
  scales: [
    [1000, 'mil'],
    [1_000_000, 'millones'],
  ],
};
