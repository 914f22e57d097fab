import { remembering } from '../text/remembering';
import { tokens } from '../text/tokens';

/** Words that every other employer or school has in its name, and forms of companies. */
const ofCompanies =
  /^(?:inc|ltd|llc|llp|plc|corp|co|gmbh|ag|kg|ohg|ug|ev|sa|sas|sarl|srl|sl|spa|bv|nv|ab|oy|as|kk|limited|incorporated|corporation|株式会社|有限会社|合同会社)$/;
const articles = /^(?:a|an|the|le|la|les|l|un|une|der|die|das|ein|eine|el|los|las|una|uno|o|os|um|uma)$/;

const japaneseForm =
  /^(?:(?:株式|有限|合同|合資)会社|(?:医療|学校|社会福祉|(?:一般|公益)?(?:社団|財団))法人)\s*|(?:株式|有限|合同)会社$/g;

/** "東京都" is also "東京". */
const japaneseRegion = /(?<=^\p{Script=Han}{2,3})[都府県市]$/u;

/**
 * Other names that a reader would use for a thing of a CV: without brackets, without the company's form or an article, each
 * half of "HTML/CSS", the initials of "Saint Mary Hospital".
 */
export const aliasesOf = remembering((name): readonly string[] => {
  const bare = name.replace(/\s*[(（[].*?[)）\]]/g, '').trim();
  const inBrackets = [...name.matchAll(/[(（[](.*?)[)）\]]/g)].map(([, inner = '']) => inner);
  const parts = [bare, ...inBrackets].flatMap((text) => {
    const halves = text.split(/\s*(?:[/,،;|&·:]|\s[–—-]\s|\s(?:and|und|et|y|e)\s)\s*/);
    return halves.length > 1 ? [text, ...halves] : [text];
  });
  const withoutForm = parts.flatMap((part) => [withoutForms(part), part.replace(japaneseRegion, '')]);
  return [...new Set([name, ...parts, ...withoutForm, ...initials(bare)])].filter(
    (alias) => alias.length > 1 || alias === name,
  );
});

function withoutForms(name: string): string {
  const words = name.replace(japaneseForm, '').split(/\s+/);
  const kept = words.filter((word, index) => {
    const plain = word.toLowerCase().replace(/[.,]/g, '');
    return !ofCompanies.test(plain) && !(index === 0 && articles.test(plain));
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
