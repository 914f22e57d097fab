/** How Japanese writes dates, whose parts no spaces tell apart; as sources of expressions. */

/** After a year: its month in digits, the first group. */
export const japaneseMonth = '年\\s*(\\d{1,2})月';

/** After a year, which may stand alone: its month in digits, or a part of it by one of these names; a group each. */
export const partOfJapaneseYear = (names: string) => `\\s*年?代?(?:の?\\s*(\\d\\d?)月|の?(${names}))?`;

/** True for "2010年代". */
export function isJapaneseDecade(written: string): boolean {
  return written.endsWith('代');
}
