// What most chats do with react-markdown: a block that has not changed is not rendered again.
import 'katex/dist/katex.min.css';
import { lexer } from 'marked';
import { memo } from 'react';
import Markdown from 'react-markdown';
import rehypeKatex from 'rehype-katex';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { dollarMath } from '../dollar-math';
import { reactPeer } from '../react-peer';

const remark = [remarkGfm, remarkMath];
const rehype = [rehypeKatex];

const Block = memo(({ source }) => (
  <Markdown remarkPlugins={remark} rehypePlugins={rehype}>
    {source}
  </Markdown>
));

export const { mount, append, finish, unmount } = reactPeer((text) =>
  lexer(dollarMath(text)).map(({ raw }, index) => <Block key={index} source={raw} />),
);
