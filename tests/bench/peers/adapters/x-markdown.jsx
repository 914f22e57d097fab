// Without its fading, as every other peer.
import { XMarkdown } from '@ant-design/x-markdown';
import latex from '@ant-design/x-markdown/plugins/Latex';
import '@ant-design/x-markdown/themes/light.css';
import { reactPeer } from '../react-peer';

const config = { extensions: latex() };
const modes = new Map(
  [true, false].map((streaming) => [streaming, { hasNextChunk: streaming, enableAnimation: false }]),
);

export const { mount, append, finish, unmount } = reactPeer((text, streaming) => (
  <XMarkdown className="x-markdown-light" config={config} content={text} streaming={modes.get(streaming)} />
));
