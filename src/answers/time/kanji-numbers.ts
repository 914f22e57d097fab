/** Numbers that are written in kanji. */
const digits = '一二三四五六七八九';
const scales: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };

/** Right before what it counts: kanji of numbers also write names and other words. */
const number =
  /(?<![\d第数何幾一二三四五六七八九十百千万])[一二三四五六七八九十百千]{1,7}(?=万?(?:[年かヶカヵケ箇名人社校件言つ冊回本台点枚割倍店通歳匹頭品皿席床字語円億級軒戸棟曲話拠種万]))/g;

/** "二〇二七" is 2027. */
const year = /(?<![〇一二三四五六七八九十百千])(?:一九|二〇)[〇一二三四五六七八九]{2}(?=年)/g;

/** A text, what each of its numbers is worth, and where it stands. */
export function kanjiNumbersIn(text: string): { value: string; start: number; end: number }[] {
  const found = (pattern: RegExp, valueIn: (written: string) => string) =>
    [...text.matchAll(pattern)].map(({ 0: written, index: start }) => ({
      value: valueIn(written),
      start,
      end: start + written.length,
    }));
  return [
    ...found(number, (written) => String(kanjiValue(written))),
    ...found(year, (written) => written.replace(/./g, (digit) => String(digits.indexOf(digit) + 1))),
  ];
}

/** "二千三百" is 2300; undefined for any other word. */
export function kanjiValue(written: string): number | undefined {
  if (!/^[一二三四五六七八九十百千]+$/.test(written)) return undefined;
  let sum = 0;
  let ones = 0;
  for (const character of written) {
    const scale = scales[character];
    if (scale === undefined) {
      ones = digits.indexOf(character) + 1;
    } else {
      sum += (ones || 1) * scale;
      ones = 0;
    }
  }
  return sum + ones;
}
