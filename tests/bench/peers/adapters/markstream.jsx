// Without its fading, its own pacing and its editor for code: the bench paces, and every peer shows code as it is.
import 'katex/dist/katex.min.css';
import Markstream from 'markstream-react';
import 'markstream-react/index.css';
import { reactPeer } from '../react-peer';

export const { mount, append, finish, unmount } = reactPeer((text, streaming) => (
  <Markstream content={text} final={!streaming} fade={false} smoothStreaming={false} renderCodeBlocksAsPre />
));
