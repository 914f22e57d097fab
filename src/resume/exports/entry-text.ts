import type { OutlineEntry, OutlinePoint } from '../outline';

/** Dates, places and the like, in one line; empty if there are none. */
export function entryFacts({ period, facts, url }: OutlineEntry, separator: string): string {
  return listed([period?.text, ...facts, url], separator);
}

export function entryTexts({ texts, tags }: OutlineEntry, separator: string): string[] {
  return [...texts, tags.join(separator)].filter(Boolean);
}

export function pointText({ text, detail, url }: OutlinePoint, separator: string): string {
  return [listed([text, detail], separator), url].filter(Boolean).join(' ');
}

function listed(parts: readonly (string | undefined)[], separator: string): string {
  return parts.filter(Boolean).join(separator);
}
