// Its default renderer, but it renders formulas when they end and extends a text node where the default adds one.
import katex from 'katex';
import 'katex/dist/katex.min.css';
import { default_renderer, parser, parser_end, parser_write } from 'streaming-markdown';

let current;

function rendererInto(box) {
  const renderer = default_renderer(box);
  const { end_token: endToken } = renderer;
  const open = ({ nodes, index }) => nodes[index];
  renderer.add_text = (data, text) => {
    const last = open(data).lastChild;
    if (last instanceof Text) last.appendData(text);
    else open(data).append(text);
  };
  renderer.end_token = (data) => {
    const element = open(data);
    endToken(data);
    const displayMode = element.matches('equation-block');
    if (displayMode || element.matches('equation-inline'))
      katex.render(element.textContent, element, { displayMode, throwOnError: false });
  };
  return renderer;
}

export function mount(box) {
  current = parser(rendererInto(box));
}

export const append = (delta) => parser_write(current, delta);
export const finish = () => parser_end(current);
export const unmount = () => {};
