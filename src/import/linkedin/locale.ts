import { detectCvLanguage } from '../../resume/detect-cv-language.ts';
import type { Source } from '../source.ts';

/** Words by which the months and levels of an account's language are known. */
const marks: readonly (readonly [locale: string, pattern: RegExp])[] = [
  ['ja', /[\p{scx=Hiragana}\p{scx=Katakana}]/u],
  ['ar', /\p{Script=Arabic}/u],
  [
    'de',
    /\b(?:Mär[z.]|Okt\.?|Dez\.?|Januar|Februar|Juni|Juli|Oktober|Dezember)\b|\b(?:verhandlungssicher|fließend|muttersprach|kenntnisse)/iu,
  ],
  [
    'fr',
    /\b(?:janv|févr?|avr|juin|juil|août|déc|mars)\b|\b(?:compétence|capacité|notions|langue|bilingue ou)/iu,
  ],
  [
    'pt',
    /\b(?:fev|set|out|dez|janeiro|fevereiro|março|maio|julho|setembro|outubro|novembro|dezembro)\b|(?:^|\s)(?:nível|proficiência|fluente ou)/iu,
  ],
  ['es', /\b(?:ene|abr|ago|dic|enero|febrero|abril|mayo|agosto)\b|\b(?:competencia|bilingüe|nativo)/iu],
];

const dated = 'Started On|Finished On|Start Date|End Date|Proficiency|Issued On|Published On'.split('|');
const prose = ['Headline', 'Summary', 'Title', 'Description'];

/**
 * The language of the CV: that of the owner's own sentences, where there are enough, else of the account, whose dates
 * and levels tell it; English where nothing says otherwise.
 */
export function languageOfExport(tables: Source): string {
  const rows = tables.keys.flatMap((table) => tables.items(table));
  const textsOf = (columns: readonly string[]) =>
    rows
      .flatMap((row) => columns.map((column) => row.at(column).value))
      .filter((value) => typeof value === 'string');
  const words = textsOf(dated).join(' ');
  return detectCvLanguage(textsOf(prose)) ?? marks.find(([, pattern]) => pattern.test(words))?.[0] ?? 'en';
}
