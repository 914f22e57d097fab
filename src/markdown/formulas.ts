import type katexModule from 'katex';
import type { KatexOptions } from 'katex';
import type { FormulaView } from './view';

const limits: KatexOptions = {
  output: 'htmlAndMathml',
  throwOnError: true,
  trust: false,
  strict: 'ignore',
  maxSize: 20,
  maxExpand: 300,
};
/** Characters; a longer formula stays source. */
const longestFormula = 4000;

let katex: typeof katexModule | undefined;
let arriving: Promise<void> | undefined;

/** Fetches KaTeX with its style and fonts, once, when the first formula asks for it. */
export function loadKatex(): Promise<void> {
  arriving ??= Promise.all([import('katex'), import('katex/dist/katex.min.css')]).then(
    ([module]) => {
      katex = module.default;
    },
    () => {
      arriving = undefined;
    },
  );
  return arriving;
}

export function katexHasCome(): boolean {
  return katex !== undefined;
}

/**
 * A detached element with the formula, to be sanitised by the caller: its source until KaTeX has come, and its
 * source with the reason where KaTeX refuses it.
 */
export function createFormula({ tex, display, source }: FormulaView): HTMLElement {
  const span = document.createElement('span');
  span.className = display ? 'markdown-formula markdown-formula-display' : 'markdown-formula';
  if (katex && tex.length <= longestFormula) {
    try {
      katex.render(tex, span, { ...limits, displayMode: display });
      return span;
    } catch (error) {
      span.title = error instanceof Error ? error.message : 'This formula cannot be set';
      span.className += ' markdown-formula-failed';
    }
  }
  span.textContent = source;
  return span;
}
