import { useId, useRef, useState } from 'react';
import { useEditor, useEditorState } from '../context';
import { IconButton, Sign } from '../controls';

interface MonthPickerProps {
  /** `YYYY-MM`, `YYYY` or nothing. */
  readonly value: string;
  readonly name: string;
  readonly onPick: (date: string) => void;
}

const bringIntoView = (panel: HTMLElement | null) => panel?.scrollIntoView({ block: 'nearest' });

/** A year and twelve months to click, for browsers that have no such field of their own. */
export function MonthPicker({ value, name, onPick }: MonthPickerProps) {
  const { words } = useEditor();
  const { cvLanguage } = useEditorState(({ start }) => start);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [thisYear] = useState(() => new Date().getFullYear());
  const [, written = '', month = ''] = /^(\d{4})(?:-(\d\d))?/.exec(value) ?? [];
  const year = Number(written) || thisYear;
  const names = new Intl.DateTimeFormat(cvLanguage, { month: 'short', timeZone: 'UTC' });
  return (
    <span
      className="month-picker"
      role="presentation"
      // Safari gives the focus to what is around a button that is clicked.
      tabIndex={-1}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        setOpen(false);
        opener.current?.focus();
      }}
    >
      <button
        ref={opener}
        type="button"
        className="icon-button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`${words.pickMonth}: ${name}`}
        title={words.pickMonth}
        onClick={() => setOpen(!isOpen)}
      >
        <Sign name="calendar" />
      </button>
      {isOpen && (
        <fieldset
          className="month-picker__panel"
          id={id}
          ref={bringIntoView}
          aria-label={`${words.pickMonth}: ${name}`}
        >
          <span className="month-picker__year">
            <IconButton sign="back" aria-label={String(year - 1)} onClick={() => pick(year - 1, month)} />
            <button
              type="button"
              className="month-picker__whole"
              aria-pressed={written !== '' && month === ''}
              onClick={() => pick(year, '')}
            >
              {year}
            </button>
            <IconButton sign="forward" aria-label={String(year + 1)} onClick={() => pick(year + 1, month)} />
          </span>
          {Array.from({ length: 12 }, (_, index) => {
            const number = String(index + 1).padStart(2, '0');
            return (
              <button
                type="button"
                className="month-picker__month"
                aria-pressed={number === month}
                key={number}
                onClick={() => {
                  pick(year, number);
                  setOpen(false);
                }}
              >
                {names.format(Date.UTC(2024, index))}
              </button>
            );
          })}
        </fieldset>
      )}
    </span>
  );

  function pick(year: number, month: string) {
    onPick(month === '' ? String(year) : `${year}-${month}`);
  }
}
