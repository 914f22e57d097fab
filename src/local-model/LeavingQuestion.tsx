import { useEffect, useId, useRef } from 'react';
import { Button } from '../ui/Button';
import type { Choice } from './choices';
import type { HostedModel } from './who-answers';
import type { LocalModelWords } from './words.en';

interface LeavingQuestionProps {
  readonly hosted: HostedModel;
  /** Why the model on this device does not answer. */
  readonly problem: string | undefined;
  readonly choices: readonly Choice[];
  readonly words: LocalModelWords;
}

/** Asks before a conversation that has stayed on this device is sent to the hosted model. */
export function LeavingQuestion({ hosted, problem, choices, words }: LeavingQuestionProps) {
  const titleId = useId();
  const card = useRef<HTMLElement>(null);

  // On low screens the card stands at the end of the transcript. The braces drop the promise that some browsers return.
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <section className="consent-card consent-card--question" aria-labelledby={titleId} ref={card}>
      <h3 className="consent-card__title" id={titleId}>
        {words.leaving.title}
      </h3>
      <p>{words.leaving.explanation(hosted.modelName, hosted.recipient)}</p>
      {problem !== undefined && <p className="consent-card__small">{problem}</p>}
      <div className="consent-card__actions">
        {choices.map(({ label, choose }) => (
          <Button key={label} onClick={choose}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}
