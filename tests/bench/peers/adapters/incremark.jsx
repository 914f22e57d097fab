// With its hook, which reads only the appended text, and without its highlighter, as every other peer.
import { Incremark, useIncremark } from '@incremark/react';
import '@incremark/theme/styles.css';
import 'katex/dist/katex.min.css';
import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { allDone } from '../put-off-work';

const options = { gfm: true, math: { tex: true } };
const components = {
  code: ({ node }) => (
    <pre>
      <code>{node.value}</code>
    </pre>
  ),
};

let root;
let reply;

function Reply({ onReady }) {
  const incremark = useIncremark(options);
  useLayoutEffect(() => onReady(incremark), [incremark, onReady]);
  return <Incremark incremark={incremark} components={components} />;
}

function keep(incremark) {
  reply = incremark;
}

export function mount(box) {
  root = createRoot(box);
  flushSync(() => root.render(<Reply onReady={keep} />));
}

export function append(delta) {
  flushSync(() => void reply.append(delta));
  return allDone();
}

export function finish() {
  flushSync(() => void reply.finalize());
  return allDone();
}

export const unmount = () => root.unmount();
