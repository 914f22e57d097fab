/** How Japanese writes names of companies and places, whose parts no spaces tell apart. */
const form =
  /^(?:(?:株式|有限|合同|合資)会社|(?:医療|学校|社会福祉|(?:一般|公益)?(?:社団|財団))法人)\s*|(?:株式|有限|合同)会社$/g;

/** A name without the form of the company. */
export function withoutJapaneseForm(name: string): string {
  return name.replace(form, '');
}

/** "東京都" is also "東京". */
export function withoutRegion(name: string): string {
  return name.replace(/(?<=^\p{Script=Han}{2,3})[都府県市]$/u, '');
}

/** True for the parts of an address in Japan: a region comes first. */
export function isInJapan(parts: readonly string[]): boolean {
  return parts.includes('日本') || /[都道府県市区町村]$/.test(parts[0] ?? '');
}

/** The name of a language at the beginning of a longer word: "フランス語" of "フランス語力". */
export function japaneseLanguage(word: string): string {
  return word.replace(/(?<=語).*$/, '');
}
