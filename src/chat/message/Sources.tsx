import { useEffect, useMemo, useState } from 'react';
import { Markdown } from '../../streaming/markdown/Markdown';
import { Icon } from '../../ui/Icon';
import { useChatContext } from '../chat-context';
import type { NumberedSource } from './answer-parts';
import { endedSource } from '../core/running-reply';
import './Sources.css';

interface SourcesProps {
  readonly sources: readonly NumberedSource[];
  readonly idOf: (index: number) => string;
  /** The sentence leads to the first one and says no answer itself. */
  readonly opensFirst: boolean;
}

/** What an answer rests on: a row for each number in its text. */
export function Sources({ sources, idOf, opensFirst }: SourcesProps) {
  const { words } = useChatContext();
  return (
    <nav className="sources" aria-label={words.sources}>
      <ol className="sources__list">
        {sources.map((source, index) => (
          <li key={source.anchor + source.heading}>
            <Row {...{ source, index }} id={idOf(index)} isOpenAtFirst={opensFirst && index === 0} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface RowProps {
  readonly source: NumberedSource;
  readonly index: number;
  readonly id: string;
  readonly isOpenAtFirst: boolean;
}

function Row({ source, index, id, isOpenAtFirst }: RowProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <details
      className="sources__row"
      id={id}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        setIsOpen(open);
        for (const number of document.querySelectorAll(`[aria-controls="${id}"]`))
          number.setAttribute('aria-expanded', String(open));
      }}
    >
      <summary className="sources__heading">
        <span className="source-number">{index + 1}</span>
        <span dir="auto">{source.heading}</span>
      </summary>
      <SourceText source={source} isWanted={isOpen} />
    </details>
  );
}

interface SourceTextProps {
  readonly source: NumberedSource;
  /** Lines that are not here yet are loaded. */
  readonly isWanted?: boolean;
}

/** The CV's own lines, and where the page has them. Where they cannot be loaded, the next click tries again. */
export function SourceText({ source: { anchor, heading, lines }, isWanted = true }: SourceTextProps) {
  const { words, lineOf, cvLanguage = document.documentElement.lang } = useChatContext();
  const [read, setRead] = useState<string>();
  const isMissing = isWanted && lines === undefined && read === undefined;
  useEffect(() => {
    if (isMissing) lineOf?.(anchor).then(setRead, () => {});
  }, [isMissing, lineOf, anchor]);
  const markdown = useMemo(() => endedSource(lines ?? ''), [lines]);
  return (
    <div className="sources__text">
      <blockquote lang={cvLanguage} dir="auto">
        {lines === undefined ? read : <Markdown source={markdown} words={words.markdown} />}
      </blockquote>
      <ShowInCv {...{ anchor, heading }} />
    </div>
  );
}

export function ShowInCv({ anchor, heading }: Pick<NumberedSource, 'anchor' | 'heading'>) {
  const { words } = useChatContext();
  return (
    <a
      className="sources__link"
      href={`#${encodeURIComponent(anchor)}`}
      aria-label={`${words.showInCv}: ${heading}`}
    >
      {words.showInCv}
      <Icon name="send" />
    </a>
  );
}
