import { useMemo, useState, useSyncExternalStore } from 'react';
import type { MarkdownSource } from '../../streaming/markdown/Markdown';
import type { Reply } from '../core/message';
import { directionOfLanguage } from '../../ui/direction';
import { useChatContext } from '../chat-context';
import { lazyClaimParts, lazyReplyParts } from './lazy-parts';

/** The text of one reply. It keeps the source that it began with, so that the end of a reply is an update like any other. */
export function ReplyText({ reply }: { readonly reply: Reply }) {
  const { words, cvLanguage = document.documentElement.lang } = useChatContext();
  const [source] = useState(() => reply.running ?? endedSource(reply.content));
  const isMarkdown = reply.isGreeting !== true;
  const module = lazyReplyParts.use(isMarkdown);
  const { id, claims } = reply;
  const claimParts = lazyClaimParts.use(claims !== undefined);
  const marks = useMemo(() => claims && claimParts?.marksOf(id, claims.doubtful), [claims, claimParts, id]);
  if (!isMarkdown || !module) return <PlainText source={source} />;
  // What is quoted is in the language of the CV, whatever the words around it are in.
  const quoteLanguage = reply.backend === 'quotes' ? reply.language && cvLanguage : undefined;
  const quoteDirection = quoteLanguage === undefined ? undefined : directionOfLanguage(quoteLanguage);
  return <module.Markdown {...{ source, quoteLanguage, quoteDirection, marks }} words={words.markdown} />;
}

function PlainText({ source }: { readonly source: MarkdownSource }) {
  const text = useSyncExternalStore(source.subscribe, () => source.read().text);
  return (
    <p className="message__plain" dir="auto">
      {text}
    </p>
  );
}

function endedSource(text: string): MarkdownSource {
  return { subscribe: () => () => {}, read: () => ({ text, streaming: false }) };
}
