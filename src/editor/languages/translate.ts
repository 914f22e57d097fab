import type { FileTexts } from '../api';
import { isBlank, keyIn, type Plan, sections } from '../form/plan';
import { isHidden } from '../../resume/hidden';
import { type Path, valueAt, valueOf, withEntry, withValue } from '../../resume/edit-json';
import { idOf, matchEntries } from '../../resume/merge-translation';
import { isObject } from '../../shared/leaves';

/** A text of the first language, and what the second one has for it. */
export interface Pair {
  /** In the first file. */
  readonly path: Path;
  readonly plan: Plan;
  /** The keys around, the section first. */
  readonly around: readonly string[];
  readonly original: string;
  readonly translated: string;
  /** True if the original was another one when the translation was written. */
  readonly isOutdated: boolean;
}

/** Names, addresses and dates are the same in every language. */
const untranslated = new Set([
  'basics.name',
  'basics.websiteName',
  'profiles.network',
  'profiles.username',
  'work.name',
  'internships.name',
  'volunteer.organization',
  'references.name',
  'references.company',
  'partners.name',
  'items.name',
  'items.key',
  'publications.authors',
  'assistant.firstName',
  'answers.language',
  'meta.lastUpdated',
  'meta.language',
]);

/** Every text that can be said in another language, with its translation. Entries are matched by `matchEntries`. */
export function pairsOf(root: unknown, translation: unknown): readonly Pair[] {
  return sections.flatMap((plan) =>
    inPlan(plan, [keyIn(root, plan)], valueAt(root, [keyIn(root, plan)]), []),
  );

  function inPlan(plan: Plan, path: Path, value: unknown, around: readonly string[]): readonly Pair[] {
    if (isBlank(value) || isHidden(value)) return [];
    if ('fields' in plan) {
      const inner = [...around, plan.key];
      const holders =
        plan.form === 'list'
          ? entriesOf(value)
              .map((each, index) => [[...path, index], each] as const)
              .filter(([, each]) => !isHidden(each))
          : [[path, value] as const];
      return holders.flatMap(([place, holder]) =>
        plan.fields.flatMap((field) => {
          const key = keyIn(holder, field);
          return inPlan(field, [...place, key], valueAt(holder, [key]), inner);
        }),
      );
    }
    if (plan.form === 'flag' || !/^(?:text|line|skill|place)$/.test(plan.kind)) return [];
    if (untranslated.has(`${around.at(-1) ?? ''}.${plan.key}`)) return [];
    const original = textOf(value);
    const place = placeIn(root, translation, path);
    const translated = place === undefined ? '' : textOf(valueAt(translation, place));
    const known = valueAt(translation, ['meta', 'translated', nameOf(root, path)]);
    const isOutdated = translated !== '' && typeof known === 'string' && known !== hashOf(original);
    return [{ path, plan, around, original, translated, isOutdated }];
  }
}

/** The files that translate the résumé, in the order of the site's languages. */
export function translationNames(texts: FileTexts, resumeFile: string): readonly string[] {
  const stem = resumeFile.replace(/\.json$/i, '');
  return Object.keys(texts)
    .filter((name) => name !== resumeFile && name.startsWith(`${stem}.`))
    .toSorted();
}

interface Texts {
  readonly original: string;
  readonly translation: string;
}

/**
 * Both files with a translation in the second one. Entries of lists get an `id` in both, so that they are never matched by
 * their place; what the translation was made of is noted in `meta.translated`.
 */
export function withTranslation(texts: Texts, path: Path, translated: string | readonly string[]): Texts {
  let { original, translation } = texts;
  let place: Path = [];
  for (const [index, step] of path.entries()) {
    if (typeof step === 'string') {
      place = [...place, step];
      continue;
    }
    const list = path.slice(0, index);
    original = withIds(original, list);
    translation = withIdsOf(original, translation, list, place);
    const id = valueAt(valueOf(original), [...list, step, 'id']);
    const others = entriesOf(valueAt(valueOf(translation), place));
    let at = others.findIndex((each) => valueAt(each, ['id']) === id);
    if (at === -1) {
      at = others.length;
      translation = withEntry(translation, place, at, { id });
    }
    place = [...place, at];
  }
  const root = valueOf(original);
  const isEmpty = translated.length === 0;
  translation = withValue(translation, place, isEmpty ? undefined : translated);
  const note = isEmpty ? undefined : hashOf(textOf(valueAt(root, path)));
  const notePath = ['meta', 'translated', nameOf(root, path)];
  if (note !== undefined || valueAt(valueOf(translation), notePath) !== undefined)
    translation = withValue(translation, notePath, note);
  return { original, translation };
}

/** Where the translation has what stands at a path of the original. */
function placeIn(root: unknown, translation: unknown, path: Path): Path | undefined {
  const place: (string | number)[] = [];
  for (const [index, step] of path.entries()) {
    if (typeof step === 'string') {
      place.push(step);
      continue;
    }
    const at =
      matchesOf(valueAt(root, path.slice(0, index)), valueAt(translation, place))?.indexOf(step) ?? -1;
    if (at === -1) return undefined;
    place.push(at);
  }
  return place;
}

function matchesOf(originals: unknown, translations: unknown): readonly number[] | undefined {
  const entries = entriesOf(translations);
  return entries.length === 0 ? undefined : matchEntries(entriesOf(originals), entries);
}

function withIds(text: string, list: Path): string {
  const entries = entriesOf(valueAt(valueOf(text), list));
  const taken = new Set(entries.map((each) => valueAt(each, ['id'])));
  let edited = text;
  for (const [index, entry] of entries.entries()) {
    if (valueAt(entry, ['id']) !== undefined) continue;
    let number = index + 1;
    while (taken.has(`${list.at(-1)}-${number}`)) number += 1;
    const id = `${list.at(-1)}-${number}`;
    taken.add(id);
    edited = withValue(edited, [...list, index, 'id'], id);
  }
  return edited;
}

/** The ids of the originals in a list that was translated without. */
function withIdsOf(original: string, translation: string, list: Path, place: Path): string {
  const originals = entriesOf(valueAt(valueOf(original), list));
  const entries = entriesOf(valueAt(valueOf(translation), place));
  // As they were before the originals had ids: by names and dates.
  const bare = originals.map((each) => (isObject(each) ? { ...each, id: undefined } : each));
  const matches = entries.length === 0 ? [] : (matchEntries(bare, entries) ?? []);
  return entries.reduce<string>((text, entry, index) => {
    const id = valueAt(originals[matches[index] ?? -1], ['id']);
    if (!isObject(entry) || entry['id'] !== undefined || id === undefined) return text;
    return withValue(text, [...place, index, 'id'], id);
  }, translation);
}

/** Of a text, whatever the place of its entry: `work/work-2/summary`. */
function nameOf(root: unknown, path: Path): string {
  return path
    .map((step, index) =>
      typeof step === 'number' ? String(idOf(valueAt(root, path.slice(0, index + 1))) ?? step) : step,
    )
    .join('/');
}

function textOf(value: unknown): string {
  return Array.isArray(value)
    ? value.filter((each) => !isHidden(each)).join('\n')
    : typeof value === 'string'
      ? value
      : '';
}

/** FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/), in hexadecimal: tells a changed text, and keeps no secret. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const unit of text) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

function entriesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
