import { useEffect, useState } from 'react';
import type { FindSources, Source } from '../../answers/find-sources';
import type { ChatWords } from '../words.en';
import './Sources.css';

interface SourcesProps {
  /** A finished reply, and the prompt it answers. */
  readonly answer: string;
  readonly question: string;
  readonly findSources: FindSources;
  /** Reads what the CV says at an anchor, where there is no page to link to. */
  readonly lineOf?: ((anchor: string) => Promise<string>) | undefined;
  readonly words: ChatWords;
}

/** Links to the sections of the page that a reply rests on. Renders nothing while there are none. */
export function Sources({ answer, question, findSources, lineOf, words }: SourcesProps) {
  const [sources, setSources] = useState<readonly Source[]>([]);

  useEffect(() => {
    let isCurrent = true;
    findSources(answer, question).then(
      (found) => isCurrent && setSources(found),
      // A reply is complete without these links.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [answer, question, findSources]);

  if (sources.length === 0) return null;
  return (
    <nav className="sources" aria-label={words.sources}>
      <span className="sources__title" aria-hidden="true">
        {words.sourcesTitle}
      </span>
      <ul className="sources__list">
        {sources.map(({ heading, anchor }) => (
          <li key={anchor}>
            {lineOf ? (
              <SourceLine {...{ heading, anchor, lineOf }} />
            ) : (
              <a className="sources__link" href={`#${encodeURIComponent(anchor)}`}>
                {heading}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SourceLineProps extends Source {
  readonly lineOf: (anchor: string) => Promise<string>;
}

/** The line of the CV itself. It is read when the visitor asks for it; where it cannot be loaded, the next click tries again. */
function SourceLine({ heading, anchor, lineOf }: SourceLineProps) {
  const [line, setLine] = useState('');
  return (
    <details
      className="sources__line"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && line === '') lineOf(anchor).then(setLine, () => {});
      }}
    >
      <summary className="sources__link">{heading}</summary>
      <blockquote className="sources__text" dir="auto">
        {line}
      </blockquote>
    </details>
  );
}
