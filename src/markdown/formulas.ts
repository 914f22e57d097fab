import type { KatexOptions } from 'katex';
import { once } from '../once';
import type { FormulaView } from './view';

const limits: KatexOptions = {
  output: 'htmlAndMathml',
  throwOnError: true,
  trust: false,
  strict: 'ignore',
  maxSize: 20,
  maxExpand: 300,
};
/** Characters. A longer formula is shown as its source. */
const longestFormula = 4000;

/** Loads KaTeX with its style sheet and fonts. A failed load is tried again at the next call. */
export const loadKatex = once(async () => {
  const [{ default: katex }] = await Promise.all([import('katex'), import('katex/dist/katex.min.css')]);
  return katex;
});

export function isKatexLoaded(): boolean {
  return loadKatex.loaded !== undefined;
}

/**
 * A detached element with the formula, which the caller sanitises. It shows the source while KaTeX is not loaded, and
 * where KaTeX rejects the formula; the title then says why.
 */
export function createFormula({ tex, display, source }: FormulaView): HTMLElement {
  const katex = loadKatex.loaded;
  const span = document.createElement('span');
  span.className = display ? 'markdown-formula markdown-formula-display' : 'markdown-formula';
  if (katex && tex.length <= longestFormula) {
    try {
      katex.render(tex, span, { ...limits, displayMode: display });
      return span;
    } catch (error) {
      span.title = error instanceof Error ? error.message : String(error);
      span.className += ' markdown-formula-failed';
    }
  }
  span.textContent = source;
  return span;
}
