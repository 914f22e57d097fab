import type { Length, Speech } from './speech-type';

const numbers =
  'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig'.split(
    ' ',
  );

const modifiers = { about: 'etwa ', almost: 'fast ', over: 'mehr als ' };

type Case = 'accusative' | 'dative';

const units = {
  year: { one: { accusative: 'ein Jahr', dative: 'einem Jahr' }, accusative: 'Jahre', dative: 'Jahren' },
  month: {
    one: { accusative: 'einen Monat', dative: 'einem Monat' },
    accusative: 'Monate',
    dative: 'Monaten',
  },
};

function duration({ modifier, years, months }: Length, number: (count: number) => string, wanted: Case) {
  const say = (count: number, unit: keyof typeof units) =>
    count === 1 ? units[unit].one[wanted] : `${number(count)} ${units[unit][wanted]}`;
  const prefix = modifier === undefined ? '' : modifiers[modifier];
  if (months === 'half') {
    const whole = years === 1 ? 'ein' : (numbers[years] ?? String(years));
    return `${prefix}${whole}einhalb ${units.year[wanted]}`;
  }
  const parts = [years > 0 ? say(years, 'year') : '', months > 0 ? say(months, 'month') : ''];
  return prefix + parts.filter((part) => part !== '').join(' und ');
}

export const german: Speech = {
  numbers,
  duration: (length, number) => ({
    duration: duration(length, number, 'accusative'),
    durationDat: duration(length, number, 'dative'),
  }),
  inMonth: (month) => `im ${month}`,
  inYear: (year) => year,
  and: (subject) => (subject === undefined ? ' und ' : `, und ${subject} `),
  years: (from, to) => `${from}–${to}`,
  person: (pronoun, first, name) => {
    const subject = pronoun && { she: 'Sie', he: 'Er' }[pronoun];
    return {
      subjects: subject === undefined ? [first, name] : [subject, first, name],
      within: [subject?.toLowerCase() ?? first],
      slots: {
        Ihr: pronoun && { she: 'Ihr', he: 'Sein' }[pronoun],
        ihr: pronoun && { she: 'ihr', he: 'sein' }[pronoun],
        ihm: pronoun === undefined ? first : { she: 'ihr', he: 'ihm' }[pronoun],
      },
    };
  },
};
