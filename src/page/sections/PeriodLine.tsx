import { use } from 'react';
import { useInterfaceLanguage } from '../../ui/interface-language';
import { type Period, periodDash } from '../../resume/dates';
import { Scale } from '../time-scale';

interface PeriodLineProps {
  readonly period: Period;
  /** What the period is made of, each with a bar of its own. */
  readonly spans?: readonly Period[] | undefined;
}

/** From when to when, its bar on the scale, and how long that was. Dates that read the same are written once. */
export function PeriodLine({ period, spans = [period] }: PeriodLineProps) {
  const { text, from, to, duration } = period;
  const start = from?.label === to?.label ? undefined : from;
  const scale = use(Scale);
  const bars = spans.flatMap((span) => scale?.barOf(span) ?? []);
  return (
    <p className="experience__period" lang={useInterfaceLanguage()}>
      <span>
        {!from && !to && text}
        {start && <time dateTime={start.date}>{start.label}</time>}
        {start && to && periodDash(start.label, to.label)}
        {to &&
          (to.date === undefined ? (
            <span className="experience__ongoing">{to.label}</span>
          ) : (
            <time dateTime={to.date}>{to.label}</time>
          ))}
      </span>
      {bars.length > 0 && (
        <svg
          className={bars.some(({ isOngoing }) => isOngoing) ? 'bar bar--ongoing' : 'bar'}
          aria-hidden="true"
        >
          {bars.map(({ x, width }, index) => (
            <rect x={`${x}%`} width={`${width}%`} height="4" key={index} />
          ))}
        </svg>
      )}
      {duration !== undefined && (
        <span className="experience__length">
          <span> · </span>
          {duration}
        </span>
      )}
    </p>
  );
}
