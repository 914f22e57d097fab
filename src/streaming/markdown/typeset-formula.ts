import katex, { type KatexOptions } from 'katex';

/** Why a formula is not typeset, beside errors in it: it would take too long, or too much of the page. */
export type FormulaLimit = 'large' | 'macros';

const options: KatexOptions = {
  output: 'htmlAndMathml',
  throwOnError: true,
  trust: false,
  strict: 'ignore',
  maxSize: 20,
  maxExpand: 300,
};

/** Characters. */
const longest = 2000;
/** Groups, delimiters and environments inside each other. KaTeX makes up to ten elements of each. */
const deepest = 16;
/** Ends of cells and rows. */
const mostCells = 200;
/** Characters outside ASCII: KaTeX draws an accent with a dozen elements. */
const mostAccents = 200;
/** Browsers lay out deep trees of tables by recursion, and crash where they are a thousand elements deep. */
const deepestElement = 150;
const mostElements = 5000;
/** em. */
const highest = 100;

/** A definition can repeat a formula thousands of times in one expansion. */
const definition = /\\(?:[gex]?def|(?:future)?let|global|long|(?:re)?newcommand|providecommand)(?![A-Za-z])/;

/**
 * Typesets a formula inside a detached element.
 *
 * @throws ParseError of KaTeX, for a formula that is wrong
 * @returns why the formula was not typeset; the element is then empty
 */
export function typesetFormula(tex: string, display: boolean, into: HTMLElement): FormulaLimit | undefined {
  const early = limitOfSource(tex);
  if (early) return early;
  into.append(katexNodes(tex, { ...options, displayMode: display }));
  if (isSmall(into)) return undefined;
  into.replaceChildren();
  return 'large';
}

function limitOfSource(tex: string): FormulaLimit | undefined {
  if (tex.length > longest) return 'large';
  if (definition.test(tex)) return 'macros';
  const cells = tex.match(/&|\\\\|\\cr(?![A-Za-z])/g)?.length ?? 0;
  const accents = tex.match(/[^\0-\x7f]/g)?.length ?? 0;
  return depthOf(tex) > deepest || cells > mostCells || accents > mostAccents ? 'large' : undefined;
}

function depthOf(tex: string): number {
  let depth = 0;
  let most = 0;
  for (const [token] of tex.matchAll(/\\(?:[A-Za-z]+|[^])|[{}]/g)) {
    if (token === '{' || token === '\\left' || token === '\\begin') most = Math.max(most, ++depth);
    else if (token === '}' || token === '\\right' || token === '\\end') depth--;
  }
  return most;
}

function isSmall(box: HTMLElement): boolean {
  const elements = box.getElementsByTagName('*');
  if (elements.length > mostElements) return false;
  const depths = new Map<Element | null, number>();
  for (const each of elements) {
    const depth = (depths.get(each.parentElement) ?? 0) + 1;
    if (depth > deepestElement) return false;
    depths.set(each, depth);
    if (each instanceof HTMLElement && Number.parseFloat(each.style.height) > highest) return false;
  }
  return true;
}

/** A node of the tree that KaTeX makes of a formula before it makes elements. */
interface KatexNode {
  attributes?: Record<string, string>;
  readonly children?: readonly KatexNode[];
  toNode(): Node & Partial<ElementCSSInlineStyle>;
}

/** What KaTeX exports and its types leave out. */
interface KatexTree {
  readonly __renderToDomTree: (tex: string, options: KatexOptions) => KatexNode;
}
const { __renderToDomTree: drawTree } = katex as typeof katex & KatexTree;

/**
 * A formula as KaTeX renders it, detached and without a `style` attribute that is written as such: a page whose policy has
 * no 'unsafe-inline' for styles refuses that, and `katex.render` writes some, for `\vec` and `\fcolorbox` among others.
 *
 * @throws ParseError of KaTeX, for a formula that is wrong
 */
function katexNodes(tex: string, options: KatexOptions): Node {
  const tree = drawTree(tex, options);
  moveStyles(tree);
  return tree.toNode();
}

/** Has each node set its style through the style object, as KaTeX itself does for most. The policy allows that. */
function moveStyles(node: KatexNode): void {
  const { style, ...others } = node.attributes ?? {};
  if (style !== undefined) {
    const toNode = node.toNode.bind(node);
    node.attributes = others;
    node.toNode = () => {
      const element = toNode();
      // Only MathML lacks one, in older browsers, where it is no more than what screen readers read.
      if (element.style) element.style.cssText = style;
      return element;
    };
  }
  node.children?.forEach(moveStyles);
}
