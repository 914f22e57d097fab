import { moreSectionIds } from './more-sections';
import { meantOr } from './nearest-name';
import type { Resume, Teachings as Written } from './schema/resume-schema';

/** The sections that `meta.sections` may order and hide, in the page's order, by their keys in the file. */
export const sectionOrder = [
  'summary',
  'skills',
  'work',
  'teachings',
  'partners',
  'education',
  ...moreSectionIds,
] as const;

/** Parts of a section, which can be hidden and have no place of their own. */
const parts = ['languages', 'internships', 'timeline'] as const;

export type SectionName = (typeof sectionOrder)[number];
export type HiddenName = SectionName | (typeof parts)[number];

/** What one text of `meta.sections` says, such as "work" or "-timeline"; or what is wrong with it. */
type ReadSection = { readonly name: HiddenName; readonly isHidden: boolean } | { readonly problem: string };

export function readSectionName(text: string): ReadSection {
  const isHidden = /^[-–−!]/.test(text);
  const written = text.replace(/^[-–−!]\s*/, '');
  const names: readonly HiddenName[] = [...sectionOrder, ...parts];
  const name = names.find((each) => each === written.toLowerCase());
  if (name === undefined) {
    return { problem: `is no section; ${meantOr(`write one of ${names.join(', ')}`, written, names, 2)}` };
  }
  return isOrdered(name) || isHidden
    ? { name, isHidden }
    : { problem: `is a part of a section, without a place of its own; write "-${name}" to hide it` };
}

function isOrdered(name: HiddenName): name is SectionName {
  return sectionOrder.some((each) => each === name);
}

/** What the texts of `meta.sections` say, as the reader left them. */
export function sectionPlan(texts: readonly string[]): {
  /** In their order; those not named follow. */
  readonly order: readonly SectionName[];
  readonly hidden: ReadonlySet<HiddenName>;
} {
  const read = texts.map(readSectionName).flatMap((each) => ('name' in each ? [each] : []));
  return {
    order: read.flatMap(({ name, isHidden }) => (isHidden || !isOrdered(name) ? [] : [name])),
    hidden: new Set(read.flatMap(({ name, isHidden }) => (isHidden ? [name] : []))),
  };
}

type Hide = (resume: Resume) => Partial<Resume>;

/** What is no list of its own name, or more than that. */
const emptied: Readonly<Partial<Record<HiddenName, Hide>>> = {
  summary: ({ basics }) => ({ basics: { ...basics, summary: undefined } }),
  work: () => ({ work: [], internships: [] }),
  teachings: () => ({ teachings: undefined }),
  partners: () => ({ partners: undefined }),
  timeline: () => ({}),
};

/**
 * A résumé without the sections that its owner hides. Page, exports, prompt and quotes are all made of what is left, so that
 * none of them can show what another one hides. The bars of the timeline are drawn from sections that stay.
 */
export function withoutHiddenSections(resume: Resume): Resume {
  let shown = resume;
  for (const name of sectionPlan(resume.meta.sections).hidden)
    shown = { ...shown, ...(emptied[name]?.(shown) ?? { [name]: [] }) };
  return shown;
}

export interface Teachings extends Pick<Written, 'intro'> {
  readonly items: readonly Teaching[];
}

export interface Teaching extends Omit<Written['items'][number], 'key'> {
  /** Unique among the teachings, and fit for an element's id. */
  readonly key: string;
}

/** A teaching without a usable key is called after its number. */
export function teachingsOf({ teachings }: Resume): Teachings | undefined {
  if (teachings === undefined) return undefined;
  const { intro, items } = teachings;
  if (intro === undefined && items.length === 0) return undefined;
  const taken = new Set(items.map(({ key }) => key));
  return {
    intro,
    items: items.map((item, index) => ({ ...item, key: item.key ?? freeKey(index + 1, taken) })),
  };
}

function freeKey(number: number, taken: ReadonlySet<string | undefined>): string {
  const key = `teaching-${number}`;
  return taken.has(key) ? freeKey(number * 10, taken) : key;
}

/** Ids that the page gives to elements of its own; a test holds the list against rendered pages. */
const reservedKeys = [
  /^(?:main|profile|summary|skills|languages|work-exp|internships|teachings|partners|education|site-data|current-year|contents|ask-text|ask-button)$/,
  new RegExp(`^(?:${moreSectionIds.join('|')})(?:-\\d+)?$`),
  /^(?:job|internship|education|skills)-\d+/,
  /^(?:assistant|panel|print|talking-cv)(?:-|$)/,
  /-title$|-(?:detail|course)-\d+$/,
];

/** A key is an element's id, which scripts can also look up as a name: one that every object has is none of a teaching's. */
export function isReservedKey(key: string): boolean {
  return key in {} || reservedKeys.some((reserved) => reserved.test(key));
}
