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
  const { words } = useChatContext();
  const [sign, asked, said] = headings;
  return (
    <>
      <p className="fit-sheet__legend" aria-hidden="true">
        {Array.from(signs, ([each, meaning]) => (
          <span className={`fit-sheet__row--${meaning}`} key={each}>
            <span className="fit-sheet__sign">{each}</span>
            {words.fit[meaning]}
          </span>
        ))}
      </p>
      <table className="fit-sheet">
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
    </>
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
    <tr className={`fit-sheet__row fit-sheet__row--${meaning}`}>
      <td>
        <span className="fit-sheet__sign" aria-hidden="true">
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
            {source ? text.slice(0, -lastLetters(text).length) : text}
            {source && (
              <span className="markdown-glue">
                {lastLetters(text)}
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
              </span>
            )}
          </span>
        ))}
        <div id={id}>
          {open && (
            <>
              <p className="fit-sheet__heading">{open.heading}</p>
              <SourceText key={open.anchor} source={open} />
            </>
          )}
        </div>
      </td>
    </tr>
  );
}

/** What stays on one line with the number after it. */
function lastLetters(text: string): string {
  return /\S{0,12}\s*$/u.exec(text)?.[0] ?? '';
}
