import { useId } from 'react';
import { formatBytes, formatDuration } from './format';
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
  const selectId = useId();
  return (
    <div className="model-choice">
      <label className="model-choice__label" htmlFor={selectId}>
        {words.facts.model}
      </label>
      <select
        className="model-choice__list"
        id={selectId}
        value={chosenId}
        onChange={({ target }) => onChoose(target.value)}
      >
        {offers.map((offer) => (
          <option value={offer.id} key={offer.id}>
            {describe(offer, words)}
          </option>
        ))}
      </select>
      <p className="model-choice__about">
        {whatItBuys(
          offers.find(({ id }) => id === chosenId),
          words,
        )}
      </p>
    </div>
  );
}

/** Tokens of a usual profile. */
const usualProfile = 1500;

/** As far as it is known. */
function whatItBuys(
  chosen: ModelOffer | undefined,
  { modelChoice: words, language }: LocalModelWords,
): string {
  const { languages, msPerToken } = chosen ?? {};
  const seconds = msPerToken === undefined ? undefined : (msPerToken * usualProfile) / 1000;
  return [
    languages === undefined ? '' : words.languages(languages),
    seconds === undefined ? '' : words.reading(formatDuration(seconds, language)),
  ]
    .filter(Boolean)
    .join(' ');
}

function describe(
  { name, downloadBytes, onDevice, comparison }: ModelOffer,
  { modelChoice: words, language }: LocalModelWords,
): string {
  const cost = onDevice ? words.onDevice : formatBytes(downloadBytes, language);
  return [name, cost, words[comparison]].join(' · ');
}
