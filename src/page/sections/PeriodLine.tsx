import { useInterfaceLanguage } from '../../ui/interface-language';
import { type Period, periodDash } from '../../resume/dates';

/** From when to when, and how long that was. Dates that read the same are written once. */
export function PeriodLine({ period: { text, from, to, duration } }: { readonly period: Period }) {
  const start = from?.label === to?.label ? undefined : from;
  return (
    <p className="experience__period" lang={useInterfaceLanguage()}>
      {!from && !to && text}
      {start && <time dateTime={start.date}>{start.label}</time>}
      {start && to && periodDash(start.label, to.label)}
      {to &&
        (to.date === undefined ? (
          <span className="experience__ongoing">{to.label}</span>
        ) : (
          <time dateTime={to.date}>{to.label}</time>
        ))}
      {duration !== undefined && ` · ${duration}`}
    </p>
  );
}
