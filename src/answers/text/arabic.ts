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

/** What differs between the forms of one root, in the order of reading; `C` stands for a letter of it. */
const forms = (
  [
    // A preposition of one letter; a final hamza.
    ['^[بلك](?=CCCC)', ''],
    ['(?<=^CCC)ء$', ''],
    // Broken plurals: "colleagues", "reports", "projects", "prizes", "posts", "schools".
    ['^(CC)(C)اء$', '$1ي$2'],
    ['^([مت]C)ا(C)ي(C)$', '$1$2ي$3'],
    ['^(مCC)و(C)$', '$1ي$2'],
    ['^(C)وا(CC)$', '$1ا$2'],
    ['^(CC)اي(C)$', '$1ي$2'],
    ['^([^اتي]C)ا([^ا]C)$', '$1$2'],
    // Nouns of action: "development", "use", "supervision".
    ['^ت(CC)ي(C)$', '$1$2'],
    ['^(اCC+)ا(C)$', '$1$2'],
    // Verbs: "she reviews", "she uses", "she opens", "she cuts", "she supervised".
    ['^[يت](C)ا(CC)$', 'م$1$2'],
    ['^[يت](ستC|Cت)(?=CC)', 'ا$1'],
    ['^[يت](?=CCC$)', ''],
    ['^ا(?=C[^ا]C$)', ''],
  ] as const
).map(([form, to]) => [new RegExp(form.replaceAll('C', '\\p{L}'), 'u'), to] as const);

/** Known ones; an office is no library, and a teacher no school. */
const roots = new Map([
  ['مكتبه', 'مكتبه'],
  ['مكتبات', 'مكتبه'],
  ['مدرسه', 'مدرسه'],
  ['مدارس', 'مدرسه'],
]);

/** What the forms of a folded Arabic word without clitics share: its number, gender, person, and noun of action are gone. */
export function rootArabic(word: string): string {
  const known = roots.get(word);
  if (known !== undefined) return known;
  const plain = word
    .replace(/(?<=^\p{L}{3,})ا$/u, '')
    .replace(/^(\p{L}{2})و(\p{L})$/u, '$1$2')
    .replace(/^(\p{L})ا(\p{L}{2})ت$/u, 'م$1$2');
  const root = forms.reduce((rest, [form, to]) => rest.replace(form, to), stemArabic(plain));
  roots.set(word, root);
  return root;
}
