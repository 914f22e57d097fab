import { useId } from 'react';
import { Button } from '../ui/Button';
import type { LoadingDescription } from './describe-loading';
import type { LocalModelWords } from './words.en';

interface LoadCardProps {
  readonly loading: LoadingDescription;
  readonly words: LocalModelWords;
  readonly onCancel: () => void;
}

/** The download of the local model, and its preparation. Questions are answered meanwhile. */
export function LoadCard({ loading, words, onCancel }: LoadCardProps) {
  const titleId = useId();
  const { phase, progress, percent, details, cancel } = loading;
  return (
    <section className="consent-card" aria-labelledby={titleId}>
      <h3 className="consent-card__title" id={titleId}>
        {words.cardTitle}
      </h3>
      <p className="consent-card__phase">
        {words.sentence(phase)} {words.meanwhile}
      </p>
      <progress
        className="consent-card__bar"
        aria-labelledby={titleId}
        aria-valuetext={progress}
        aria-valuenow={percent}
        max={100}
        value={percent}
      />
      <div className="consent-card__actions">
        <p className="consent-card__figures">{[progress, ...details].join(' · ')}</p>
        <Button onClick={onCancel}>{cancel}</Button>
      </div>
    </section>
  );
}
