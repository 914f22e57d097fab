import 'katex/dist/katex.min.css';
import 'talking-cv/markdown.css';
import { createRoot } from 'react-dom/client';
import { markdownWords } from 'talking-cv/markdown';
import { Markdown } from 'talking-cv/markdown/react';
import { typeReply } from './type-reply.js';

/** A store of one reply. Any other will do: `Markdown` takes what `useSyncExternalStore` takes. */
function createReply() {
  const listeners = new Set();
  let reply = { text: '', streaming: true };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => reply,
    show(text, streaming) {
      reply = { text, streaming };
      for (const listener of listeners) listener();
    },
  };
}

const reply = createReply();
createRoot(document.querySelector('#reply')).render(<Markdown source={reply} words={markdownWords} />);

await typeReply((text, streaming) => reply.show(text, streaming));
