import type { TimeWords } from '../../time/time-words';
import { spellings } from './spellings';

export const times: TimeWords = {
  seasons: {
    spring: spellings('frühling|frühjahr'),
    summer: 'sommer',
    autumn: 'herbst',
    winter: 'winter',
  },
  parts: { early: 'anfang|beginn', mid: 'mitte', late: 'ende' },
  joins: 'im|des|jahres|jahr',
  inside: /\b(?:in|im)\s*$/,
  thisYear: 'dieses jahr|diesem jahr',
  lastYear: 'letztes jahr|letzten jahr|voriges jahr|vergangenes jahr|vergangenen jahr',
  lastYears: /\b(?:letzten?|vergangenen?) (\w+) jahren?\b/,
  lastMonths: /\b(?:letzten?|vergangenen?) (\w+) monaten?\b/,
  yearsAgo: /\bvor (\w+) jahr(?:en)?\b/,
  decade: /\b((?:19|20)?\d0)er(?: ?jahren?)?\b/,
  units: spellings(
    'beendet|fertig|abgeschlossen|angefangen|begonnen|aufgehört|verlassen|jahr|jahre|jahren|jahres|monat|monate|monaten|woche|wochen|tag|tage|zeit|zeitpunkt|lang|lange|länger|insgesamt|datum',
  ),
  long: spellings('lang|lange|länger|längst*|dauer|dauerte|gedauert|mehr zeit|meiste zeit|mehr jahre'),
  short: spellings('kürzer|kürzer*|kurz|weniger zeit'),
  later: spellings('später*|neuer*|jünger*|danach'),
  old: 'wie alt|wie lange her',
  selfEmployed: spellings(
    'seine firma|ihre firma|sein betrieb|seinen betrieb|ihr büro|ihre praxis|eigenes geschäft|selbstständig*|selbständig*|selbstständigkeit|selbständigkeit|eigener chef|eigene chefin|eigene firma|eigenen betrieb|eigener betrieb|eigene praxis|eigenes büro|freiberuflich*|freelancer|auf eigene rechnung',
  ),
};
