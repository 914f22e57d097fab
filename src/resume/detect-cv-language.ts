/**
 * The commonest short words of the languages that CVs in Latin script are written in. What several languages share
 * counts for each of them; a CV is long enough for the rest to decide.
 */
const commonWords: Readonly<Record<string, string>> = {
  en: 'a the and of to in for with on by at from as is was an that using through across including which their our we my i have been into over between this it are',
  fr: 'le la les des de du et en un une dans pour par avec sur au aux que qui est sont à chez ainsi ou afin ce cette ses leur nous je mon mes été plus lors d l',
  de: 'der die das und in den von zu mit für auf des im eine ein einer eines dem bei als nach zur zum sowie ist sind aus über durch an am wurde ich meine unter auch bis',
  es: 'el la los las de del y en un una para por con que se al como su sus es son más desde sobre entre o lo también donde fue mi he e',
  it: 'il lo la i gli le di del della dei delle e ed in un una per con che nel nella al alla dal dalla come su sono è presso anche tra da ho mio ha',
  pt: 'o a os as de do da dos das e em no na nos nas um uma para por com que ao à pela pelo como se mais sobre entre foi são é também meu minha sou',
  nl: 'de het een en van in voor met op bij aan door als is zijn naar tot uit over onder ook die dat te om ik mijn of werd wordt werk binnen',
  ca: 'el la els les de del dels i en un una per amb que al als com és són més des sobre entre o també on va ser meva meu seva',
  sv: 'och i att en ett för med på av till som den det från vid är har jag om samt inom under var mina eller genom hos',
  da: 'og i at en et for med på af til som den det fra ved er har jeg om samt inden under var mine eller gennem hos blev ikke',
  nb: 'og i å en et for med på av til som den det fra ved er har jeg om samt innen under var mine eller gjennom hos ble ikke',
  fi: 'ja on oli että se sekä tai myös kanssa joka jotka minä olen ei kuin mutta osana mukaan sen jossa',
  pl: 'i w na z do od o się że jest oraz dla przez przy po jako w tym nad za ze lub a które który moje',
  cs: 'a v na z do se že je pro při po jako s k ve o od za nebo které který jsem byl jsou i také',
  sk: 'a v na z do sa že je pre pri po ako s k vo o od za alebo ktoré ktorý som bol sú aj tiež',
  ro: 'și în de la cu pentru pe din a al ale un o care este sunt prin ca sau mai am fost',
  hu: 'a az és egy hogy nem is van volt mint vagy számára során illetve valamint által pedig meg',
  tr: 've bir bu için ile olarak da de olan en daha çok gibi kadar sonra ya veya tarafından üzerinde',
  id: 'dan di yang untuk dengan dari pada dalam sebagai ke ini itu adalah oleh atau saya telah juga serta',
  vi: 'và của các cho với trong là một những được tại đến từ có này công về theo',
};

const wordSets = Object.entries(commonWords).map(
  ([language, words]) => [language, new Set(words.split(' '))] as const,
);

interface Script {
  readonly letters: RegExp;
  /** Letters of an alphabet that say as much as one of these. */
  readonly weight: number;
  readonly languageOf: (text: string) => string;
}

/** Scripts that are not Latin, each with the languages that write it. */
const scripts: readonly Script[] = [
  { letters: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu, weight: 3, languageOf: eastAsian },
  { letters: /\p{Script=Hangul}/gu, weight: 3, languageOf: () => 'ko' },
  { letters: /\p{Script=Arabic}/gu, weight: 1, languageOf: arabicScript },
  { letters: /\p{Script=Hebrew}/gu, weight: 1, languageOf: () => 'he' },
  { letters: /\p{Script=Cyrillic}/gu, weight: 1, languageOf: cyrillicScript },
  { letters: /\p{Script=Greek}/gu, weight: 1, languageOf: () => 'el' },
  { letters: /\p{Script=Devanagari}/gu, weight: 1, languageOf: () => 'hi' },
  { letters: /\p{Script=Bengali}/gu, weight: 1, languageOf: () => 'bn' },
  { letters: /\p{Script=Tamil}/gu, weight: 1, languageOf: () => 'ta' },
  { letters: /\p{Script=Thai}/gu, weight: 1, languageOf: () => 'th' },
  { letters: /\p{Script=Georgian}/gu, weight: 1, languageOf: () => 'ka' },
  { letters: /\p{Script=Armenian}/gu, weight: 1, languageOf: () => 'hy' },
];

/** Technical terms and names stay Latin in any CV, so another script need not have the majority. */
const shareOfOwnScript = 0.35;
/** One quotation is no CV. */
const mostWeight = 40;
/** Fewer common words tell nothing. */
const fewestWords = 3;

/**
 * The language that most of a CV's texts are written in (BCP 47, without a region); undefined where they are too few or
 * undecided. `texts` are the values of the file, names and keywords among them.
 */
export function detectCvLanguage(texts: readonly string[]): string | undefined {
  const all = texts.filter((text) => !isAddress(text));
  const prose = all.filter(isProse);
  // A CV without any sentence still has titles and headings.
  const chosen = (prose.join('').length >= 200 ? prose : all).map((each) => each.normalize('NFC'));
  return languageOfScript(chosen.join('\n')) ?? latinLanguage(chosen);
}

function isAddress(text: string): boolean {
  // A photo in a `data:` address has millions of characters, too many for one expression over all of them.
  return !/\S\s+\S/.test(text) && /\S:\/\/|^\s*(?:www\.|mailto:|data:)|\S@\S/i.test(text);
}

/** Scripts without spaces have few "words", each a clause. */
function isProse(text: string): boolean {
  return text.trim().split(/\s+/).length >= 5 || /[。、，]|[^\p{Script=Latin}\P{L}]{12}/u.test(text);
}

function languageOfScript(text: string): string | undefined {
  const counted = scripts.map((script) => ({
    script,
    amount: (text.match(script.letters)?.length ?? 0) * script.weight,
  }));
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const total = counted.reduce((sum, { amount }) => sum + amount, latin);
  const first = counted.reduce((best, each) => (each.amount > best.amount ? each : best));
  return first.amount > 0 && first.amount >= total * shareOfOwnScript
    ? first.script.languageOf(text)
    : undefined;
}

function eastAsian(text: string): string {
  return (text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0) > 2 ? 'ja' : 'zh';
}

function arabicScript(text: string): string {
  if (/[ٹڈڑںے]/u.test(text)) return 'ur';
  return (text.match(/[پچژگکی]/gu)?.length ?? 0) > 3 ? 'fa' : 'ar';
}

function cyrillicScript(text: string): string {
  if (/[іїєґ]/iu.test(text)) return /ў/iu.test(text) ? 'be' : 'uk';
  if (/[ћђљњџ]/iu.test(text)) return 'sr';
  return /[ыэё]/iu.test(text) ? 'ru' : /ъ/iu.test(text) ? 'bg' : 'ru';
}

/** Words of a long text count for more: posts and tools have English names, and a summary is in the owner's language. */
function latinLanguage(texts: readonly string[]): string | undefined {
  const all = [...new Set(texts)].map((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []);
  const [first, second] = wordSets
    .map(([language, set]) => {
      const counts = all.map((words) => words.filter((word) => set.has(word)).length);
      const score = counts.reduce(
        (sum, count, index) => sum + count * Math.min(all[index]?.length ?? 0, mostWeight),
        0,
      );
      return { language, score, count: counts.reduce((sum, count) => sum + count, 0) };
    })
    .toSorted((a, b) => b.score - a.score);
  if (!first || first.count < fewestWords || first.score === second?.score) return undefined;
  return first.language;
}
