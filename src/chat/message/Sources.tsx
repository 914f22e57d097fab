import { useEffect, useState } from 'react';
import './Sources.css';

export interface Source {
  readonly heading: string;
  /** Id of an element of the page. */
  readonly anchor: string;
}

export type FindSources = (answer: string, question: string) => Promise<readonly Source[]>;

interface SourcesProps {
  /** A finished reply, and the prompt it answers. */
  readonly answer: string;
  readonly question: string;
  readonly findSources: FindSources;
}

/** Where on the page a reply's facts stand. Draws nothing until some are found, nor where none are. */
export function Sources({ answer, question, findSources }: SourcesProps) {
  const [sources, setSources] = useState<readonly Source[]>([]);

  useEffect(() => {
    let isCurrent = true;
    findSources(answer, question).then(
      (found) => isCurrent && setSources(found),
      // Links are an extra: a reply without them is still whole.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [answer, question, findSources]);

  if (sources.length === 0) return null;
  return (
    <nav className="sources" aria-label="Sources in the CV">
      <span className="sources__title" aria-hidden="true">
        In the CV
      </span>
      <ul className="sources__list">
        {sources.map(({ heading, anchor }) => (
          <li key={anchor}>
            <a className="sources__link" href={`#${encodeURIComponent(anchor)}`}>
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
