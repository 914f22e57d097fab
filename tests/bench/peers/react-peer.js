import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { allDone } from './put-off-work';

/** A peer that takes the whole text so far and renders `view(text, streaming)`. */
export function reactPeer(view) {
  let root;
  let text;
  const draw = (streaming) => {
    flushSync(() => root.render(view(text, streaming)));
    return allDone();
  };
  return {
    mount: (box) => {
      root = createRoot(box);
      text = '';
    },
    append: (delta) => {
      text += delta;
      return draw(true);
    },
    finish: () => draw(false),
    unmount: () => root.unmount(),
  };
}
