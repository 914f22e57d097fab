import type { FormulaLimit } from './typeset-formula';

/**
 * Views describe what the page shows. The patch compares the views of two readings. `node` is set once a view is on
 * the page.
 */
interface TextView {
  kind: 'text';
  text: string;
  node?: Text;
}

export interface ElementView {
  kind: 'element';
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: View[];
  /** Attributes from the page itself, which are not sanitised (`marks.ts`). */
  mark?: Readonly<Record<string, string>> | undefined;
  node?: HTMLElement;
}

export interface FormulaView {
  kind: 'formula';
  tex: string;
  display: boolean;
  /** As written, with delimiters: shown until KaTeX is loaded, and where KaTeX rejects the formula. */
  source: string;
  /** What to say where a formula is beyond a limit. */
  reasons: Readonly<Record<FormulaLimit, string>>;
  node?: HTMLElement;
}

export type View = TextView | ElementView | FormulaView;

const none = Object.freeze({});

export function element(
  tag: string,
  children: View[] = [],
  attributes: Readonly<Record<string, string>> = none,
): ElementView {
  return { kind: 'element', tag, attributes, children };
}

export function text(content: string): TextView {
  return { kind: 'text', text: content };
}
