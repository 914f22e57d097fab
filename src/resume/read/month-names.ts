import { normalizeText, wordsIn } from './normalize-text';

/** The languages of LinkedIn and Europass; Arabic in each of its traditions of naming months. */
export const monthLanguages: readonly string[] =
  `en en-GB en-AU fr fr-CA de de-AT es it pt pt-PT ca gl nl af sv nb da is fi et pl cs sk sl sr sr-Latn
  bg ro hu tr ru uk el ar ar-IQ ar-LB ar-DZ ar-TN ar-MA fa he hi mr bn pa te id ms fil th vi ja zh
  zh-TW ko`.split(/\s+/);

const forms: readonly Intl.DateTimeFormatOptions[] = (['long', 'short'] as const).flatMap((month) => [
  { month },
  { month, year: 'numeric' },
  { month, year: 'numeric', day: 'numeric' },
]);

export interface MonthNames {
  /** Months (1 to 12) by their names of up to two words, and by the first three and more letters of these. */
  readonly months: ReadonlyMap<string, ReadonlySet<number>>;
  /** Words that stand in every date of a language, such as "de" and "г". */
  readonly fillers: ReadonlySet<string>;
}

let names: MonthNames | undefined;

/** The names as `Intl` writes them: alone and in dates, long and short. Two languages may mean two months by a name. */
export function monthNames(): MonthNames {
  names ??= collectNames();
  return names;
}

function collectNames(): MonthNames {
  const whole = new Map<string, Set<number>>();
  const begun = new Map<string, Set<number>>();
  const fillers = new Set<string>();
  for (const language of monthLanguages) {
    for (const form of forms) {
      const written = monthsOfYear(language, form);
      const shared = wordsOfSeveral(written);
      for (const word of shared) fillers.add(word);
      for (const [index, words] of written.entries()) {
        const name = words.filter((word) => !shared.has(word)).join(' ');
        if (name !== '') add(whole, name, index + 1);
        for (let length = 3; length < name.length; length += 1) add(begun, name.slice(0, length), index + 1);
      }
    }
  }
  return { months: new Map([...begun, ...whole]), fillers };
}

/** The words of twelve dates, one of each month. */
function monthsOfYear(language: string, form: Intl.DateTimeFormatOptions): string[][] {
  const dates = new Intl.DateTimeFormat(language, { ...form, calendar: 'gregory', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) =>
    wordsIn(normalizeText(dates.format(Date.UTC(2021, month, 25)))),
  );
}

/** Words that three months share name none; two months in Arabic do share a word. */
function wordsOfSeveral(written: readonly string[][]): ReadonlySet<string> {
  const isShared = (word: string) => written.filter((words) => words.includes(word)).length > 2;
  return new Set(written.flat().filter(isShared));
}

function add(months: Map<string, Set<number>>, name: string, month: number): void {
  months.set(name, (months.get(name) ?? new Set()).add(month));
}
