/** A range is quicker to test than a script, and every word of a CV is tested. */
const arabic = /[\u0620-\u06d3]/;

/** True for a text with Arabic letters. */
export function isArabic(text: string): boolean {
  return arabic.test(text);
}

/**
 * Letters that writers exchange, as one of them: taa marbuta for haa, alif maqsura for yaa, digits of both kinds. Hamza and
 * vowel signs are marks, which `fold` has taken away.
 */
export function foldArabic(text: string): string {
  return text
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll('ٱ', 'ا')
    .replaceAll('ـ', '')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660));
}

/** Words of CVs before which a preposition of one letter is written: "at a company" is one word. */
const nouns =
  'شركه|جامعه|مدرسه|معهد|مستشفي|بنك|مؤسسه|موسسه|مكتب|قسم|وزاره|كليه|مدينه|وظيفه|لغه|خبره|مهنه|منصب|عام|سنه|شهر|شهاده|درجه|مشروع|برنامج|بلد';
const beforeNoun = new RegExp(`^[وف]?[بلك](?=(?:${nouns})$)`);

/**
 * A folded word without what Arabic writes together with it: "and", the article, and a preposition before either of them.
 * Short words stay whole, and so do prepositions that may be the word's own first letter.
 */
export function withoutClitics(folded: string): string {
  if (!isArabic(folded)) return folded;
  return folded
    .replace(beforeNoun, '')
    .replace(/^و(?=\p{L}{4})/u, '')
    .replace(/^[وف]?(?:[بك]?ال|لل)(?=\p{L}{3})/u, '')
    .replace(/^ال(?=\p{L}{4})/u, '');
}

/** Endings of number, gender and pronouns. Each leaves three letters at least. */
const endings = /(?<=\p{L}{3})(?:هما|هم|هن|كم|ها|ات|ون|ين|ان|يه|تي|ته|تك|ه|ي|ك)$/u;

/** The stem of a folded Arabic word without clitics, as light stemmers make it. */
export function stemArabic(word: string): string {
  return word.replace(endings, '').replace(/(?<=\p{L}{3})(?:ات|ت|ه|ي)$/u, '');
}
