import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useChatContext } from '../chat-context';

interface CopyButtonProps {
  readonly label: string;
  readonly copy: () => Promise<void>;
}

const outcomes = { copied: 'Copied', refused: 'Could not be copied' } as const;
type Outcome = keyof typeof outcomes;

const confirmationMs = 2000;

export function CopyButton({ label, copy }: CopyButtonProps) {
  const { announce } = useChatContext();
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), confirmationMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const words = outcome ? outcomes[outcome] : label;
  const tell = (result: Outcome) => {
    setOutcome(result);
    announce(outcomes[result]);
  };
  const press = () =>
    void copy().then(
      () => tell('copied'),
      () => tell('refused'),
    );

  return (
    <Button variant="quiet" onClick={press}>
      <Icon name={outcome === 'copied' ? 'check' : 'copy'} />
      {words}
    </Button>
  );
}
