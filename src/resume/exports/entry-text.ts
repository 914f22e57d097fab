import type { OutlineEntry, OutlinePoint } from '../outline';

/** Dates, places and the like, in one line; empty if there are none. */
export function entryFacts({ period, facts, url }: OutlineEntry): string {
  return listed(period?.text, ...facts, url);
}

export function entryTexts({ texts, tags }: OutlineEntry): string[] {
  return [...texts, tags.join(', ')].filter(Boolean);
}

export function pointText({ text, detail, url }: OutlinePoint): string {
  return [listed(text, detail), url].filter(Boolean).join(' ');
}

function listed(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(', ');
}
