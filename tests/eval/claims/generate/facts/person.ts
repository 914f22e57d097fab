import type { Context } from '../context';
import type { Fact, Lie } from '../fact';
import { cityOf, withoutNote } from '../pool';

/** How to reach the person, where they live, what they are. */
export function personFacts(context: Context): Fact[] {
  const { email, phone, links, location, headline } = context.open.cv.person;
  const { pool, random } = context;
  const city = cityOf(location);
  const changed = (slot: string, text: string): Lie[] =>
    slightlyWrong(text, context).map((other) => ({ kind: 'contact', set: { [slot]: other } }));
  const facts: Fact[] = [];
  if (email !== undefined)
    facts.push({ kind: 'email', label: 'true', slots: { email }, lies: changed('email', email) });
  if (phone !== undefined)
    facts.push({ kind: 'phone', label: 'true', slots: { phone }, lies: changed('phone', phone) });
  for (const { url } of links)
    facts.push({ kind: 'url', label: 'true', slots: { url }, lies: changed('url', url) });
  if (city !== undefined)
    facts.push({
      kind: 'lives',
      label: 'true',
      slots: { city },
      lies: random
        .shuffle(pool.places)
        .slice(0, 3)
        .map((place): Lie => ({ kind: 'place', set: { city: place } })),
    });
  if (headline !== undefined)
    facts.push({
      kind: 'headline',
      label: 'true',
      slots: { headline: withoutNote(headline) },
      lies: random
        .shuffle(pool.titles)
        .slice(0, 2)
        .map((title): Lie => ({ kind: 'title', set: { headline: title } })),
    });
  return facts;
}

/** Two ways to get an address or a number wrong by a few characters. */
function slightlyWrong(text: string, { random, pool }: Context): string[] {
  const digits = [...text.matchAll(/\d/g)].map(({ index }) => index);
  const letters = [...text.matchAll(/(?<=[a-z])[a-z](?=[a-z])/g)].map(({ index }) => index);
  const isNumber = digits.length * 2 > text.length;
  const places = isNumber ? digits.slice(4) : letters.filter((index) => index > text.indexOf('//') + 1);
  const change = (at: number) => {
    const alphabet = isNumber ? '0123456789' : 'abcdefghijklmnoprstuvw';
    const other = alphabet.split('').filter((character) => character !== text.charAt(at));
    return text.slice(0, at) + (random.pick(other) ?? '') + text.slice(at + 1);
  };
  const once = random.pick(places);
  const again = random.pick(places.filter((at) => at !== once));
  const domains = text.replace(
    /example\.(?:com|org|net)/,
    random.pick(['gmail.com', 'example.net', 'mail.com']) ?? '',
  );
  return [
    ...(once === undefined ? [] : [change(once)]),
    ...(again === undefined ? [] : [change(again)]),
    domains,
  ].filter((other) => other !== text && pool.isAbsent(other));
}
