import { wordsOfAnyCv } from '../languages/all-cv-words';
import { remembering } from '../text/remembering';
import { tokens } from '../text/tokens';
import { withoutJapaneseForm, withoutRegion } from './japanese-names';

/** Legal forms of companies, which every other employer has in its name. */
const ofCompanies =
  /^(?:inc|ltd|llc|llp|plc|corp|co|gmbh|ag|kg|ohg|ug|ev|sa|sas|sarl|srl|sl|spa|bv|nv|ab|oy|as|kk|limited|incorporated|corporation)$/;
const articles = new Set(wordsOfAnyCv((cv) => cv.articles).split('|'));
const halves = new RegExp(`\\s*(?:[/,،;|&·:]|\\s[–—-]\\s|\\s(?:${wordsOfAnyCv((cv) => cv.and)})\\s)\\s*`);

/**
 * Other names that a reader would use for a thing of a CV: without brackets, without the company's form or an article, each
 * half of "HTML/CSS", the initials of "Saint Mary Hospital".
 */
export const aliasesOf = remembering((name): readonly string[] => {
  const bare = name.replace(/\s*[(（[].*?[)）\]]/g, '').trim();
  const inBrackets = [...name.matchAll(/[(（[](.*?)[)）\]]/g)].map(([, inner = '']) => inner);
  const parts = [bare, ...inBrackets].flatMap((text) => {
    const found = text.split(halves);
    return found.length > 1 ? [text, ...found] : [text];
  });
  const withoutForm = parts.flatMap((part) => [withoutForms(part), withoutRegion(part)]);
  return [...new Set([name, ...parts, ...withoutForm, ...initials(bare)])].filter(
    (alias) => alias.length > 1 || alias === name,
  );
});

function withoutForms(name: string): string {
  const words = withoutJapaneseForm(name).split(/\s+/);
  const kept = words.filter((word, index) => {
    const plain = word.toLowerCase().replace(/[.,]/g, '');
    return !ofCompanies.test(plain) && !(index === 0 && articles.has(plain));
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
