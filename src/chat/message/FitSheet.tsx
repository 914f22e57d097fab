import { useId, useState } from 'react';
import { useChatContext } from '../chat-context';
import type { AnswerParts, FitRow, NumberedSource } from './answer-parts';
import { SourceText } from './Sources';
import './FitSheet.css';

const signs = new Map([
  ['✓', 'met'],
  ['~', 'partly'],
  ['–', 'missing'],
] as const);

/** What a job ad asks for beside what the CV has: a table, on a phone a card for each requirement. */
export function FitSheet({ headings, rows, sources }: AnswerParts) {
  const [sign, asked, said] = headings;
  return (
    <table className="fit">
      <thead>
        <tr>
          <td>{sign}</td>
          <th scope="col">{asked}</th>
          <th scope="col">{said}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Requirement key={index} {...{ row, sources }} />
        ))}
      </tbody>
    </table>
  );
}

interface RequirementProps {
  readonly row: FitRow;
  readonly sources: readonly NumberedSource[];
}

function Requirement({ row: { sign, asked, evidence }, sources }: RequirementProps) {
  const { words } = useChatContext();
  const id = useId();
  const [open, setOpen] = useState<NumberedSource>();
  const meaning = signs.get(sign as '✓') ?? 'missing';
  return (
    <tr className={`fit__row fit__row--${meaning}`}>
      <td>
        <span className="fit__sign" aria-hidden="true">
          {sign}
        </span>
        <span className="visually-hidden">{words.fit[meaning]}</span>
      </td>
      <th scope="row" dir="auto">
        {asked}
      </th>
      <td dir="auto">
        {evidence.map(({ text, source }, at) => (
          <span key={at}>
            {text}
            {source && (
              <button
                className="source-number"
                type="button"
                aria-label={`${sources.indexOf(source) + 1}: ${source.heading}`}
                aria-expanded={source === open}
                aria-controls={id}
                onClick={() => setOpen(source === open ? undefined : source)}
              >
                {sources.indexOf(source) + 1}
              </button>
            )}
          </span>
        ))}
        <div id={id}>
          {open && (
            <>
              <p className="fit__heading">{open.heading}</p>
              <SourceText key={open.anchor} source={open} />
            </>
          )}
        </div>
      </td>
    </tr>
  );
}
