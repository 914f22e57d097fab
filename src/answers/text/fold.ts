import { foldArabic, isArabic } from './arabic';

/**
 * A text in which spellings that differ only by case, accents, width (half and full) or ligature are equal. It is compared,
 * never shown. Its length may differ from the text's.
 */
export function fold(text: string): string {
  // Most words need no more, and a CV's index folds thousands.
  if (plain.test(text)) return text.toLowerCase();
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    // The marks of kana are sounds of their own: "か" and "が" stay apart.
    .replace(/(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Arabic}])\p{Mn}+/gu, '')
    .normalize('NFC')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l');
  return isArabic(folded) ? foldArabic(folded) : folded;
}

const plain = /^[\x20-\x7e]*$/;
