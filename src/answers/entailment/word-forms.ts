import { isArabic, rootArabic } from '../text/arabic';
import { fold } from '../text/fold';
import { isKatakana, kanji, katakana } from '../text/japanese-script';
import { remembering } from '../text/remembering';
import { isJapanese, wordsOf, wordsOfName, type Token } from '../text/tokens';

/**
 * Endings by which the forms of one word differ: its inflection, its noun of action and its noun of agent. Folded, by
 * language, so that "marketing" (English) and "marketo" (Spanish) are no forms of one word.
 */
const endings: readonly ReadonlySet<string>[] = [
  'e s es ed d ing er ers or ors ies ied y ation ations ion ions ment ments ed al',
  'e s es ee ees ire ction ctions er ez ons ent ait aient era eur eurs euse euses trice ir it is i ie ies issons ation ations ion ions ement ment ements ments age ages ance ence al aux ale ales x eux',
  'e en n t te ten et er ern em es s in innen erin erinnen ung ungen est st ete iert iere ieren ierte ierung ation ationen ator',
  'a o e as os es s ar er ir ado ada ados adas ido ida idos idas ando iendo aba io ia an en amiento imiento cion ciones acion aciones icion encia ancia cir cido ccion jo je zir ziu zido cao coes acao icao ou ei eu iu ava dor dora dores dores ora ores or',
].map((list) => new Set(['', ...list.split(' ')]));

/** Forms of strong verbs, the first of which stands for all; folded. */
const strong = new Map(
  (
    'build built|buy bought|choose chose chosen|deal dealt|draw drew drawn|feed fed|fly flew flown|give gave|' +
    'grow grew grown|hold held|keep kept|make made|meet met|rebuild rebuilt|rewrite rewrote rewritten|ride rode ridden|run ran|' +
    'sell sold sale|sing sang sung|speak spoke spoken|spend spent|take took taken|weave wove woven|write wrote written|' +
    'conduire conduite|mettre mis mise|peindre peint peinture|vendre vendu vendue vente|vender vendido vendio venta|' +
    'entwerfen entwarf entworfen entwurf|fahren fuhr fahrt|giessen goss gegossen|messen mass gemessen messung|' +
    'schleifen schliff geschliffen|schneiden schnitt geschnitten|ubernehmen ubernahm ubernommen ubernahme|werben warb geworben'
  )
    .split('|')
    .flatMap((forms) => forms.split(' ').map((form, _, [first = form]) => [form, first] as const)),
);

/** Letters that two forms of a word share at least, and the share of the shorter one. */
const least = { letters: 3, share: 0.5 };

/** True for two folded words that are forms of one word: "trained" and "training", never "market" and "marketo". */
export function areForms(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  let shared = 0;
  while (shared < shorter && one[shared] === other[shared]) shared++;
  const from = Math.max(least.letters, Math.ceil(shorter * least.share));
  for (let at = shared; at >= from; at--) {
    const [first, second] = [one.slice(at), other.slice(at)];
    if (endings.some((each) => each.has(first) && each.has(second))) return true;
  }
  return false;
}

/** A strong verb's first form; a German participle without its prefix: "gebaut", "ausgebildet". */
const plain = remembering(
  (folded) =>
    strong.get(folded) ??
    folded.replace(/^((?:ab|an|auf|aus|ein|mit|vor|zu|um|bei|nach)?)ge(?=[a-z]{3,}(?:t|en)$)/, '$1'),
);

/** True for forms of one word; of a proper name only its plural is one. */
export function isSameWord(word: Token, other: Token | undefined, isName = false): boolean {
  if (!other) return false;
  if (word.folded === other.folded) return true;
  if (isArabic(word.folded)) return rootArabic(word.folded) === rootArabic(other.folded);
  if (isName) return word.folded === `${other.folded}s` || other.folded === `${word.folded}s`;
  return areForms(word.folded, other.folded) || areForms(plain(word.folded), plain(other.folded));
}

/** Characters that may follow or precede a Japanese word without making another one of it. */
const apart = new RegExp(`[^${kanji}${katakana}]`, 'u');
const notKatakana = new RegExp(`[^${katakana}]`, 'u');

/**
 * True where a text holds all words of a name, each as itself or, where it is no proper name, in another form. A part of a
 * compound is another word.
 */
export function holds(name: string, text: string, isName: boolean): boolean {
  if (isWrittenTogether(name)) return holdsJapanese(name, text);
  const [words, others] = [wordsOfName(name), wordsOf(text)];
  return words.length > 0 && words.every((word) => others.some((other) => isSameWord(word, other, isName)));
}

const isWrittenTogether = remembering(isJapanese);

function holdsJapanese(name: string, text: string): boolean {
  const [wanted, folded] = [inOne(name), inOne(text)];
  const isInKatakana = isKatakana(wanted);
  for (let at = folded.indexOf(wanted); at !== -1; at = folded.indexOf(wanted, at + 1)) {
    if (!isInKatakana) return true;
    const [before = ' ', after = ' '] = [folded[at - 1], folded[at + wanted.length]];
    // What ends a compound names it: a "左利き用ボールペン" is one.
    if (notKatakana.test(before) && apart.test(after)) return true;
  }
  return false;
}

const inOne = remembering((text) => fold(text).replace(/\s+/g, ''));
