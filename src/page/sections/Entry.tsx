import type { ReactNode } from 'react';
import type { Period } from '../../resume/dates';
import type { OutlinePoint } from '../../resume/outline';
import { RichLine } from '../RichText';
import { Isolated, useTextDirection } from '../text-direction';
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

/** A text of the CV, which is a link where it has an address. */
export function LinkedText({ text, url }: { readonly text: string; readonly url?: string | undefined }) {
  const isolated = <Isolated text={text} />;
  return url === undefined ? isolated : <a href={url}>{isolated}</a>;
}

interface JoinedProps {
  readonly texts: readonly string[];
  readonly by?: string;
  /** Joins the first one to what stands before it. */
  readonly before?: ReactNode;
}

export function Joined({ texts, by = ' · ', before }: JoinedProps) {
  return texts.map((text, index) => (
    <span key={text}>
      {index > 0 ? by : before}
      <Isolated text={text} />
    </span>
  ));
}

export function Points({ points }: { readonly points: readonly OutlinePoint[] }) {
  const dirOf = useTextDirection();
  if (points.length === 0) return null;
  return (
    <ul className="bullet-list">
      {points.map(({ text, body, anchor }) => (
        <li id={anchor} dir={dirOf(text)} key={text}>
          <RichLine text={text} body={body} />
        </li>
      ))}
    </ul>
  );
}

/** The class of a list of entries, which takes no column for dates where none has one, and less space where there are many. */
export function ledgerClass(entries: readonly { readonly period?: Period | undefined }[]): string {
  const names = ['ledger'];
  if (entries.every(({ period }) => period === undefined)) names.push('ledger--undated');
  if (entries.length > 12) names.push('ledger--dense');
  return names.join(' ');
}
