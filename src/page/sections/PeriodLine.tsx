import { use } from 'react';
import { useInterfaceLanguage } from '../../ui/interface-language';
import { type Period, periodDash } from '../../resume/dates';
import { Scale } from '../time-scale';

/** From when to when, its bar on the scale, and how long that was. Dates that read the same are written once. */
export function PeriodLine({ period }: { readonly period: Period }) {
  const { text, from, to, duration } = period;
  const start = from?.label === to?.label ? undefined : from;
  const bar = use(Scale)?.barOf(period);
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
      {bar && (
        <svg className={bar.isOngoing ? 'bar bar--ongoing' : 'bar'} aria-hidden="true">
          <rect x={`${bar.x}%`} width={`${bar.width}%`} height="4" />
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
