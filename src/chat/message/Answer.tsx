import {
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Source } from '../../answers/find-sources';
import { Markdown, type MarkdownSource } from '../../streaming/markdown/Markdown';
import type { Mark } from '../../streaming/markdown/marks';
import { directionOfLanguage } from '../../ui/direction';
import { useChat, useChatContext } from '../chat-context';
import type { Reply } from '../core/message';
import { promptFor } from '../core/selectors';
import { useListener } from '../hooks/use-listener';
import { answerParts, endOfOwn, numbersIn } from './answer-parts';
import { FitSheet } from './FitSheet';
import { lazyClaimParts } from './lazy-parts';
import { Sources } from './Sources';

// With it is loaded what else the first reply needs and opening the chat does not.
export { plainText } from '../../streaming/markdown/plain-text';
export { isFit } from './answer-parts';
export { copyReply } from './copy-reply';

interface AnswerProps {
  readonly reply: Reply;
  /** Its index in the focused chat. */
  readonly index: number;
  readonly source: MarkdownSource;
  readonly children: ReactNode;
}

/** A reply's text with the numbers of its sources, and below it the sources. */
export function Answer({ reply, index, source, children }: AnswerProps) {
  const { words, cvLanguage = document.documentElement.lang } = useChatContext();
  const { id, claims, status } = reply;
  const isQuoted = reply.backend === 'quotes';
  const idOf = useCallback((at: number) => `claim-${id}-source-${at}`, [id]);
  const written = useMemo(() => (isQuoted ? ownWordsOf(source) : source), [isQuoted, source]);
  const quoting = useSyncExternalStore(source.subscribe, () =>
    isQuoted ? withQuotes(source.read().text) : '',
  );
  const found = useFoundSources(reply, index);
  const parts = useMemo(() => answerParts(quoting), [quoting]);
  const sources = isQuoted ? parts.sources : found;
  const claimParts = lazyClaimParts.use(claims !== undefined);
  const marks = useMemo(() => {
    const doubtful = (claims && claimParts?.marksOf(id, claims.doubtful)) ?? [];
    const numbers = status === 'done' ? numbersIn(reply.content, sources, idOf) : [];
    // What the CV does not say has no source, whatever else its sentence holds.
    const isDoubtful = ({ start }: Mark) => doubtful.some((each) => each.start <= start && start < each.end);
    return [...doubtful, ...numbers.filter((each) => !isDoubtful(each))];
  }, [claims, claimParts, id, status, reply.content, sources, idOf]);
  const box = useRef<HTMLDivElement>(null);
  useListener(box, 'click', openRow);
  return (
    <div className="answer" ref={box}>
      <Markdown
        source={written}
        words={words.markdown}
        marks={marks}
        // What is quoted is in the language of the CV, whatever the words around it are in.
        quoteLanguage={isQuoted ? cvLanguage : undefined}
        quoteDirection={isQuoted ? directionOfLanguage(cvLanguage) : undefined}
      />
      {children}
      {parts.rows.length > 0 && <FitSheet {...parts} />}
      {parts.rows.length === 0 && sources.length > 0 && (
        <Sources {...{ sources, idOf }} opensFirst={isQuoted && /(?:^|[:：]\s*)$/.test(parts.own)} />
      )}
    </div>
  );
}

/** The number in the text and the row below are one control. */
function openRow({ target }: MouseEvent): void {
  const number = target instanceof Element ? target.closest('.markdown-glue > [aria-controls]') : null;
  const row = document.getElementById(number?.getAttribute('aria-controls') ?? '');
  if (!(row instanceof HTMLDetailsElement)) return;
  row.open = !row.open;
  if (row.open) row.scrollIntoView({ block: 'nearest' });
}

function ownWordsOf({ subscribe, read }: MarkdownSource): MarkdownSource {
  return {
    subscribe,
    read() {
      const { text, streaming } = read();
      return { text: text.slice(0, endOfOwn(text)), streaming };
    },
  };
}

/** Quotes appear at once, so until then there is nothing to read again for each character. */
function withQuotes(text: string): string {
  return endOfOwn(text) < text.length ? text : '';
}

const none: readonly Source[] = [];

/** What a finished answer of a model rests on: quotes name their sources themselves. */
function useFoundSources({ backend, status, content }: Reply, index: number): readonly Source[] {
  const { findSources } = useChatContext();
  const [found, setFound] = useState(none);
  const isWanted = status === 'done' && backend !== undefined && backend !== 'quotes';
  const question = useChat((state) => (isWanted ? promptFor(state, index) : ''));

  useEffect(() => {
    let isCurrent = true;
    if (isWanted)
      findSources?.(content, question).then(
        (sources) => isCurrent && setFound(sources),
        // A reply is complete without them.
        () => {},
      );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, content, question, findSources]);
  return isWanted ? found : none;
}
