import { useLayoutEffect, useRef, useState } from 'react';
import { handleCopyButtons } from './copy-code';
import { afterTimeout, IncrementalMarkdown } from './incremental-markdown';
import type { Mark } from './marks';
import { warmUp } from './warm-up';
import type { MarkdownWords } from './words.en';
import './Markdown.css';

/** A text that may grow. Any store can be one: `useSyncExternalStore` takes the same two functions. */
export interface MarkdownSource {
  /** Calls `listener` after every change, until the function that it returns is called. */
  subscribe(this: void, listener: () => void): () => void;
  read(this: void): MarkdownText;
}

export interface MarkdownText {
  /** The whole text by now. Text that is only added to is cheap to show; any other change renders all of it. */
  readonly text: string;
  /** True while more text may follow: syntax that is still open at the end is then shown as written. */
  readonly streaming: boolean;
}

export interface MarkdownProps {
  readonly source: MarkdownSource;
  readonly words: MarkdownWords;
  /** What quotes are written in (BCP 47), where that may differ from the text around them. */
  readonly quoteLanguage?: string | undefined;
  readonly quoteDirection?: 'ltr' | 'rtl' | undefined;
  /** Stretches of the text that get an element of their own. While the text grows, marks are added and none is removed. */
  readonly marks?: readonly Mark[] | undefined;
}

const noMarks: readonly Mark[] = [];

warmUp();

/**
 * Shows markdown while it grows. React owns the box; `IncrementalMarkdown` subscribes to the source and owns the
 * nodes inside, because rendering and comparing trees for every few characters is the main cost of other renderers.
 */
export function Markdown({ source, words, quoteLanguage, quoteDirection, marks = noMarks }: MarkdownProps) {
  const box = useRef<HTMLDivElement>(null);
  const drawMarks = useRef<(marks: readonly Mark[]) => void>(undefined);
  const [bug, setBug] = useState<{ readonly error: unknown }>();

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const attempt = (task: () => void) => {
      try {
        task();
      } catch (error) {
        // Thrown while rendering, so that an error boundary catches it and not the code that changed the text.
        unsubscribe();
        setBug({ error });
      }
    };
    const drawing = new IncrementalMarkdown(element, words, (ms, task) =>
      afterTimeout(ms, () => attempt(task)),
    );
    const stopCopying = handleCopyButtons(element, words);
    // A live collection, which the browser searches only after elements were added.
    const quotes = quoteLanguage === undefined ? [] : element.getElementsByTagName('blockquote');
    const draw = () =>
      attempt(() => {
        const { text, streaming } = source.read();
        drawing.update(text, streaming);
        if (!quoteLanguage) return;
        for (const quote of quotes) {
          // Most changes add no quote, and a write costs style even if the value stays.
          if (quote.lang === quoteLanguage) continue;
          quote.lang = quoteLanguage;
          if (quoteDirection) quote.dir = quoteDirection;
        }
      });
    const unsubscribe = source.subscribe(draw);
    draw();
    drawMarks.current = (next) => attempt(() => drawing.mark(next));
    return () => {
      unsubscribe();
      stopCopying();
      drawing.dispose();
    };
  }, [source, words, quoteLanguage, quoteDirection]);

  // After every rendering: marks that are there already cost nothing, and a new source begins without any.
  useLayoutEffect(() => drawMarks.current?.(marks));

  if (bug) throw bug.error;
  return <div className="markdown" ref={box} />;
}
