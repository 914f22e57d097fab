import { none } from '../any-language';
import type { CvWords } from '../cv-words';

export const cv: CvWords = {
  levels: {
    native: /muttersprach|zweisprachig/,
    fluent: /flie(?:ss|ß)|verhandlungssicher|sehr gut|flussig|perfekt/,
    professional: /beruflich|geschaft/,
    conversational: /\bgut|konversation/,
    basic: /grundkenntnis|anfanger/,
    none: /\bkein\w*\b/,
  },
  degrees: {
    doctorate: /\bdoktor|\bpromotion\b/,
    master: /\bmagister\b|\bdiplom\b|\bdiplom-|\bstaatsexamen\b/,
    bachelor: none,
    vocational: /\bausbildung|\blehre\b|\bgesell|\bmeister|\bexamen\b/,
    school: /\babitur|\bmatura|\bfachhochschulreife/,
  },
  schooling: /\bmittlere reife|\b(?:real|haupt)schul|\baustausch/,
  masterOfCraft: /\bmeister/,
  lapsed:
    /\babgebrochen|\bnicht (?:abgeschlossen|beendet|bestanden)|\bohne (?:abschluss|diplom|titel)|\babgelaufen|\bnicht mehr gultig|\bunterbrochen/,
  graded: /notenschnitt/,
  breaks: /\belternzeit|\bauszeit|\bweltreise/,
  employed: /angestellt/,
  selfEmployed:
    /\bselbst(?:st)?andig|\bfreiberuf|\binhaber|\bgrunder|\bgesellschafter|\beigene[rs]? (?:firma|betrieb|unternehmen|buro|atelier|studio)/,
  fullTime: /vollzeit|hauptberuf/,
  partTime: /teilzeit|nebenberuf/,
  finished: /abgeschl|beend|\bfertig/,
  skillGroups: {
    tool: /\bwerkzeug|\bedv\b/,
    'office-software': none,
    machine: /\bmaschine/,
    method: /\bverfahren/,
    'soft-skill': none,
  },
  matters: {
    notice: /\bkundigungsfrist/,
    start: /\bverfugbar|\bab sofort|\beintritt|\bfrei ab\b/,
    pay: /\bgehalt|\btagess[aä]tz|\bstundensatz|\bhonorar\b/,
    permit: /\barbeitserlaubnis|\barbeitsgenehmigung|\baufenthalts|\bniederlassungserlaubnis/,
    driving: /\bfuhrerschein|\bauto\b|\bfahrerlaubnis/,
    clearance: /\bsicherheitsuberprufung/,
    remote: none,
    onSite: /\bvor ort\b/,
    hours: /\bteilzeit|\bvollzeit|\b(?:stunden (?:pro|die) woche|mit \d\d stunden|wochenstunden)/,
    shifts: /\bschicht/,
    nights: /\bnacht/,
    weekends: /\bwochenend|\bsonntag|\bsamstag/,
    onCall: /\brufbereitschaft|\bbereitschaftsdienst/,
    abroad: /\bausland/,
    moving: /\bumzug|\bumziehen|\bziehe\b|\bumzuziehen/,
    travel: /\breisebereit|\breisen\b|\breise (?:gern|viel|oft)|\bdienstreise|\bmontage\b/,
    commuting: /\bpendeln|\bumkreis/,
    nationality: /\bstaatsangehorig|\bstaatsburger/,
    origin: /\bgeboren|\baufgewachsen|\bstamm(?:e|t)\b/,
    age: /\bgeboren|\b\d\d jahre alt/,
  },
  wish: /\b(?:ich suche|gesucht)\b|\bsuche (?:ich|eine|nach)|\bauf der suche|\bich mochte\b|\bich wunsche|\bwechselbereit/,
  asOf: /\bab\b/,
  negation: /\b(?:kein\w*|nicht|nie|ohne)\b/,
  leaving:
    /\bverlass\w*|\bverliess\b|\bgewechselt\b|\bwechsel\w*|\bgegangen\b|\bgekundigt\b|\bausgeschieden\b|\baufgehort\b/,
  because:
    /\bweil\b|\bda (?:ich|die|der|das)\b|\bum .* zu\b|\bwegen\b|\bals (?:die|der|das|ich)\b|\bnach(?:dem)?\b/,
  articles: 'der|die|das|ein|eine',
  and: 'und',
  withinNames: 'für',
  common:
    'aber auch beim dass eine einem einen einer haben hatte ihre jahre kann nach nicht oder seine seit sich sind sowie wurde wird uber',
  money: none,
  forms: {
    endings:
      'e en n t te ten et er ern em es s in innen erin erinnen ung ungen est st ete iert iere ieren ierte ierung ation ationen ator',
    strong:
      'entwerfen entwarf entworfen entwurf|fahren fuhr fahrt|giessen goss gegossen|messen mass gemessen messung|schleifen schliff geschliffen|schneiden schnitt geschnitten|ubernehmen ubernahm ubernommen ubernahme|werben warb geworben',
    participlePrefix: /(?<=^(?:ab|an|auf|aus|ein|mit|vor|zu|um|bei|nach)?)ge(?=[a-z]{3,}(?:t|en)$)/,
  },
  numbers: {
    words:
      'zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig hundert tausend',
    alone: { ein: 1, eine: 1, einem: 1, einer: 1 },
    unitsFirst: /^(\p{L}+)und(\p{L}+)$/u,
    scales: [
      [100, 'hundert'],
      [1000, 'tausend'],
      [1_000_000, 'Millionen|Mio\\.?'],
    ],
  },
};
