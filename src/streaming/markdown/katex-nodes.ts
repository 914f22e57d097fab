import katex, { type KatexOptions } from 'katex';

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
export function katexNodes(tex: string, options: KatexOptions): Node {
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
