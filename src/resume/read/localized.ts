import { attempt } from '../../shared/attempt';

/**
 * Files that hold their texts in several languages: as objects (`{ "en": "Weaver", "fr": "Tisserande" }`) or under keys
 * with a language (`en_label`, `label_fr`, `labelDe`).
 */
export interface Localization {
  /** The one that is read. */
  readonly language: string;
  /** All that the file has. */
  readonly languages: ReadonlySet<string>;
}

/** Languages whose codes are no usual words of keys; "id", "no" and "is" are. */
const codes = new Set(
  'ar bg ca cs da de el en es et eu fa fi fr gl he hi hr hu it ja ko lt lv nb nl pl pt ro ru sk sl sr sv th tr uk ur vi zh'.split(
    ' ',
  ),
);

/** Levels of lists and objects. */
const deepest = 40;

/** How a file holds several languages; `undefined` where it has one. The wanted one wins, else the most frequent. */
export function localizationOf(json: unknown, wanted: readonly string[]): Localization | undefined {
  const counts = new Map<string, number>();
  count(json, counts, 0);
  if (counts.size < 2) return undefined;
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  const asked = wanted.map(primary).find((each) => counts.has(each));
  return { language: asked ?? most?.[0] ?? '', languages: new Set(counts.keys()) };
}

function count(value: unknown, counts: Map<string, number>, depth: number): void {
  if (typeof value !== 'object' || value === null || depth > deepest) return;
  if (!Array.isArray(value)) {
    const names = Object.keys(value);
    const found = languagesOf(names) ?? variantLanguages(names);
    for (const each of found) counts.set(each, (counts.get(each) ?? 0) + 1);
  }
  for (const each of Object.values(value)) count(each, counts, depth + 1);
}

/** The languages that all names of an object are; `undefined` for another object. */
function languagesOf(names: readonly string[]): string[] | undefined {
  const found = names.map(codeOf);
  return names.length > 1 && found.every((each) => each !== undefined) ? found : undefined;
}

/** The languages of keys that come in several: `en_label` beside `fr_label`. */
function variantLanguages(names: readonly string[]): string[] {
  const found = names.flatMap((name) => variantOf(name) ?? []);
  return found
    .filter(({ base, language }) => found.some((each) => each.base === base && each.language !== language))
    .map(({ language }) => language);
}

interface Variant {
  readonly base: string;
  readonly language: string;
}

function variantOf(name: string): Variant | undefined {
  const [, before, base] = /^([a-z]{2})[_-](\w+)$/.exec(name) ?? [];
  if (before !== undefined && base !== undefined && codes.has(before)) return { base, language: before };
  const [, start = '', sign, end = ''] = /^(\w+?)([_-]?)([A-Za-z]{2})$/.exec(name) ?? [];
  const isParted = sign === '' ? /^[A-Z][a-z]$/.test(end) : end === end.toLowerCase();
  const language = end.toLowerCase();
  return isParted && codes.has(language) ? { base: start, language } : undefined;
}

function codeOf(name: string): string | undefined {
  const [, code = ''] = /^([a-z]{2})(?:[-_][A-Za-z]{2,4})?$/.exec(name) ?? [];
  return codes.has(code) ? code : undefined;
}

function primary(tag: string): string {
  return tag.toLowerCase().split(/[-_]/)[0] ?? '';
}

/** The members of an object in the chosen language, without its name: `en_label` is `label`. `others` are in other languages. */
export function chooseMembers<T>(members: ReadonlyMap<string, T>, localization: Localization) {
  const chosen = new Map<string, T>();
  const variants = new Map<string, (Variant & { readonly member: T })[]>();
  for (const [name, member] of members) {
    const variant = variantOf(name);
    if (variant === undefined || !localization.languages.has(variant.language)) chosen.set(name, member);
    else variants.set(variant.base, [...(variants.get(variant.base) ?? []), { ...variant, member }]);
  }
  const others: T[] = [];
  for (const [base, each] of variants) {
    const own = each.find(({ language }) => language === localization.language);
    const best = own ?? (chosen.has(base) ? undefined : each[0]);
    const unmarked = chosen.get(base);
    if (best && unmarked !== undefined) others.push(unmarked);
    if (best) chosen.set(base, best.member);
    others.push(...each.filter((variant) => variant !== best).map(({ member }) => member));
  }
  return { members: chosen, others };
}

/** The member of an object of languages to read, and the others; `undefined` for another object. */
export function chooseLanguage(
  names: readonly string[],
  { language, languages }: Localization,
): { readonly name: string; readonly others: readonly string[] } | undefined {
  const found = names.map(codeOf);
  if (names.length === 0 || !found.every((each) => each !== undefined && languages.has(each)))
    return undefined;
  const name = names.find((each) => codeOf(each) === language) ?? names[0] ?? '';
  return { name, others: names.filter((each) => each !== name) };
}

/** A language tag in its canonical form, e.g. `de-CH`; `undefined` for what names no language. */
export function canonicalTag(text: string): string | undefined {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const [tag] = attempt(() => Intl.getCanonicalLocales(text.replaceAll('_', '-'))) ?? [];
  return tag !== undefined && attempt(() => names.of(tag)) !== undefined ? tag : undefined;
}
