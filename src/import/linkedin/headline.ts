import type { Notes } from '../notes.ts';

/** A headline up to its first bar: "Nurse | Speaker | Mother of two" is for LinkedIn's search, and no title. */
export function readHeadline(text: string | undefined, notes: Notes): string | undefined {
  const [title, ...others] = (text ?? '').split(/\s*[|｜│¦]\s*/).filter(Boolean);
  if (others.length > 0)
    notes.leaveOut(`of the headline, what stands after its first bar: ${others.join(' | ')}`);
  return title;
}
