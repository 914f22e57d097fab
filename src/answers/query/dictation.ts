import type { Language } from '../languages/language-pack';
import type { Speech } from '../languages/speech';
import { beginsQuestion, clausesApart } from './question-form';

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
  const meant = restarted(tidy(heard), speech);
  const plain = withoutOpening(tidy(meant.replace(speech.fillers, ' ')), speech);
  const whole = tidy(withoutRepeats(plain).replace(speech.tail, ''));
  const asked = clausesApart(spelled(expanded(whole, speech)), language, speech);
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

/** "Is he I mean does he speak Dutch" asks the second. */
function restarted(text: string, speech: Speech): string {
  const matches = speech.restarts ? [...text.matchAll(speech.restarts)] : [];
  const last = matches.findLast(({ index, 0: said }) =>
    beginsQuestion(text.slice(index + said.length).trim(), speech),
  );
  return last ? text.slice(last.index + last[0].length).trim() : text;
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

/** Letters that were spelled, and signs that were named: "p h d", "c plus plus". */
function spelled(text: string): string {
  return text
    .replace(/(?<![\p{L}\p{N}])c plus plus(?!\p{L})/giu, 'C++')
    .replace(/(?<![\p{L}\p{N}])(?:c|see) sharp(?!\p{L})/giu, 'C#')
    .replace(/(?<![\p{L}\p{N}'’])[a-z](?: [a-z])+(?![\p{L}\p{N}'’])/giu, (letters) =>
      isSpelled(letters) ? letters.replaceAll(' ', '') : letters,
    );
}

/** "Y a-t-il" and "r u" are words of one letter. */
function isSpelled(letters: string): boolean {
  return letters.length > 3 ? /[bcdfghjkpqvwxz]/i.test(letters) : /[fghjpqvwxz]/i.test(letters);
}

function tidy(text: string): string {
  return text
    .replace(/\s+([,.])/g, '$1')
    .replace(/([,、])\s*(?=[,、])/g, '')
    .replace(/[ 　]{2,}/g, ' ')
    .replace(/^[\s,、]+/, '')
    .trim();
}
