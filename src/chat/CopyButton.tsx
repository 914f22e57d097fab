import { useEffect, useState } from 'react';
import { CheckIcon, CopyIcon } from './icons';

interface CopyButtonProps {
  readonly label: string;
  readonly copy: () => Promise<void>;
}

const confirmationMs = 2000;

export function CopyButton({ label, copy }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();

  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), confirmationMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  const words = outcome === 'copied' ? 'Copied' : outcome === 'refused' ? 'Could not be copied' : label;
  const press = () =>
    void copy().then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );

  return (
    <button className="chat-quiet-button" type="button" onClick={press}>
      {outcome === 'copied' ? <CheckIcon /> : <CopyIcon />}
      <span aria-live="polite">{words}</span>
    </button>
  );
}
