// Without its highlighter and its fading words, as every other peer. Its utility classes have no style here, which saves
// it some layout.
import { createMathPlugin } from '@streamdown/math';
import 'katex/dist/katex.min.css';
import { Streamdown } from 'streamdown';
import 'streamdown/styles.css';
import { dollarMath } from '../dollar-math';
import { reactPeer } from '../react-peer';

const plugins = { math: createMathPlugin({ singleDollarTextMath: true }) };

export const { mount, append, finish, unmount } = reactPeer((text, streaming) => (
  <Streamdown plugins={plugins} isAnimating={streaming}>
    {dollarMath(text)}
  </Streamdown>
));
