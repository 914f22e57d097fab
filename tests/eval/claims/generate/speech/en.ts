import type { Length, Speech } from './speech-type';

const numbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

const modifiers = { about: 'about ', almost: 'almost ', over: 'more than ' };

function duration({ modifier, years, months }: Length, number: (count: number) => string): string {
  const unit = (count: number, name: string) => `${number(count)} ${name}${count === 1 ? '' : 's'}`;
  const prefix = modifier === undefined ? '' : modifiers[modifier];
  if (months === 'half')
    return `${prefix}${years === 1 ? 'one and a half' : `${number(years)} and a half`} years`;
  const parts = [years > 0 ? unit(years, 'year') : '', months > 0 ? unit(months, 'month') : ''];
  return prefix + parts.filter((part) => part !== '').join(' and ');
}

/** "an MSc", "a university": by sound, not by letter. */
function article(noun: string): string {
  return /^(?:[aeio]|u(?!ni|se|ti)|MSc|MA\b|MBA|HND|NVQ|LL|RN\b|SEO)/i.test(noun)
    ? `an ${noun}`
    : `a ${noun}`;
}

export const english: Speech = {
  numbers,
  duration: (length, number) => ({ duration: duration(length, number) }),
  inMonth: (month) => `in ${month}`,
  inYear: (year) => `in ${year}`,
  and: (subject) => (subject === undefined ? ' and ' : ` and ${subject} `),
  years: (from, to) => `${from}–${to}`,
  person: (pronoun, first, name) => ({
    subjects: pronoun === undefined ? [first, name] : [capital(pronoun), first, name],
    within: [pronoun ?? first],
    slots: {
      Her: pronoun === undefined ? `${first}'s` : { she: 'Her', he: 'His' }[pronoun],
      her: pronoun === undefined ? `${first}'s` : { she: 'her', he: 'his' }[pronoun],
      him: pronoun === undefined ? first : { she: 'her', he: 'him' }[pronoun],
    },
  }),
  articled: ({ title, degree, headline }) => ({
    aTitle: title && article(title),
    aDegree: degree && article(degree),
    aHeadline: headline && article(headline),
  }),
};

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
