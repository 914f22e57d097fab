import type { Language } from '../languages/language-pack';
import type { Speech } from '../languages/speech';

/** True for a sentence that asks something: by its mark, its first word, or a request. */
export function asksSomething(sentence: string, speech: Speech): boolean {
  return (
    /[?？]["”»)]?$/.test(sentence) ||
    speech.ending?.test(sentence) === true ||
    speech.request.test(sentence) ||
    beginsQuestion(sentence, speech)
  );
}

/** True for words that begin as a question does. */
export function beginsQuestion(words: string, { beginning }: Speech): boolean {
  return beginning.test(words);
}

/** Words of a question that stands by itself; in Japanese, characters. */
const leastAsked = { words: 3, characters: 5 };

/** A message without marks, with them between its questions. */
export function clausesApart(text: string, language: Language, speech: Speech): string {
  const starts = [...text.matchAll(speech.laterBeginnings)];
  const clauses: string[] = [];
  let from = 0;
  for (const { index, 0: joint } of starts) {
    const left = text.slice(from, index).trim();
    const right = text.slice(index + joint.length).trim();
    const hasAsked = language === 'ja' || beginsQuestion(left, speech);
    if (!hasAsked || !areApart(left, right, language)) continue;
    // "Does she well does she speak Dutch" asks once.
    const [begun = '', ...others] = left.split(' ');
    if (joint.trim() !== '' || others.length > 3 || !right.startsWith(begun)) clauses.push(left);
    from = index + joint.length;
  }
  if (from === 0) return text;
  const [gap, mark] = language === 'ja' ? ['', '？'] : [' ', '?'];
  return [...clauses, text.slice(from).trim()].map((clause) => clause + mark).join(gap);
}

function areApart(left: string, right: string, language: Language): boolean {
  if (language === 'ja') return left.length >= leastAsked.characters;
  return [left, right].every((clause) => clause.split(/\s+/).length >= leastAsked.words);
}
