import 'katex/dist/katex.min.css';
import Markdown from 'react-markdown';
import rehypeKatex from 'rehype-katex';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { dollarMath } from '../dollar-math';
import { reactPeer } from '../react-peer';

const remark = [remarkGfm, remarkMath];
const rehype = [rehypeKatex];

export const { mount, append, finish, unmount } = reactPeer((text) => (
  <Markdown remarkPlugins={remark} rehypePlugins={rehype}>
    {dollarMath(text)}
  </Markdown>
));
