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

/** The rows of the sheet's table; what a row enumerates is a row of its own too. */
function readRows(markdown: string): SheetRow[] {
  return markdown.split('\n').flatMap((line) => {
    const [, sign, requirement = '', evidence = ''] =
      /^\| ([✓~–]) \| (.*?) \| (.*) \|$/.exec(line.replaceAll('\\|', '&#124;')) ?? [];
    if (sign === undefined) return [];
    const whole = readRow(requirement, evidence, sign === '✓');
    const parts = evidence.split(' · ').flatMap((part) => {
      const end = part.indexOf(': ');
      const rest = part.slice(end + 2);
      return end === -1 ? [] : [readRow(part.slice(0, end), rest, sign === '✓' || rest.includes('](#'))];
    });
    return evidence.includes(' · ') ? [whole, ...parts] : [whole];
  });
}

function readRow(requirement: string, evidence: string, isMet: boolean): SheetRow {
  const anchors = [...evidence.matchAll(/\]\(#([^)\s]+)\)/g)].map(([, anchor = '']) =>
    decodeURIComponent(anchor),
  );
  return { requirement: requirement.replace(/\\/g, ''), anchors, isMet: isMet && anchors.length > 0 };
}
