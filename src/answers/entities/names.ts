import { anySource } from '../languages/any-language';
import { fromCvWords } from '../languages/cv-words-in-use';
import { remembering } from '../text/remembering';
import { tokens } from '../text/tokens';
import { withoutJapaneseForm, withoutRegion } from './japanese-names';

/** Legal forms of companies, which every other employer has in its name. */
const ofCompanies =
  /^(?:inc|ltd|llc|llp|plc|corp|co|gmbh|ag|kg|ohg|ug|ev|sa|sas|sarl|srl|sl|spa|bv|nv|ab|oy|as|kk|limited|incorporated|corporation)$/;
const articles = fromCvWords((all) => new Set(all.flatMap((cv) => cv.articles.split('|')).filter(Boolean)));
const halves = fromCvWords(
  (all) => new RegExp(`\\s*(?:[/,،;|&·:]|\\s[–—-]\\s|\\s(?:${anySource(all.map(({ and }) => and))})\\s)\\s*`),
);

/**
 * Other names that a reader would use for a thing of a CV: without brackets, without the company's form or an article, each
 * half of "HTML/CSS", the initials of "Saint Mary Hospital".
 */
const aliases = fromCvWords(() => remembering(readAliases));

export function aliasesOf(name: string): readonly string[] {
  return aliases()(name);
}

function readAliases(name: string): readonly string[] {
  const bare = name.replace(/\s*[(（[].*?[)）\]]/g, '').trim();
  const inBrackets = [...name.matchAll(/[(（[](.*?)[)）\]]/g)].map(([, inner = '']) => inner);
  const parts = [bare, ...inBrackets].flatMap((text) => {
    const found = text.split(halves());
    return found.length > 1 ? [text, ...found] : [text];
  });
  const withoutForm = parts.flatMap((part) => [withoutForms(part), withoutRegion(part)]);
  return [...new Set([name, ...parts, ...withoutForm, ...initials(bare)])].filter(
    (alias) => alias.length > 1 || alias === name,
  );
}

function withoutForms(name: string): string {
  const words = withoutJapaneseForm(name).split(/\s+/);
  const kept = words.filter((word, index) => {
    const plain = word.toLowerCase().replace(/[.,]/g, '');
    return !ofCompanies.test(plain) && !(index === 0 && articles().has(plain));
  });
  return kept.join(' ');
}

/** "SMH" of "Saint Mary Hospital"; two letters are too few to tell names apart. */
function initials(name: string): string[] {
  const capitals = tokens(name)
    .map(({ written }) => written)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word[0] ?? '');
  return capitals.length >= 3 ? [capitals.join('')] : [];
}
