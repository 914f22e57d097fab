import { experienceOf, newestFirst } from '../../resume/career';
import { moreSectionIds, type MoreSectionId } from '../../resume/more-sections';
import { isHidden } from '../../resume/hidden';
import { readResume } from '../../resume/read/read-resume';
import type { Resume } from '../../resume/schema/resume-schema';
import { isBlank, keyIn, sections } from '../form/plan';
import { type Path, valueAt } from '../../resume/edit-json';
import { leavesOf } from '../../shared/leaves';

export interface Clicked {
  /** Of the elements around it, the innermost first. */
  readonly ids: readonly string[];
  readonly kind: 'text' | 'date' | 'photo';
  readonly text: string;
}

/** The field of the file that makes what was clicked, as far as that can be told. */
export function locate(clicked: Clicked, root: unknown): Path | undefined {
  const places = placesOf(root);
  for (const id of clicked.ids) {
    const [, anchor = '', detail] = /^(.*?)(?:-detail-(\d+)|-title)?$/.exec(id) ?? [];
    const place = places.get(anchor);
    if (place === undefined) continue;
    const heading = headingOf(place, root);
    if (id.endsWith('-title') && heading !== undefined) return heading;
    if (detail !== undefined) {
      const points = [...place, keyOf(root, place, 'highlights')];
      return [...points, placeOfShown(valueAt(root, points), Number(detail) - 1)];
    }
    return fieldOf(clicked, root, place) ?? place;
  }
  return undefined;
}

/** Where a section is called otherwise than the page calls it. */
function headingOf([key, field]: Path, root: unknown): Path | undefined {
  if (field === 'summary') return ['meta', 'headings', 'summary'];
  const plan = field === undefined ? sections.find((each) => keyIn(root, each) === key) : undefined;
  if (plan === undefined || key === 'basics') return undefined;
  return plan.key === 'partners' ? ['partners', 'heading'] : ['meta', 'headings', plan.key];
}

/** The element of the page that shows a place in the file: its entry's, else its section's. */
export function anchorOf(path: Path, root: unknown): string | undefined {
  let best: readonly [anchor: string, length: number] | undefined;
  for (const [anchor, place] of placesOf(root)) {
    const isAround = place.every((key, index) => key === path[index]);
    if (isAround && place.length > (best?.[1] ?? 0)) best = [anchor, place.length];
  }
  return best?.[0];
}

let known: readonly [root: unknown, places: ReadonlyMap<string, Path>] = [undefined, new Map()];

/** By the anchors of the page (docs/contract.md#anchors). */
function placesOf(root: unknown): ReadonlyMap<string, Path> {
  if (known[0] !== root) known = [root, findPlaces(root)];
  return known[1];
}

function findPlaces(root: unknown): ReadonlyMap<string, Path> {
  const { resume } = readResume(root, { pictures: { has: () => true }, language: 'en' });
  const keyOfSection = (key: string) => sectionKey(root, key);
  const places = new Map<string, Path>([
    ['profile', [keyOfSection('basics')]],
    ['summary', [keyOfSection('basics'), 'summary']],
    ['work-exp', [keyOfSection('work')]],
    ['assistant-questions', [keyOfSection('assistant')]],
  ]);
  const others = ['skills', 'languages', 'internships', 'teachings', 'partners', 'education'];
  for (const key of [...others, ...moreSectionIds]) places.set(key, [keyOfSection(key)]);
  if (resume === undefined) return places;
  for (const [anchor, key] of [
    ['job', 'work'],
    ['internship', 'internships'],
  ] as const) {
    const written = writtenOf(root, key, resume);
    const read = resume[key].map(experienceOf);
    for (const [index, job] of newestFirst(read).entries())
      places.set(`${anchor}-${index + 1}`, [keyOfSection(key), written[read.indexOf(job)] ?? 0]);
  }
  for (const key of ['education', 'skills', ...moreSectionIds] as const)
    for (const [index, place] of writtenOf(root, key, resume).entries())
      places.set(`${key}-${index + 1}`, [keyOfSection(key), place]);
  const teachings = valueAt(root, ['teachings', 'items']);
  for (const [index, entry] of (Array.isArray(teachings) ? teachings : []).entries()) {
    const key = valueAt(entry, ['key']);
    if (typeof key === 'string') places.set(key, ['teachings', 'items', index]);
  }
  return places;
}

type ListKey = 'work' | 'internships' | 'education' | 'skills' | MoreSectionId;

/** Where the entries that the reader took stand in the file's list. */
function writtenOf(root: unknown, key: ListKey, resume: Resume): readonly number[] {
  const list = valueAt(root, [sectionKey(root, key)]);
  const filled = Array.isArray(list)
    ? list.flatMap((each, index) => (isBlank(each) || isHidden(each) ? [] : [index]))
    : [];
  return filled.length === resume[key].length ? filled : resume[key].map((_, index) => index);
}

/** Of the points that the page shows, the place of one in the file's list. */
function placeOfShown(list: unknown, index: number): number {
  const shown = Array.isArray(list) ? [...list.keys()].filter((at) => !isHidden(list[at])) : [];
  return shown[index] ?? index;
}

function sectionKey(root: unknown, key: string): string {
  const plan = sections.find((each) => each.key === key);
  return plan === undefined ? key : keyIn(root, plan);
}

function keyOf(root: unknown, place: Path, key: string): string {
  const plan = sections.find((each) => sectionKey(root, each.key) === place[0]);
  const field = plan && 'fields' in plan ? plan.fields.find((each) => each.key === key) : undefined;
  return field === undefined ? key : keyIn(valueAt(root, place), field);
}

/** The text of the entry that says what was clicked, or is said by it. */
function fieldOf({ kind, text }: Clicked, root: unknown, place: Path): Path | undefined {
  if (kind === 'photo') return [place[0] ?? 'basics', 'image'];
  if (kind === 'date') return [...place, keyOf(root, place, 'startDate')];
  const clicked = plain(text);
  if (clicked === '') return undefined;
  const scored = leavesOf(valueAt(root, place), place).map(([path, value]) => {
    const written = plain(value);
    const isShared = written !== '' && (clicked.includes(written) || written.includes(clicked));
    const shared = Math.min(written.length, clicked.length) / Math.max(written.length, clicked.length);
    return { path, score: isShared ? shared : 0 };
  });
  return scored.filter(({ score }) => score > 0).toSorted((one, other) => other.score - one.score)[0]?.path;
}

/** Letters and figures, without markup. */
function plain(text: string): string {
  return text
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
