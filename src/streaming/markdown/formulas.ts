import { once } from '../../shared/once';
import { sanitize } from './sanitize';
import type { typesetFormula as TypesetFormulaFunction } from './typeset-formula';
import type { FormulaView } from './view';

type TypesetFormula = typeof TypesetFormulaFunction;

/** Loads KaTeX with its style sheet and fonts. A failed load is tried again at the next call. */
export const loadKatex = once(async () => {
  const [{ typesetFormula }] = await Promise.all([
    import('./typeset-formula'),
    import('katex/dist/katex.min.css'),
  ]);
  return typesetFormula;
});

export function isKatexLoaded(): boolean {
  return loadKatex.loaded !== undefined;
}

/** A formula costs its characters and these: KaTeX, the sanitiser and the browser need a while for the shortest one. */
const costOfFormula = 30;
/** What is typeset in one task, some tens of milliseconds. Further formulas show their source until a later task. */
const mostAtOnce = 800;
let spent = 0;
const waiting = new Set<{ readonly cost: number; readonly typesetLate: () => void }>();

function takeTurns(): void {
  spent = 0;
  for (const turn of waiting) {
    if (spent > mostAtOnce) break;
    waiting.delete(turn);
    spent += turn.cost;
    turn.typesetLate();
  }
  if (spent > 0) setTimeout(takeTurns);
}

/**
 * A detached element with the formula, which the caller sanitises. It shows the source while KaTeX is not loaded or busy
 * with others, and where the formula is wrong or beyond a limit, with the reason.
 */
export function createFormula(view: FormulaView): HTMLElement {
  const typesetFormula = loadKatex.loaded;
  if (!typesetFormula) return sourceOf(view);
  const cost = view.tex.length + costOfFormula;
  if (spent === 0) setTimeout(takeTurns);
  if (spent <= mostAtOnce) {
    spent += cost;
    return typeset(view, typesetFormula);
  }
  const span = sourceOf(view);
  const typesetLate = (): void => {
    const { className, title, childNodes } = sanitize(typeset(view, typesetFormula));
    span.className = className;
    if (title !== '') span.title = title;
    span.replaceChildren(...childNodes);
  };
  waiting.add({ cost, typesetLate });
  return span;
}

function sourceOf({ display, source }: FormulaView): HTMLElement {
  const span = document.createElement('span');
  span.className = display ? 'markdown-formula markdown-formula-display' : 'markdown-formula';
  span.textContent = source;
  return span;
}

function typeset(view: FormulaView, typesetFormula: TypesetFormula): HTMLElement {
  const span = sourceOf(view);
  span.replaceChildren();
  try {
    const limit = typesetFormula(view.tex, view.display, span);
    if (limit === undefined) return span;
    const reason = document.createElement('span');
    reason.className = 'markdown-formula-reason';
    reason.textContent = ` ${view.reasons[limit]}`;
    span.replaceChildren(view.source, reason);
  } catch (error) {
    span.textContent = view.source;
    span.title = error instanceof Error ? error.message : String(error);
  }
  span.className += ' markdown-formula-failed';
  return span;
}
