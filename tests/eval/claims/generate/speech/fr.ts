import type { Length, Speech } from './speech-type';

const numbers =
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt'.split(
    ' ',
  );

const modifiers = { about: 'environ ', almost: 'presque ', over: 'plus de ' };

function duration({ modifier, years, months }: Length, number: (count: number) => string): string {
  const ofYears = years === 0 ? [] : [`${number(years)} an${years === 1 ? '' : 's'}`];
  const ofMonths = months === 'half' ? ['demi'] : months === 0 ? [] : [`${number(months)} mois`];
  return (modifier === undefined ? '' : modifiers[modifier]) + [...ofYears, ...ofMonths].join(' et ');
}

/** "d'anglais", "l'allemand", "qu'Inés". */
function elided(template: string, slots: Readonly<Record<string, string | undefined>>): string {
  return template.replace(
    /\b(d|l|qu)e (\*{0,2}\{(\w+)\})/gi,
    (whole, letters: string, slotInBraces: string, slot: string) =>
      /^[aeiouyéèêàâîôœh]/i.test(slots[slot] ?? '') ? `${letters}'${slotInBraces}` : whole,
  );
}

export const french: Speech = {
  numbers,
  duration: (length, number) => ({ duration: duration(length, number) }),
  inMonth: (month) => `en ${month}`,
  inYear: (year) => `en ${year}`,
  and: (subject) => (subject === undefined ? ' et ' : ` et ${subject} `),
  years: (from, to) => `${from}-${to}`,
  elided,
  person: (pronoun, first, name) => {
    const subject = pronoun && { she: 'Elle', he: 'Il' }[pronoun];
    return {
      subjects: subject === undefined ? [first, name] : [subject, first, name],
      within: [subject?.toLowerCase() ?? first],
      slots: { e: pronoun && { she: 'e', he: '' }[pronoun], la: pronoun && { she: 'la', he: 'le' }[pronoun] },
    };
  },
};
