import { useLayoutEffect, useRef, useState } from 'react';
import { serveCopyButtons } from './copy-code';
import { IncrementalMarkdown } from './incremental-markdown';
import './Markdown.css';

/** A text that may be growing. Any store can be one: these are the two functions that `useSyncExternalStore` takes. */
export interface MarkdownSource {
  /** Calls `listener` after every change, until the function that it returns is called. */
  subscribe(this: void, listener: () => void): () => void;
  read(this: void): MarkdownText;
}

export interface MarkdownText {
  /** All there is to show by now. Usually the former text with something added; any other is drawn afresh. */
  readonly text: string;
  /** More may come: what is still open at the end is shown as it was written. */
  readonly streaming: boolean;
}

/**
 * A reply's markdown, drawn as it grows. React owns the box and its life; what is inside is made and changed by
 * `IncrementalMarkdown`, which listens to the source itself. Rendering for every few characters, and comparing trees
 * to find out what is new, is what costs other renderers most.
 */
export function Markdown({ source }: { readonly source: MarkdownSource }) {
  const box = useRef<HTMLDivElement>(null);
  const [bug, setBug] = useState<{ readonly error: unknown }>();

  useLayoutEffect(() => {
    if (!box.current) return undefined;
    const drawing = new IncrementalMarkdown(box.current);
    const stopServing = serveCopyButtons(box.current);
    const draw = () => {
      try {
        const { text, streaming } = source.read();
        drawing.update(text, streaming);
      } catch (error) {
        // Thrown where an error boundary finds it, and not into whoever changed the text.
        unsubscribe();
        setBug({ error });
      }
    };
    const unsubscribe = source.subscribe(draw);
    draw();
    return () => {
      unsubscribe();
      stopServing();
      drawing.dispose();
    };
  }, [source]);

  if (bug) throw bug.error;
  return <div className="markdown" ref={box} />;
}
