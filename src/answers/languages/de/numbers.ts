import type { NumberWords } from '../numbers';

export const numbers: NumberWords = {
  numbers:
    'zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig hundert tausend',
  alone: { ein: 1, eine: 1, einem: 1, einer: 1 },
  unitsFirst: /^(\p{L}+)und(\p{L}+)$/u,
  scales: [
    [100, 'hundert'],
    [1000, 'tausend'],
    [1_000_000, 'Millionen|Mio\\.?'],
  ],
};
