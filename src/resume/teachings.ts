import { moreSectionIds } from './more-sections';
import type { Resume, Teachings as Written } from './schema/resume-schema';

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
