import { useState, useSyncExternalStore } from 'react';
import type { MarkdownSource } from '../../markdown/Markdown';
import type { Reply } from '../core/message';
import { useWords } from '../chat-context';
import { lazyMarkdown } from './lazy-markdown';

/** The text of one reply. It keeps the source that it began with, so that the end of a reply is an update like any other. */
export function ReplyText({ reply }: { readonly reply: Reply }) {
  const words = useWords();
  const [source] = useState(() => reply.running ?? endedSource(reply.content));
  const isMarkdown = reply.isGreeting !== true;
  const module = lazyMarkdown.use(isMarkdown);
  if (!isMarkdown || !module) return <PlainText source={source} />;
  return <module.Markdown source={source} words={words.markdown} />;
}

function PlainText({ source }: { readonly source: MarkdownSource }) {
  return <p className="message__plain">{useSyncExternalStore(source.subscribe, () => source.read().text)}</p>;
}

function endedSource(text: string): MarkdownSource {
  return { subscribe: () => () => {}, read: () => ({ text, streaming: false }) };
}
