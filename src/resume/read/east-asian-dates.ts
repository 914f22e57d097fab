/** First years of the Japanese eras and of the republic's calendar in Taiwan, with their last years. */
const eras: Readonly<Record<string, { readonly first: number; readonly last: number }>> = {
  明治: { first: 1868, last: 1912 },
  大正: { first: 1912, last: 1926 },
  昭和: { first: 1926, last: 1989 },
  平成: { first: 1989, last: 2019 },
  令和: { first: 2019, last: 2100 },
  民国: { first: 1912, last: 2100 },
  民國: { first: 1912, last: 2100 },
};

/** The letters that forms use for the last four eras. */
const eraLetters: Readonly<Record<string, string>> = { t: '大正', s: '昭和', h: '平成', r: '令和' };

const numerals = '〇一二三四五六七八九';

/**
 * Writes "令和3年4月" as "2021-4-": years of our calendar, Arabic numerals, hyphens
 * for year and month. "12 tháng 4, 2021" becomes "12.4.2021".
 */
export function westernize(normalized: string): string {
  return withArabicNumerals(normalized)
    .replace(
      /(明治|大正|昭和|平成|令和|民国|民國|(?<!\p{L})[tshr]) ?(\d{1,3}|元) ?(?=年)/gu,
      (written: string, era: string, year: string) => westernYear(era, year) ?? `${written}×`,
    )
    .replace(/(?<=\d) ?[年년](?!\p{L})/gu, '-')
    .replace(/(?<=\d) ?[月월](?!\p{L})/gu, '-')
    .replace(/(?<=\d) ?[日일](?!\p{L})/gu, ' ')
    .replace(/ ?(?:thang|thg) (\d{1,2}),? (?:nam )?/g, '.$1.')
    .trim();
}

/** A year that its era does not have is no date. */
function westernYear(era: string, year: string): string | undefined {
  const { first, last } = eras[eraLetters[era] ?? era] ?? { first: 0, last: 0 };
  const western = first + (year === '元' ? 1 : Number(year)) - 1;
  return western >= first && western <= last ? String(western) : undefined;
}

/** "二〇二一年十一月" as "2021年11月"; numerals stand for a number only before a sign of the calendar. */
function withArabicNumerals(text: string): string {
  return text
    .replaceAll('零', '〇')
    .replace(/[〇一二三四五六七八九]{4}(?=年)/g, (year) => year.replace(/./g, digitOf))
    .replace(/(?:[一二三]?十)?[一二三四五六七八九]?(?=[年月日])/g, (number) => arabic(number));
}

function arabic(number: string): string {
  if (number === '') return '';
  const [tens = '', ones = ''] = number.includes('十') ? number.split('十') : ['〇', number];
  return String(10 * Number(tens === '' ? 1 : digitOf(tens)) + Number(ones === '' ? 0 : digitOf(ones)));
}

function digitOf(numeral: string): string {
  return String(numerals.indexOf(numeral));
}
