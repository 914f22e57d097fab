import { useState } from 'react';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { copyAndReport, type CopyOutcome } from '../../shared/copy-and-report';
import { useChatContext } from '../chat-context';

interface CopyButtonProps {
  readonly label: string;
  /** What is seen of the label. */
  readonly text?: string;
  readonly copy: () => Promise<void>;
}

export function CopyButton({ label, text = label, copy }: CopyButtonProps) {
  const { words: chatWords, announce } = useChatContext();
  const words = chatWords.markdown;
  const [outcome, setOutcome] = useState<CopyOutcome>();
  const outcomes = { copied: words.copied, refused: words.notCopied };

  function report(next: CopyOutcome | undefined): void {
    setOutcome(next);
    if (next) announce(outcomes[next]);
  }

  return (
    <Button aria-label={outcome ? undefined : label} onClick={() => void copyAndReport(copy, report)}>
      <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
      {outcome ? outcomes[outcome] : text}
    </Button>
  );
}
