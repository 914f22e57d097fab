import type { Unsaid } from '../languages/kinds';
import type { Passage } from '../passages';
import { quotable } from '../quotable';
import type { Query } from '../query/query';
import { fold } from '../text/fold';
import { statementsOf } from '../entailment/statements';
import { isYear } from '../entities/link-entities';
import { numbersIn } from '../time/numbers';
import { lastingTopics, longestLine, namedEntries, type Context } from './context';
import { finding, type Finding } from './finding';
import { statement } from './statement';

/** A sentence in which the owner speaks of themselves, and where it stands. */
interface OwnSentence {
  readonly text: string;
  readonly folded: string;
  readonly passage: Passage;
}

/**
 * How CVs speak of what a recruiter asks for, in the site's languages, folded. Each expression is one matter: a question
 * about nights is not answered by a sentence about remote work.
 */
const matters: Readonly<Partial<Record<Unsaid, readonly RegExp[]>>> = {
  availability: [
    /\bnotice\b|\bpreavis\b|\bkundigungsfrist|\bpreaviso\b|退職予定|退職まで/,
    /\bavailab|\bfree (?:from|to start|as of)|\bcan (?:start|join)|\b(?:start|starting) (?:date|immediately)|\bdisponib|\blibre (?:a partir|des|desde)|\bverfugbar|\bab sofort|\beintritt|\bfrei ab\b|\bincorpora|入社可|就業可能|勤務可能|稼働可能|開始可能|即日/,
  ],
  salary: [
    /\bsalar|\bwages?\b|\bday rate|\bdaily rate|\bhourly rate|\brates?\b|\bper (?:day|hour|annum)\b|\bremunerati|\btarif|\btjm\b|\btaux journalier|\bpretentions\b|\bpar jour\b|\bgehalt|\btagess[aä]tz|\bstundensatz|\bhonorar\b|\bsueldo|\bhonorarios|\bretribucion|\bpor (?:dia|hora)\b|年収|給与|月収|月給|単価|日給|時給|報酬/,
  ],
  'work-permit': [
    /\bright to work|\bwork permit|\bwork authori[sz]ation|\b(?:authori[sz]ed|allowed|entitled) to work|\bvisas?\b|\bsettled status|\bpermanent residen|\bpermis de travail|\bautorisation de travail|\btitre de sejour|\barbeitserlaubnis|\barbeitsgenehmigung|\baufenthalts|\bniederlassungserlaubnis|\bpermiso de (?:trabajo|residencia)|\bautorizacion de trabajo|\bvisado|就労ビザ|在留資格|永住|就労許可|ビザ/,
    /\bdriv(?:ing|er'?s) licen[cs]e|\blicen[cs]e to drive|\bcars?\b|\bvan\b|\bpermis (?:b|c|d|de conduire)\b|\bvoiture|\bvehicule|\bfuhrerschein|\bauto\b|\bfahrerlaubnis|\bcarne(?:t)? de conducir|\bpermiso de conducir|\bcoches?\b|\bvehiculo propio|運転免許|自家用車/,
    /\bclearance|\bhabilitation (?:secret|defense|confidentiel)|\bsicherheitsuberprufung|\bhabilitacion de seguridad/,
  ],
  remote: [
    /\bremote|\bhybrid|\bhome[ -]?office|\b(?:work|working|works) from home|\bteletravail|\ba distance\b|\bdistanciel|\bteletrabaj|\bremot[oa]\b|\ba distancia\b|在宅|リモート|テレワーク/,
    /\bon[ -]?site\b|\bin the office|\bpresentiel|\bsur site\b|\bvor ort\b|\bpresencial|出社/,
    /\bpart[ -]time|\bfull[ -]time|\bhours (?:a|per) week|\btemps (?:partiel|plein)|\bmi-temps|\bteilzeit|\bvollzeit|\bstunden (?:pro|die) woche|\bmedia jornada|\bjornada|\btiempo (?:parcial|completo)|時短|フルタイム|パートタイム/,
    /\bshifts?\b|\brotating|\bhoraires (?:decales|postes)|\bposte? (?:de nuit|du matin)|\bequipes? postees?|\bschicht|\bturnos?\b|シフト|交代/,
    /\bnights?\b|\bde nuit|\bles nuits\b|\bla nuit\b|\bnacht|\bnachts|\bnoches?\b|\bnocturn|夜勤|夜間/,
    /\bweekends?\b|\bweek-ends?\b|\bsundays?\b|\bsaturdays?\b|\bdimanches?\b|\bsamedis?\b|\bwochenend|\bsonntag|\bsamstag|\bfin(?:es)? de semana|\bdomingos?\b|\bsabados?\b|週末|土日|日曜|土曜|休日/,
    /\bon[ -]call\b|\bstandby|\bastreinte|\brufbereitschaft|\bbereitschaftsdienst|\bguardias?\b|オンコール|待機/,
  ],
  relocation: [
    /\babroad\b|\boverseas\b|\betranger\b|\bausland|\bextranjero\b|\bexterior\b|海外/,
    /\brelocat|\b(?:would|will|not|could|she|he|you) move\b|\b(?:move|moving) (?:to|house|abroad|anywhere|for)|\bdemenag|\bmobilite|\bumzug|\bumziehen|\bziehe\b|\bumzuziehen|\bme mudo|\bmudar|\btraslad|\breubic|\bmovilidad|転居|引っ越|引越|移住|転勤/,
    /\b(?:to|i|will|can|happily|gladly|often|regularly) travel\b|\btravel (?:up to|\d|often|regularly|widely|for work|is)|\bdeplacements?\b|\ben deplacement|\bvoyager\b|\breisebereit|\breisen\b|\breise (?:gern|viel|oft)|\bdienstreise|\bmontage\b|\bviajo|\bviajar|\bviajes\b|\bdesplaza|出張/,
    /\bcommut|\bwithin (?:an?|one|two|\d+) (?:hours?|miles?|km|kilomet|minutes)|\brayon de\b|\bpendeln|\bumkreis|\bradio de\b|通勤/,
  ],
  nationality: [
    /\bnationalit|\bcitizen|\bpassport|\bstaatsangehorig|\bstaatsburger|\bnacionalidad|\bpasaporte|国籍/,
    /\bgrew up|\bgrow up|\braised in|\bborn in\b|\bne(?:e)? (?:a|en|au)\b|\bj'ai grandi|\bgrandi\b|\borigin(?:e|aire)\b|\bgeboren|\baufgewachsen|\bstamm(?:e|t)\b|\bnaci\b|\bnacid[oa]\b|\bcreci|\bcrio\b|\bme crie\b|出身|生まれ|育ち/,
  ],
  age: [
    /\bborn (?:in|on) (?:\w+ |\d+ )*(?:19|20)\d\d|\b\d\d years old|\bne(?:e)? (?:en|le)\b|\b\d\d ans\b(?! d)|\bgeboren|\b\d\d jahre alt|\bnaci\b|\bnacid[oa] (?:en|el)|\b\d\d anos de edad|\d\d歳|生年月日|年生まれ/,
  ],
};

/** What somebody wishes for their next job. */
const wish =
  /\b(?:i am|i'm|currently|now|i'm currently|am) (?:looking|searching) for|^looking for|\bi look for|\bseeking\b|\bopen to\b|\bi would like|\bi'd like|\bi want\b|\bmy next step|\bnext role|\bi hope to|\bi have room|\bje (?:re)?cherche|\ben recherche|\ba l'ecoute|\bje (?:souhaite|voudrais|vise)|\bj'aimerais|\bich suche|\bsuche (?:ich|eine|nach)|\bauf der suche|\bich mochte\b|\bich wunsche|\bwechselbereit|\bbusco\b|\ben busca de|\bme gustaria|\bquiero\b|\bquisiera|\bdeseo\b|\bmi proximo|希望し|希望です|希望してい|を探し|したいと|志望|目指し|転職を考え/;

/** How a question asks whether somebody looks for a job at all. */
const seeking =
  /\blooking|\bseek|\bopen to|\bsearching|\bjob hunt|\bcherche|\becoute|\bsuch(?:t|e|st)\b|\bwechsel|\bbusca|\babiert[oa]|探し|転職|希望/;

/** "From January 2027", "à partir de mars 2027". */
const from = /\bfrom\b|\bas of\b|\ba partir d|\bdes\b|\bab\b|\bdesde\b|から|以降/;

/** Words that turn a clause into its opposite, folded. */
const negation =
  /\b(?:not|no|never|don't|won't|cannot|can't|without|ne|pas|jamais|aucune?|sans|kein\w*|nicht|nie|ohne|nunca|ni|tampoco|sin)\b|ません|ない|不可/;

function ownSentences({ passages }: Context): OwnSentence[] {
  return passages
    .filter(
      ({ part, entry }) =>
        part === 'fact' || part === 'section' || part === 'profile' || entry?.topic === 'summary',
    )
    .flatMap((passage) =>
      passage.text
        .split(/\n|(?<=[.!?])\s+|(?<=。)/)
        .filter((text) => text.trim() !== '' && text.length <= longestLine)
        .map((text) => ({ text: text.trim(), folded: plain(text), passage })),
    );
}

/** Folded, with straight apostrophes. */
function plain(text: string): string {
  return fold(text).replace(/’/g, "'");
}

/** The first of several matters that a message names and the owner speaks of. */
export function matterOf<T extends Unsaid>(
  topics: readonly T[],
  text: string,
  context: Context,
): T | undefined {
  const sentences = ownSentences(context);
  return topics.find((topic) =>
    matters[topic]?.some((cue) => cue.test(plain(text)) && sentences.some(({ folded }) => cue.test(folded))),
  );
}

/** What the owner says of a matter that only they can tell; undefined where the CV has no such sentence. */
export function ownWords(topic: Unsaid, query: Query, context: Context): Finding | undefined {
  // Of two posts with more hours the CV tells more than a wish does.
  if (query.modifiers.has('more')) return undefined;
  const cues = matters[topic] ?? [];
  const asked = cues.filter((cue) => cue.test(plain(query.text)));
  const sentences = ownSentences(context);
  for (const cue of asked.length > 0 ? asked : cues) {
    const held = sentences.filter(({ folded }) => cue.test(folded));
    if (held.length > 0) return said(held, query, context, asked);
  }
  if (topic !== 'availability') return undefined;
  const dated = sentences.filter(({ folded }) => from.test(folded) && isAhead(folded, context.today));
  if (dated.length > 0) return said(dated, query, context);
  return seeking.test(plain(query.text)) ? wishes(query, context) : undefined;
}

function isAhead(text: string, today: Date): boolean {
  return numbersIn(text).some(({ value }) => isYear(value) && Number(value) >= today.getFullYear());
}

/** What the owner wishes for the next job. */
export function wishes(query: Query, context: Context): Finding | undefined {
  const held = ownSentences(context).filter(({ folded }) => wish.test(folded));
  // What somebody wants comes before what they do not want.
  const [wanted, unwanted] = [held.filter((each) => !isDenied(each)), held.filter(isDenied)];
  return held.length === 0 ? undefined : said([...wanted, ...unwanted], query, context);
}

function isDenied({ folded }: OwnSentence): boolean {
  return negation.test(folded);
}

/** How a question, or a line, tells that somebody left. */
const leaving =
  /\bleav(?:e|es|ing)\b|\bleft\b|\bquit\b|\bfired\b|\bresign\w*|\bquitt\w*|\bparti(?:e|r)?\b|\bdepart\b|\bdemission\w*|\bverlass\w*|\bverliess\b|\bgewechselt\b|\bwechsel\w*|\bgegangen\b|\bgekundigt\b|\bausgeschieden\b|\baufgehort\b|\bdej(?:e|o|ar|ado)\b|\bmarch(?:e|o|arse)\b|\bfue de\b|\bsal(?:i|io|ir|ida)\b|\bdeix(?:ei|ou|ar)\b|\bsai(?:u|r|da)?\b|辞め|退職|退社|離れ|転職し|戻っ|غادر|ترك|استقال/;

/** What a line gives as a reason. */
const because =
  /\bbecause\b|\bsince (?:i|the|my)\b|\bwhen (?:i|the|my)\b|\bafter (?:i|the|my|its)\b|\bin order to\b|\bto (?!the\b|a\b|an\b|\d)\p{L}+|\bparce qu|\bcar\b|\bpuisqu|\bpour \p{L}+|\ba la suite\b|\blorsqu|\bquand\b|\bapres\b|\bweil\b|\bda (?:ich|die|der|das)\b|\bum .* zu\b|\bwegen\b|\bals (?:die|der|das|ich)\b|\bnach(?:dem)?\b|\bporque\b|\bya que\b|\bpara \p{L}+|\bcuando\b|\btras\b|\bpor \p{L}+|\bpois\b|\bquando\b|\bapos\b|ため|ので|から|لان|بسبب|بعد/u;

/** Why somebody left what the question names, or the last post of which the CV tells why; undefined where no line does. */
export function reasonToLeave(query: Query, context: Context): Finding | undefined {
  if (!leaving.test(plain(query.text))) return undefined;
  const named = namedEntries(query, ['employer', 'title', 'school', 'place']);
  const told = context.passages
    .filter(({ entry }) => entry && lastingTopics.has(entry.topic) && entry.topic !== 'projects')
    .filter(({ entry }) => named.length === 0 || (entry && named.includes(entry)))
    .flatMap(statementsOf)
    .find(({ line }) => leaving.test(plain(line)) && because.test(plain(line)));
  if (!told) return undefined;
  const { passage, line } = told;
  return finding(statement({ passage, text: line }, context) ?? context.say.closest, [passage]);
}

/** Sentences of the owner's; yes or no where the clause on the very matter says it. */
function said(
  held: readonly OwnSentence[],
  query: Query,
  { say }: Context,
  cues: readonly RegExp[] = [],
): Finding {
  const sentence = held
    .slice(0, 2)
    .map(({ text, passage }) => say.says(quotable(passage.heading), quotable(text.replace(/[.。]$/, ''))))
    .join(' ');
  const [first] = held;
  const clauses = (first?.folded ?? '')
    .split(/[,;:、；]/)
    .filter((each) => cues.some((cue) => cue.test(each)));
  const answered =
    clauses.length === 0 || !query.isYesNo
      ? sentence
      : (clauses.some((each) => negation.test(each)) ? say.no : say.yes)(sentence);
  const passages = held.map(({ passage }) => passage);
  return { ...finding(answered, passages), isWeighed: true };
}
