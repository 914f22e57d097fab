import { useState } from 'react';
import { copyAndReport, type CopyOutcome } from '../../shared/copy-and-report';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useChatContext } from '../chat-context';
import { askLink } from '../links/ask-link';
import { chatPage } from '../links/page-address';

/** Copies a link that opens the chat with this question. An icon, so that it stays out of the question's text. */
export function CopyLink({ question }: { readonly question: string }) {
  const { words, announce } = useChatContext();
  const [outcome, setOutcome] = useState<CopyOutcome>();

  function report(next: CopyOutcome | undefined): void {
    setOutcome(next);
    if (next) announce(next === 'copied' ? words.markdown.copied : words.markdown.notCopied);
  }

  return (
    <Button
      className="message__copy-link"
      variant="quiet"
      aria-label={words.copyLink}
      title={words.copyLink}
      onClick={() =>
        void copyAndReport(() => navigator.clipboard.writeText(askLink(question, chatPage())), report)
      }
    >
      {outcome === 'refused' && words.markdown.notCopied}
      <Icon name={outcome === 'copied' ? 'check' : 'link'} />
    </Button>
  );
}
