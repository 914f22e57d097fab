// Reads, renders, sanitises and replaces the whole text at every append: the least code that shows a reply.
import DOMPurify from 'dompurify';
import katex from 'katex';
import 'katex/dist/katex.min.css';
import { Marked } from 'marked';

const patterns = {
  block: /^(?:\$\$([^]+?)\$\$|\\\[([^]+?)\\\])(?:\n|$)/,
  inline: /^(?:\$(?![\s$])((?:\\.|[^\\$\n])+?)(?<!\s)\$(?!\d)|\\\(([^]+?)\\\))/,
};

const formula = (level) => ({
  name: `${level}Formula`,
  level,
  start: (source) => source.match(level === 'block' ? /\$\$|\\\[/ : /\$|\\\(/)?.index,
  tokenizer(source) {
    const match = patterns[level].exec(source);
    return match && { type: `${level}Formula`, raw: match[0], tex: match[1] ?? match[2] };
  },
  renderer: ({ tex }) => katex.renderToString(tex, { displayMode: level === 'block', throwOnError: false }),
});
const reader = new Marked({ extensions: [formula('block'), formula('inline')] });

let box;
let text;

function draw() {
  box.innerHTML = DOMPurify.sanitize(reader.parse(text));
}

export function mount(container) {
  box = container;
  text = '';
}

export function append(delta) {
  text += delta;
  draw();
}

export const finish = draw;
export const unmount = () => {};
