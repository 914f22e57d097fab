import { useState } from 'react';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { copyAndReport, type CopyOutcome } from '../../shared/copy-and-report';
import { useChatContext } from '../chat-context';
import { askLink } from '../links/ask-link';
import { chatPage } from '../links/page-address';

/** What a button that copies does, and for a moment what came of it. */
function useCopy(copy: () => Promise<void>) {
  const { words, announce } = useChatContext();
  const [outcome, setOutcome] = useState<CopyOutcome>();
  const sentences = { copied: words.markdown.copied, refused: words.markdown.notCopied };

  function report(next: CopyOutcome | undefined): void {
    setOutcome(next);
    if (next) announce(sentences[next]);
  }

  return { outcome, sentences, onClick: () => void copyAndReport(copy, report) };
}

interface CopyButtonProps {
  readonly label: string;
  /** What is seen of the label. */
  readonly text?: string;
  readonly copy: () => Promise<void>;
}

export function CopyButton({ label, text = label, copy }: CopyButtonProps) {
  const { outcome, sentences, onClick } = useCopy(copy);
  return (
    <Button aria-label={outcome ? undefined : label} onClick={onClick}>
      <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
      {outcome ? sentences[outcome] : text}
    </Button>
  );
}

/** Copies a link that opens the chat with this question. An icon, so that it stays out of the question's text. */
export function CopyLink({ question }: { readonly question: string }) {
  const { words } = useChatContext();
  const { outcome, sentences, onClick } = useCopy(() =>
    navigator.clipboard.writeText(askLink(question, chatPage())),
  );
  return (
    <Button
      className="message__copy-link"
      variant="quiet"
      aria-label={words.copyLink}
      title={words.copyLink}
      onClick={onClick}
    >
      {outcome === 'refused' && sentences.refused}
      <Icon name={outcome === 'copied' ? 'check' : 'link'} />
    </Button>
  );
}
