import type { Length, Speech } from './speech-type';

const numbers =
  'cero un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte'.split(
    ' ',
  );

function duration({ modifier, years, months }: Length, number: (count: number) => string): string {
  const ofYears = years === 0 ? [] : [years === 1 ? 'un año' : `${number(years)} años`];
  const count = months === 'half' ? ['medio'] : [];
  const ofMonths =
    months === 'half' || months === 0 ? count : [months === 1 ? 'un mes' : `${number(months)} meses`];
  const about = years > 1 || (years === 0 && months !== 1) ? 'unos ' : 'cerca de ';
  const prefix = modifier === undefined ? '' : { about, almost: 'casi ', over: 'más de ' }[modifier];
  return prefix + [...ofYears, ...ofMonths].join(' y ');
}

export const spanish: Speech = {
  numbers,
  duration: (length, number) => ({ duration: duration(length, number) }),
  inMonth: (month) => `en ${month}`,
  inYear: (year) => `en ${year}`,
  and: () => ' y ',
  years: (from, to) => `${from}-${to}`,
  person: (pronoun, first, name) => {
    const subject = pronoun && { she: 'Ella', he: 'Él' }[pronoun];
    return {
      subjects: subject === undefined ? [first, name] : [first, subject, name],
      within: [subject?.toLowerCase() ?? first],
      slots: {
        la: pronoun && { she: 'la', he: 'lo' }[pronoun],
        o: pronoun && { she: 'a', he: 'o' }[pronoun],
      },
    };
  },
};
