import { none } from '../any-language';
import type { CvWords } from '../cv-words';

export const cv: CvWords = {
  levels: {
    native: /nativ|mother ?tongue|bilingu/,
    fluent: /fluen|full professional|advanced|excel|impeccable|proficien|perfect/,
    professional: /profes+ion|business|working/,
    conversational: /conversation|intermedi|\bgood|correct/,
    basic: /basic|beginner|elementar|rudiment|notion/,
    none: /\b(?:none|no)\b/,
  },
  degrees: {
    doctorate: /\bph\.? ?d\b|\bdphil\b|\bdoctor/,
    master: /\bmaster|\bm\.? ?sc\b|\bm\.? ?a\b|\bm\.? ?eng\b|\bmba\b|\bllm\b/,
    bachelor: /\bbachelor|\bb\.? ?sc\b|\bb\.? ?a\b|\bb\.? ?eng\b|\bllb\b/,
    vocational:
      /\bapprentic|\bvocational\b|\bdiploma\b|\bfoundation degree|\bhn[cd]\b|\bnvq\b|\bbtec\b|\bassociate|\bjourneyman/,
    school: /\bhigh school|\ba-?levels?\b|\bsecondary/,
  },
  schooling: /\bgcse|\bhighers\b|\bexchange\b|\berasmus\b/,
  masterOfCraft: /\bmaster craftsman/,
  lapsed:
    /\binterrupt|\b(?:not|never) (?:completed|finished)|\bunfinished|\bincomplet|\bwithdr[ae]w|\babandon|\bdropped out|\bleft (?:without|before|after)|\bwithout (?:the |a )?(?:degree|diploma|qualification)|\blapsed\b|\bexpired\b|\bno longer valid/,
  graded: /honou?rs|distinction|mention|cum laude|gpa/,
  breaks:
    /\bparental|\bmaternity|\bpaternity|\bsabbati|\bcareer break|\bfamily (?:leave|care|break)|\bpause\b|\bgap year/,
  employed: /\bemployed/,
  selfEmployed:
    /\bself-? ?employed|\bfreelanc|\bfree-lance|\bfounder\b|\bco-?founder|\bowner\b|\bproprietor|\bsole trader|\bindependent\b/,
  fullTime: /full[- ]?time/,
  partTime: /part[- ]?time|days a week|\d ?%|seasonal/,
  finished: /\bfinish|\bcomplet/,
  skillGroups: {
    tool: /\bsoftware\b|\bprogram(?:s|me)\b|\btools?\b/,
    'office-software': /\boffice\b/,
    machine: /\bmachine|\bequipment/,
    method: /\bmethod/,
    'soft-skill': /\bsoft skills?\b|\bpersonal/,
  },
  matters: {
    notice: /\bnotice\b/,
    start:
      /\bavailab|\bfree (?:from|to start|as of)|\bcan (?:start|join)|\b(?:start|starting) (?:date|immediately)/,
    pay: /\bsalar|\bwages?\b|\bday rate|\bdaily rate|\bhourly rate|\brates?\b|\bper (?:day|hour|annum)\b|\bremunerati/,
    permit:
      /\bright to work|\bwork permit|\bwork authori[sz]ation|\b(?:authori[sz]ed|allowed|entitled) to work|\bvisas?\b|\bsettled status|\bpermanent residen/,
    driving: /\bdriv(?:ing|er'?s) licen[cs]e|\blicen[cs]e to drive|\bcars?\b|\bvan\b/,
    clearance: /\bclearance/,
    remote: /\bremote|\bhybrid|\bhome[ -]?office|\b(?:work|working|works) from home/,
    onSite: /\bon[ -]?site\b|\bin the office/,
    hours: /\bpart[ -]time|\bfull[ -]time|\bhours (?:a|per) week|\b\d\d-hour week/,
    shifts: /\bshifts?\b|\brotating/,
    nights: /\bnights?\b/,
    weekends: /\bweek-?ends?\b|\bsundays?\b|\bsaturdays?\b/,
    onCall: /\bon[ -]call\b|\bstandby/,
    abroad: /\babroad\b|\boverseas\b/,
    moving:
      /\brelocat|\b(?:would|will|not|could|she|he|you) move\b|\b(?:move|moving) (?:to|house|abroad|anywhere|for)/,
    travel:
      /\b(?:to|i|will|can|happily|gladly|often|regularly) travel\b|\btravel (?:up to|\d|often|regularly|widely|for work|is)/,
    commuting: /\bcommut|\bwithin (?:an?|one|two|\d+) (?:hours?|miles?|km|kilomet|minutes)/,
    nationality: /\bnationalit|\bcitizen|\bpassport/,
    origin: /\bgrew up|\bgrow up|\braised in|\bborn in\b/,
    age: /\bborn (?:in|on) (?:\w+ |\d+ )*(?:19|20)\d\d|\b\d\d years old/,
  },
  wish: /\b(?:i am|i'm|currently|now|i'm currently|am) (?:looking|searching) for|^looking for|\bi look for|\bseeking\b|\bopen to\b|\bi would like|\bi'd like|\bi want\b|\bmy next step|\bnext role|\bi hope to|\bi have room/,
  asOf: /\bfrom\b|\bas of\b/,
  negation: /\b(?:not|no|never|don't|won't|cannot|can't|without)\b/,
  leaving: /\bleav(?:e|es|ing)\b|\bleft\b|\bquit\b|\bfired\b|\bresign\w*/,
  because:
    /\bbecause\b|\bsince (?:i|the|my)\b|\bwhen (?:i|the|my)\b|\bafter (?:i|the|my|its)\b|\bin order to\b|\bto (?!the\b|a\b|an\b|\d)[a-z]+/,
  articles: 'a|an|the',
  and: 'and',
  withinNames: 'of|and|the|of the',
  common:
    'about after also been during experience from have including into more most other over role since than that their then they this through until very well were what when where which while with worked working years your',
  money: /\beuros?\b/,
  forms: {
    endings: 'e s es ed d ing er ers or ors ies ied y ation ations ion ions ment ments ed al',
    strong:
      'build built|buy bought|choose chose chosen|deal dealt|draw drew drawn|feed fed|fly flew flown|give gave|grow grew grown|hold held|keep kept|make made|meet met|rebuild rebuilt|rewrite rewrote rewritten|ride rode ridden|run ran|sell sold sale|sing sang sung|speak spoke spoken|spend spent|take took taken|weave wove woven|write wrote written',
    participlePrefix: none,
  },
  numbers: {
    words:
      'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand',
    alone: { one: 1 },
    unitsFirst: none,
    scales: [
      [100, 'hundred'],
      [1000, 'thousand'],
      [1_000_000, 'millions?'],
    ],
  },
};
