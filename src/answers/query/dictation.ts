import type { Language } from '../languages/language-pack';
import type { Speech } from '../languages/speech';
import { clausesApart } from './question-form';

/** The least that a message without any mark has if it was spoken or typed in haste: words, in Japanese characters. */
const runOn = { words: 6, characters: 12 };
/** Characters of the longest message that is taken for speech. */
const longestSpeech = 1000;

/** A dictated message as its writer would have typed it. */
export function withoutSpeech(text: string, language: Language, speech: Speech): string {
  if (text.length > longestSpeech) return text;
  const marked = speech.marks.reduce((written, [name, mark]) => written.replace(name, mark), text);
  const isSpoken = marked !== text || marked.search(speech.hesitations) >= 0;
  if (!isSpoken && !isRunOn(text, language)) return text;
  const heard = withoutOpening(tidy(marked.replace(speech.hesitations, ' ')), speech);
  const plain = withoutOpening(tidy(tidy(heard).replace(speech.fillers, ' ')), speech);
  const whole = tidy(withoutRepeats(plain).replace(speech.tail, ''));
  const asked = clausesApart(named(expanded(whole, speech)), language, speech);
  return /[\p{L}\p{N}]/u.test(asked) ? asked : text;
}

/** True for a message of several words without a mark inside it. */
function isRunOn(text: string, language: Language): boolean {
  const inner = text.trim().replace(/[?？.。!！]+$/, '');
  if (/[.,;:!?¿¡()"“”«»\n。、，！？]/u.test(inner)) return false;
  return language === 'ja' ? inner.length >= runOn.characters : inner.split(/\s+/).length >= runOn.words;
}

function withoutOpening(text: string, { opening, condition }: Speech): string {
  const rest = text.replace(opening, '');
  return rest === text || !condition ? rest : rest.replace(...condition);
}

/** "The the", "when she when she". Figures repeat in years. */
function withoutRepeats(text: string): string {
  return text.replace(
    /(?<![\p{L}\p{N}])(\p{L}[\p{L}'’]*(?: \p{L}[\p{L}'’]*)?)(?: \1)+(?![\p{L}\p{N}'’-])/giu,
    '$1',
  );
}

/** Words that speech runs together. */
function expanded(text: string, { contractions = [] }: Speech): string {
  return contractions.reduce((written, [spoken, words]) => written.replace(spoken, words), text);
}

/** Signs that were named. */
function named(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}])c plus plus(?!\p{L})/giu, 'C++')
    .replace(/(?<![\p{L}\p{N}])(?:c|see) sharp(?!\p{L})/giu, 'C#');
}

function tidy(text: string): string {
  return text
    .replace(/\s+([,.])/g, '$1')
    .replace(/([,、])\s*(?=[,、])/g, '')
    .replace(/[ 　]{2,}/g, ' ')
    .replace(/^[\s,、]+/, '')
    .trim();
}
