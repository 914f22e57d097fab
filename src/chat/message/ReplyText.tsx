import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { MarkdownSource } from '../../streaming/markdown/Markdown';
import type { Reply } from '../core/message';
import { endedSource } from './ended-source';
import { lazyReplyParts } from './lazy-parts';

interface ReplyTextProps {
  readonly reply: Reply;
  /** Its index in the focused chat. */
  readonly index: number;
  /** Stands between the text and its sources. */
  readonly children: ReactNode;
}

/** The text of one reply. It keeps the source that it began with, so that the end of a reply is an update like any other. */
export function ReplyText({ reply, index, children }: ReplyTextProps) {
  const [source] = useState(() => reply.running ?? endedSource(reply.content));
  const isMarkdown = reply.isGreeting !== true;
  const module = lazyReplyParts.use(isMarkdown);
  if (!isMarkdown || !module) return <PlainText source={source} />;
  return <module.Answer {...{ reply, index, source, children }} />;
}

function PlainText({ source }: { readonly source: MarkdownSource }) {
  const text = useSyncExternalStore(source.subscribe, () => source.read().text);
  return (
    <p className="message__plain" dir="auto">
      {text}
    </p>
  );
}
