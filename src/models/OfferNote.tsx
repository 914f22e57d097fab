import type { Choice } from './choices';
import { Note } from './FallbackNote';
import type { FoundOffer } from './who-answers';
import type { LocalModelWords } from './words.en';

interface OfferNoteProps {
  readonly offer: FoundOffer;
  readonly choices: readonly Choice[];
  readonly words: LocalModelWords;
}

/** Says that the model on offer answers, or why it does not yet or not any more. */
export function OfferNote({ offer, choices, words }: OfferNoteProps) {
  return <Note sentence={sentenceOf(offer, words)} choices={choices} words={words} />;
}

/** What a visitor has to know of a model that was chosen. */
export function sentenceOf(offer: FoundOffer, { meanwhile }: Pick<LocalModelWords, 'meanwhile'>): string {
  switch (offer.status) {
    case 'ready':
      return offer.words.answers;
    case 'available':
    case 'starting':
      return `${offer.words.starting} ${meanwhile}`;
    case 'failed':
      return `${offer.problem} ${meanwhile}`;
  }
}
