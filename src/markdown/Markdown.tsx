import { useEffect, useLayoutEffect, useRef } from 'react';
import { serveCopyButtons } from './copy-code';
import { IncrementalMarkdown } from './incremental-markdown';
import './Markdown.css';

/**
 * A reply's markdown, drawn as it grows. React owns the box and its life; what is inside is made and changed by
 * `IncrementalMarkdown`, since comparing whole trees on every few characters is what costs other renderers most.
 */
export function Markdown({ text, streaming }: { text: string; streaming: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  const drawing = useRef<IncrementalMarkdown>(null);

  useLayoutEffect(() => {
    if (!box.current) return;
    drawing.current ??= new IncrementalMarkdown(box.current);
    drawing.current.update(text, streaming);
  }, [text, streaming]);

  useEffect(() => {
    const stopServing = box.current ? serveCopyButtons(box.current) : undefined;
    return () => {
      stopServing?.();
      drawing.current?.dispose();
      drawing.current = null;
    };
  }, []);

  return <div className="markdown" ref={box} />;
}
