import type { TimeWords } from '../../time/time-words';

export const times: TimeWords = {
  seasons: { spring: 'spring', summer: 'summer', autumn: 'autumn|fall', winter: 'winter' },
  parts: {
    early: 'early|start of|beginning of|the start of|the beginning of',
    mid: 'mid|middle of|the middle of',
    late: 'late|end of|the end of',
  },
  joins: 'of|in|the',
  inside: /\b(?:in|during)\s*$/,
  thisYear: 'this year',
  lastYear: 'last year|the previous year',
  lastYears: /\b(?:last|past|previous|recent) (\w+) years\b/,
  lastMonths: /\b(?:last|past|previous|recent) (\w+) months\b/,
  yearsAgo: /\b(\w+) years? (?:ago|back)\b/,
  decade: /\b((?:19|20)?\d0) ?'?s\b/,
  units:
    'finish|finished|complete|completed|end|ended|start|started|begin|began|leave|left|join|joined|took|year|years|month|months|week|weeks|day|days|date|time|point|period|ago',
  long: 'long|longer|longest|duration|more time|most time|lasted|took more|stayed more|more years',
  short: 'short|shorter|shortest|less time|briefer',
  later: 'later|more recent|more recently|newer|came second',
  old: 'how old|what age|how long ago',
  selfEmployed:
    'her studio|his studio|her business|his business|her practice|his practice|her own|his own|self employed|self employment|own boss|own business|own company|own firm|own studio|own practice|own shop|freelance|freelancer|freelancing|independent|independently|sole trader|for herself|for himself|for themselves',
};
