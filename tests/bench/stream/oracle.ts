/**
 * The lower bound: reveals a finished tree, as much per append as the fed characters stand for. Each step appends text
 * or one element; nothing is parsed, replaced or removed. Its cost is what the browser itself needs for the reply.
 */
type Step =
  | { kind: 'text'; data: string; length: number }
  | { kind: 'whole'; node: Element; length: number }
  | { kind: 'open'; node: Element; length: 0 }
  | { kind: 'close'; length: 0 };

let steps: Step[] = [];
let total = 0;
let sourceLength = 1;
let fed = 0;
let shown = 0;
let at = 0;
let shownOfStep = 0;
let live: Text | undefined;
let parents: Element[] = [];
let contained = false;

function walk(node: Node): void {
  if (node instanceof Text) add({ kind: 'text', data: node.data, length: node.data.length });
  if (!(node instanceof Element)) return;
  if (node.matches('.markdown-formula')) {
    const tex = node.querySelector('annotation')?.textContent ?? node.textContent;
    add({ kind: 'whole', node, length: tex.length });
    return;
  }
  add({ kind: 'open', node, length: 0 });
  node.childNodes.forEach(walk);
  add({ kind: 'close', length: 0 });
}

function add(step: Step): void {
  steps.push(step);
  total += step.length;
}

function copyOf(node: Element, deep: boolean): Element {
  const copy = node.cloneNode(deep);
  if (copy instanceof Element) return copy;
  throw new TypeError('An element was copied as something else');
}

function reveal(target: number): void {
  for (let step = steps[at]; step; step = steps[at]) {
    const parent = parents.at(-1);
    if (!parent) return;
    if (step.kind === 'open') {
      if (shown >= target && target < total) return;
      const element = copyOf(step.node, false);
      if (parents.length === 1 && !contained && element instanceof HTMLElement)
        element.style.contain = 'none';
      parent.append(element);
      parents.push(element);
    } else if (step.kind === 'close') {
      parents.pop();
    } else if (step.kind === 'whole') {
      if (shown + step.length > target) return;
      parent.append(copyOf(step.node, true));
      shown += step.length;
    } else {
      const count = Math.min(step.length - shownOfStep, target - shown);
      if (count <= 0 && step.length > 0) return;
      const piece = step.data.slice(shownOfStep, shownOfStep + count);
      if (live) live.appendData(piece);
      else parent.append((live = document.createTextNode(piece)));
      shownOfStep += count;
      shown += count;
      if (shownOfStep < step.length) return;
      shownOfStep = 0;
      live = undefined;
    }
    at++;
  }
}

const floor = {
  /** @param finished the element that shows the whole reply */
  prepare(finished: Element, length: number): void {
    steps = [];
    total = 0;
    sourceLength = length;
    finished.childNodes.forEach(walk);
  },
  append(delta: string): void {
    fed += delta.length;
    reveal(Math.min(total, Math.round((fed / sourceLength) * total)));
  },
  finish: () => reveal(total),
  unmount: () => undefined,
};

function mount(container: HTMLElement): void {
  fed = shown = at = shownOfStep = 0;
  live = undefined;
  const box = document.createElement('div');
  box.className = 'markdown';
  container.append(box);
  parents = [box];
}

/** The oracle of the published comparison. */
export const oracle = {
  ...floor,
  mount(container: HTMLElement): void {
    contained = false;
    mount(container);
  },
};

/** The same with the containment of `Markdown.css`, which saves the browser work: the bound for our pipeline. */
export const containedOracle = {
  ...floor,
  mount(container: HTMLElement): void {
    contained = true;
    mount(container);
  },
};
