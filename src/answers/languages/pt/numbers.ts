import { none } from '../any-language';
import type { NumberWords } from '../numbers';

export const numbers: NumberWords = {
  numbers:
    'dois/duas tres quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem mil',
  alone: { um: 1, uma: 1 },
  unitsFirst: none,
  scales: [
    [100, 'cem|centos'],
    [1000, 'mil'],
    [1_000_000, 'milh[õo]es|milhão'],
  ],
};
