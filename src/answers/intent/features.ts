/**
 * What the classifier sees of a message. Training (`src/cli/train-intents.ts`) and site share this file, so the models
 * have to be trained again after a change here.
 */

/** Each placeholder of a linked message becomes one capital letter: the rest of the text is lower case. */
const marks: Readonly<Record<string, string>> = {
  name: 'N',
  employer: 'E',
  title: 'T',
  skill: 'S',
  school: 'C',
  degree: 'D',
  language: 'L',
  place: 'P',
  year: 'Y',
  project: 'J',
  thing: 'X',
};

/** The tokens of words that the vocabulary lacks, and of numbers in figures. */
const unknown = '?';
const figures = '0';

const japanese = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u;
/** A mark, a run of one Japanese script, or a word. Latin letters beside kana are a word of their own. */
const wordPattern =
  /[A-Z]|[\p{sc=Katakana}ー]+|\p{sc=Han}+|\p{sc=Hiragana}+|(?:(?![A-Z\p{sc=Katakana}ー\p{sc=Han}\p{sc=Hiragana}])[\p{L}\p{N}])+[+#]*/gu;

/**
 * The words of a message in order, without case and accents; in Japanese, runs of one script. A placeholder (`{skill}`)
 * is a single capital letter.
 */
export function wordsOf(message: string): string[] {
  return (
    message
      .normalize('NFKC')
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      // Voiced kana are composed again.
      .normalize('NFC')
      .replaceAll('ß', 'ss')
      .replaceAll('œ', 'oe')
      .replaceAll('æ', 'ae')
      // "qu'elle" is two words, "what's" is the same as "whats".
      .replace(/(?<=(?<!\p{L})(?:[cdjlmnst]|qu))['’](?=\p{L}{2})/gu, ' ')
      .replace(/['’]/g, '')
      .replace(/\{([a-z]+)\}/g, (_, name: string) => ` ${marks[name] ?? name} `)
      .match(wordPattern) ?? []
  );
}

/**
 * The features of a message, each once: its words, pairs and triples of words in which all unknown names are alike,
 * how unknown and inflected words begin, and the message's length. In Japanese, single kanji and two characters in a row.
 *
 * @param find the word of the vocabulary that is meant, if there is one
 */
export function featuresOf(message: string, find: (word: string) => string | undefined): Set<string> {
  const features = new Set<string>();
  const tokens = ['^'];
  for (const word of wordsOf(message)) {
    const token = /^[A-Z]$/.test(word) ? word : /^\p{N}+$/u.test(word) ? figures : find(word);
    if (token !== undefined) features.add(token);
    else features.add(`=${word}`);
    // Kana and kanji are read as they are. Several unknown words in a row are one name.
    if (token === undefined && /^[\p{sc=Hiragana}\p{sc=Han}]/u.test(word)) tokens.push(word);
    else if (token !== undefined || tokens.at(-1) !== unknown) tokens.push(token ?? unknown);
    for (const length of [4, 6]) {
      if (word.length > length) features.add(`<${(token ?? word).slice(0, length)}`);
    }
  }
  tokens.push('$');
  if (japanese.test(message)) addRuns(features, tokens.join(''));
  else addNeighbours(features, tokens);
  return features;
}

/** Polite beginnings and ends, which change nothing. */
const politeness = /(?:お|ご)(?=\p{sc=Han})|(?:の|ん)?(?:です|でしょう|だろう)(?:か|ね|よ)*(?=\$)/gu;
/** Single kana say as little as single letters. */
const kana = /^[\p{sc=Hiragana}\p{sc=Katakana}ー^$]$/u;

function addRuns(features: Set<string>, joined: string): void {
  const text = joined.replace(politeness, '');
  for (let at = 0; at < text.length; at += 1) {
    if (!kana.test(text.charAt(at))) features.add(text.charAt(at));
    if (at > 0) features.add(text.slice(at - 1, at + 1));
  }
}

function addNeighbours(features: Set<string>, tokens: readonly string[]): void {
  for (let at = 1; at < tokens.length; at += 1) {
    const pair = `${tokens[at - 1]} ${tokens[at]}`;
    features.add(pair);
    if (at > 1) features.add(`${tokens[at - 2]} ${pair}`);
  }
  features.add(`#${Math.min(tokens.length - 2, 12)}`);
}
