import type { Intent } from '../intent/intents';
import type { Asking } from '../languages/lexicon';
import { fold } from '../text/fold';

/**
 * The intent of a question whose form leaves no doubt: it asks who somebody is, or for a private matter. Such short
 * questions share all their words with others, so the classifier only guesses at them.
 *
 * @param question with `{name}` for the owner's name
 */
export function certainIntent(question: string, { whoIs, privateMatter }: Asking): Intent | undefined {
  const asked = fold(question)
    .replaceAll('’', "'")
    .replace(/[\s¿?？!,.。؟]+/gu, ' ')
    .trim();
  if (whoIs.test(asked)) return 'about';
  return privateMatter.test(asked) ? 'private' : undefined;
}
