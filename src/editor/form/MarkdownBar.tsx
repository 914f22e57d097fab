import type { RefObject } from 'react';
import { useEditor } from '../context';

interface MarkdownBarProps {
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly onText: (text: string) => void;
}

/** Marks what is selected in a text box. */
export function MarkdownBar({ box, onText }: MarkdownBarProps) {
  const { words } = useEditor();
  const around = (before: string, after: string) => () => {
    const area = box.current;
    if (area === null) return;
    const { selectionStart: start, selectionEnd: end, value } = area;
    onText(value.slice(0, start) + before + value.slice(start, end) + after + value.slice(end));
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(start + before.length, end + before.length);
    });
  };
  return (
    <span className="markdown-bar">
      <button type="button" aria-label={words.bold} title={words.bold} onClick={around('**', '**')}>
        <b>B</b>
      </button>
      <button type="button" aria-label={words.italic} title={words.italic} onClick={around('*', '*')}>
        <i>I</i>
      </button>
      <button type="button" aria-label={words.link} title={words.link} onClick={around('[', '](https://)')}>
        <u>a</u>
      </button>
    </span>
  );
}
