/**
 * A text in which spellings that differ only by case, accents, width (half and full) or ligature are equal. It is compared,
 * never shown. Its length may differ from the text's.
 */
export function fold(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .normalize('NFD')
      // The marks of kana are sounds of their own: "か" and "が" stay apart.
      .replace(/(?<=[\p{Script=Latin}\p{Script=Greek}])\p{Mn}+/gu, '')
      .normalize('NFC')
      .replaceAll('œ', 'oe')
      .replaceAll('æ', 'ae')
      .replaceAll('ß', 'ss')
      .replaceAll('ø', 'o')
      .replaceAll('ł', 'l')
  );
}
