import type { ReactNode } from 'react';
import type { Period } from '../../resume/dates';
import { PeriodLine } from './PeriodLine';

interface EntryProps {
  readonly anchor?: string | undefined;
  readonly period?: Period | undefined;
  readonly children: ReactNode;
}

/** A line of the ledger: when, its bar, and what. */
export function Entry({ anchor, period, children }: EntryProps) {
  return (
    <li className="entry" id={anchor}>
      {period && <PeriodLine period={period} />}
      <div className="entry__what">{children}</div>
    </li>
  );
}

/** The class of a list of entries, which takes no column for dates where none has one, and less space where there are many. */
export function ledgerClass(entries: readonly { readonly period?: Period | undefined }[]): string {
  const names = ['ledger'];
  if (entries.every(({ period }) => period === undefined)) names.push('ledger--undated');
  if (entries.length > 12) names.push('ledger--dense');
  return names.join(' ');
}
