import { drawBlocks } from './draw-tokens';
import { katexHasCome, loadKatex } from './formulas';
import { lex, noLinks } from './lexer';
import { patchChildren, redrawFormulas } from './patch';
import type { View } from './view';

/** Shows a growing markdown text in an element of its own. */
export class IncrementalMarkdown {
  private shown: View[] = [];
  private disposed = false;
  private awaitsKatex = false;
  private readonly container: Element;

  constructor(container: Element) {
    this.container = container;
    container.replaceChildren();
  }

  /** @param open whether the text is still being written */
  update(source: string, open: boolean): void {
    const next = drawBlocks(lex(source, { open, links: noLinks() }));
    patchChildren(this.container, this.shown, next);
    this.shown = next;
    this.fetchKatexFor(next);
  }

  dispose(): void {
    this.disposed = true;
  }

  private fetchKatexFor(views: readonly View[]): void {
    if (this.awaitsKatex || katexHasCome() || !views.some(hasFormula)) return;
    this.awaitsKatex = true;
    void loadKatex().then(() => {
      this.awaitsKatex = false;
      if (!this.disposed && katexHasCome()) redrawFormulas(this.shown);
    });
  }
}

function hasFormula(view: View): boolean {
  return view.kind === 'formula' || (view.kind === 'element' && view.children.some(hasFormula));
}
