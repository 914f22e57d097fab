import { createFormula } from './formulas';
import { needsNoSanitizing, sanitize } from './sanitize';
import type { ElementView, View } from './view';

/**
 * Makes the children of `parent`, which show `shown`, show `next`. Changes as little as possible, so that the nodes
 * that stay keep selection and scroll position. New nodes are sanitised before they are inserted, if they have attributes.
 */
export function patchChildren(parent: Element, shown: readonly View[], next: readonly View[]): void {
  let at = 0;
  for (const [index, after] of next.entries()) {
    const before = shown[at];
    if (!before) parent.append(create(after));
    else if (isMarkOf(next, index, before)) before.node?.before(create(after));
    else {
      if (!adopt(before, after)) before.node?.replaceWith(create(after));
      at++;
    }
  }
  for (const view of shown.slice(at)) view.node?.remove();
}

/** True for a mark that comes after `index` in the views: it keeps its node, which may have the focus. */
function isMarkOf(views: readonly View[], index: number, before: View): boolean {
  if (before.kind !== 'element' || !before.mark) return false;
  const isIt = (view: View) =>
    view.kind === 'element' && view.mark !== undefined && sameAttributes(before, view);
  return views.findIndex(isIt) > index;
}

/** Replaces `nodes` by new nodes that show `views`, one for each. */
export function replaceNodes(nodes: readonly Node[], views: readonly View[]): void {
  for (const [index, view] of views.entries()) {
    const old = nodes[index];
    if (old instanceof Element || old instanceof Text) old.replaceWith(create(view));
  }
}

/** Reuses the node of `before` for `after`. False if that node cannot show `after`. */
function adopt(before: View, after: View): boolean {
  if (before.kind === 'text' && after.kind === 'text' && before.node) {
    after.node = before.node;
    setText(before.node, after.text);
    return true;
  }
  if (before.kind === 'formula' && after.kind === 'formula' && before.node) {
    if (before.source !== after.source || before.display !== after.display) return false;
    after.node = before.node;
    return true;
  }
  if (before.kind === 'element' && after.kind === 'element' && before.node) {
    if (before.tag !== after.tag || !sameAttributes(before, after)) return false;
    after.node = before.node;
    patchChildren(before.node, before.children, after.children);
    return true;
  }
  return false;
}

function sameAttributes(before: ElementView, after: ElementView): boolean {
  return sameEntries(before.attributes, after.attributes) && sameEntries(before.mark, after.mark);
}

function sameEntries(
  before: Readonly<Record<string, string>> = {},
  after: Readonly<Record<string, string>> = {},
): boolean {
  const names = Object.keys(before);
  return names.length === Object.keys(after).length && names.every((name) => before[name] === after[name]);
}

/** Writes only the part that differs, so that a selection in the rest survives. */
function setText(node: Text, text: string): void {
  const shown = node.data;
  if (shown === text) return;
  let same = 0;
  while (same < shown.length && same < text.length && shown.charCodeAt(same) === text.charCodeAt(same))
    same++;
  if (same === shown.length) node.appendData(text.slice(same));
  else node.replaceData(same, shown.length - same, text.slice(same));
}

function create(view: View): Node {
  const node = build(view);
  if (node instanceof HTMLElement && !isPlain(view)) sanitize(node);
  setMarks(view);
  return node;
}

/** True if the node is made of text and of elements that the sanitiser would leave as they are. */
function isPlain(view: View): boolean {
  if (view.kind === 'text') return true;
  if (view.kind === 'formula' || !needsNoSanitizing(view.tag, view.attributes)) return false;
  return view.children.every(isPlain);
}

/** After sanitising, which lets none of these attributes through. */
function setMarks(view: View): void {
  if (view.kind !== 'element') return;
  for (const [name, value] of Object.entries(view.mark ?? {})) view.node?.setAttribute(name, value);
  for (const child of view.children) setMarks(child);
}

/** Makes `nodes`, which show `views`, theirs. False where they show something else. */
export function adoptNodes(views: readonly View[], nodes: readonly Node[]): boolean {
  return views.length === nodes.length && views.every((view, index) => adoptNode(view, nodes[index]));
}

function adoptNode(view: View, node: Node | undefined): boolean {
  if (view.kind === 'text') {
    if (!(node instanceof Text) || node.data !== view.text) return false;
    view.node = node;
    return true;
  }
  if (!(node instanceof HTMLElement)) return false;
  view.node = node;
  if (view.kind === 'formula') return true;
  return node.localName === view.tag && adoptNodes(view.children, [...node.childNodes]);
}

function build(view: View): Node {
  if (view.kind === 'text') return (view.node = document.createTextNode(view.text));
  if (view.kind === 'formula') return (view.node = createFormula(view));
  const node = document.createElement(view.tag);
  for (const [name, value] of Object.entries(view.attributes)) node.setAttribute(name, value);
  for (const child of view.children) node.append(build(child));
  return (view.node = node);
}

/** Renders the formulas again, after KaTeX was loaded. */
export function redrawFormulas(shown: readonly View[]): void {
  for (const view of shown) {
    if (view.kind === 'element') redrawFormulas(view.children);
    else if (view.kind === 'formula') view.node?.replaceWith(create(view));
  }
}

/** A detached, sanitised element that shows `views` without buttons; formulas as their source. */
export function createStatic(views: readonly View[]): HTMLElement {
  const box = document.createElement('div');
  for (const view of views) {
    const bare = withoutControls(view);
    if (bare) box.append(build(bare));
  }
  return sanitize(box);
}

function withoutControls(view: View): View | undefined {
  if (view.kind === 'formula') return { kind: 'text', text: view.source };
  if (view.kind === 'text') return view;
  if (view.attributes['class'] === 'markdown-code-bar') return undefined;
  const children = view.children.flatMap((child) => withoutControls(child) ?? []);
  const { tabindex: _, ...attributes } = view.attributes;
  return { kind: 'element', tag: view.tag, attributes, children };
}
