import { useId } from 'react';
import { formatBytes } from './format';
import type { ModelOffer } from './local-model';
import type { LocalModelWords } from './words.en';
import './ModelChoice.css';

interface ModelChoiceProps {
  readonly offers: readonly ModelOffer[];
  readonly chosenId: string;
  readonly words: LocalModelWords;
  readonly onChoose: (modelId: string) => void;
}

/** Which model to run here: what each costs, and how it compares with the one that suits the device. */
export function ModelChoice({ offers, chosenId, words, onChoose }: ModelChoiceProps) {
  const id = useId();
  return (
    <div className="model-choice">
      <label className="model-choice__label" htmlFor={id}>
        {words.modelChoice.label}
      </label>
      <select
        className="model-choice__list"
        id={id}
        value={chosenId}
        onChange={({ target }) => onChoose(target.value)}
      >
        {offers.map((offer) => (
          <option value={offer.id} key={offer.id}>
            {describe(offer, words)}
          </option>
        ))}
      </select>
    </div>
  );
}

function describe(
  { name, downloadBytes, onDevice, comparison }: ModelOffer,
  { modelChoice: words, language }: LocalModelWords,
): string {
  const cost = onDevice ? words.onDevice : formatBytes(downloadBytes, language);
  return [name, cost, words[comparison]].join(' · ');
}
