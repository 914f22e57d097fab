import { plain } from '../plain';
import type { LabelledAd, LabelledRequirement } from './read-ads';

/** A row of a fit sheet, or one thing that a row enumerates. */
interface SheetRow {
  readonly requirement: string;
  readonly anchors: readonly string[];
  readonly isMet: boolean;
}

export interface RequirementScore {
  readonly label: LabelledRequirement;
  readonly isFound: boolean;
  /** Whether the sheet calls it met. */
  readonly isCalledMet: boolean;
  /** Whether the first line that the sheet shows is one that meets it. */
  readonly isRight: boolean;
}

export interface AdScore {
  readonly ad: LabelledAd;
  readonly requirements: readonly RequirementScore[];
  /** Rows that belong to no labelled requirement. */
  readonly others: readonly string[];
  readonly reply: string;
  readonly milliseconds: number;
}

/** Compares a fit sheet's rows with an ad's labels. */
export function scoreSheet(ad: LabelledAd, reply: string, milliseconds: number): AdScore {
  const rows = readRows(reply);
  const requirements = ad.requirements.map((label) => {
    const own = rowsOf(label.text, rows);
    const met = own.filter(({ isMet }) => isMet);
    return {
      label,
      isFound: own.length > 0,
      isCalledMet: met.length > 0,
      isRight: met.length > 0 && met.every(({ anchors }) => label.met.includes(anchors[0] ?? '')),
    };
  });
  const others = rows
    .filter((row) => !ad.requirements.some(({ text }) => rowsOf(text, rows).includes(row)))
    .map(({ requirement }) => requirement);
  return { ad, requirements, others: [...new Set(others)], reply, milliseconds };
}

/** Of a row that enumerates, only the part that the label is about. */
function rowsOf(label: string, rows: readonly SheetRow[]): SheetRow[] {
  const text = plain(label);
  return rows.filter(({ requirement }) => {
    const words = plain(requirement);
    return words !== '' && (words.includes(text) || text.includes(words));
  });
}

function readRows(markdown: string): SheetRow[] {
  return markdown.split(/^(?=- \*\*)/m).flatMap((item) => {
    const [, title, body] = /^- \*\*(.*)\*\*\\\n([^]*)$/.exec(item) ?? [];
    if (title === undefined || body === undefined) return [];
    const lines = body.split(/\\\n/).map((line) => line.trim());
    if (lines.length === 1) return lines.map((line) => readRow(title, line));
    const parts = lines.map((line) => {
      const end = line.indexOf(': ');
      return readRow(line.slice(0, end), line.slice(end + 2));
    });
    const whole = {
      requirement: title,
      anchors: parts.flatMap(({ anchors }) => anchors),
      isMet: parts.every(({ isMet }) => isMet),
    };
    return [whole, ...parts];
  });
}

function readRow(requirement: string, line: string): SheetRow {
  const anchors = [...line.matchAll(/\]\(#([^)\s]+)\)/g)].map(([, anchor = '']) =>
    decodeURIComponent(anchor),
  );
  return {
    requirement: requirement.replace(/\\/g, ''),
    anchors,
    isMet: anchors.length > 0 && !line.startsWith('*'),
  };
}
