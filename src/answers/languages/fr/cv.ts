import { none } from '../any-language';
import type { CvWords } from '../cv-words';

export const cv: CvWords = {
  levels: {
    native: /maternel|premiere langue/,
    fluent:
      /courant|couramment|parfaite?ment|parfaite?\b|\bsans (?:difficulte|accent|effort)|tres bon|tres bien|maitris|\baisance|avance|aisement/,
    professional: none,
    conversational: /\bbon\b|\bbonne|se debrouille|scolaire|\bbien\b/,
    basic: /elementaire|debutant|quelques mots|\bun peu\b|des bases|les bases/,
    none: /\baucune?\b/,
  },
  degrees: {
    doctorate: none,
    master: /\bingenieur|\bdea\b|\bdess\b/,
    bachelor: /\blicen|\bbut\b/,
    vocational: /\bcap\b|\bbp\b|\bbac pro|\bbrevet professionnel|\bbts\b|\bbep\b|\bdut\b|\bdiplome\b/,
    school: /\bbaccalaureat|\bbac\b|\blycee/,
  },
  schooling: /\bbrevet des colleges|\bechange\b/,
  masterOfCraft: /\bbrevet de maitrise/,
  lapsed:
    /\binachev|\binterromp|\bnon (?:termine|acheve|soutenu|valide)|\bsans (?:diplome|le diplome)|\bperimee?\b|\bexpiree\b|\ba expire\b|\barrivee? a echeance/,
  graded: /\bnote\b/,
  breaks: /\bmaternite|\bpaternite|\bconge\b|\bannee de cesure/,
  employed: /salariee?\b/,
  selfEmployed:
    /\bindependante?\b|\bauto-? ?entrepreneu|\ba son compte|\bliberale?\b|\bfondat(?:eur|rice)|\bgerante?\b/,
  fullTime: /temps plein|plein temps/,
  partTime: /temps partiel|mi-temps|vacations/,
  finished: /\bacheve/,
  skillGroups: {
    tool: /\blogiciel|\boutils?\b|\binformati/,
    'office-software': /\bbureautique/,
    machine: none,
    method: none,
    'soft-skill': /\bsavoir-etre/,
  },
  matters: {
    notice: /\bpreavis\b/,
    start: /\bdisponib|\blibre (?:a partir|des)/,
    pay: /\btarif|\btjm\b|\btaux journalier|\bpretentions\b|\bpar jour\b/,
    permit: /\bpermis de travail|\bautorisation de travail|\btitre de sejour/,
    driving: /\bpermis (?:b|c|d|de conduire)\b|\bvoiture|\bvehicule/,
    clearance: /\bhabilitation (?:secret|defense|confidentiel)/,
    remote: /\bteletravail|\ba distance\b|\bdistanciel/,
    onSite: /\bpresentiel|\bsur site\b/,
    hours: /\btemps (?:partiel|plein)|\bmi-temps|\bheures (?:par semaine|hebdo)/,
    shifts: /\bhoraires (?:decales|postes)|\bposte? (?:de nuit|du matin)|\bequipes? postees?/,
    nights: /\bde nuit|\bles nuits\b|\bla nuit\b/,
    weekends: /\bdimanches?\b|\bsamedis?\b/,
    onCall: /\bastreinte/,
    abroad: /\betranger\b/,
    moving: /\bdemenag|\bmobilite/,
    travel: /\bdeplacements?\b|\ben deplacement|\bvoyager\b/,
    commuting: /\brayon de\b/,
    nationality: none,
    origin: /\bne(?:e)? (?:a|en|au)\b|\bj'ai grandi|\bgrandi\b|\borigin(?:e|aire)\b/,
    age: /\bne(?:e)? (?:en|le)\b|\b\d\d ans\b(?! d)/,
  },
  wish: /\bje (?:re)?cherche|\ben recherche|\ba l'ecoute|\bje (?:souhaite|voudrais|vise)|\bj'aimerais/,
  asOf: /\ba partir d|\bdes\b/,
  negation: /\b(?:ne|pas|jamais|aucune?|sans|ni)\b/,
  leaving: /\bquitt\w*|\bparti(?:e|r)?\b|\bdepart\b|\bdemission\w*/,
  because: /\bparce qu|\bcar\b|\bpuisqu|\bpour [a-z]+|\ba la suite\b|\blorsqu|\bquand\b|\bapres\b/,
  articles: 'le|la|les|l|un|une',
  and: 'et',
  withinNames: 'de|du|des|la',
  common: 'aussi cette chez comme dans depuis deux elle etre leur pour sont tout vous',
  money: none,
  forms: {
    endings:
      'e s es ee ees ire ction ctions er ez ons ent ait aient era eur eurs euse euses trice ir it is i ie ies issons ation ations ion ions ement ment ements ments age ages ance ence al aux ale ales x eux',
    strong: 'conduire conduite|mettre mis mise|peindre peint peinture|vendre vendu vendue vente',
    participlePrefix: none,
  },
  numbers: {
    words:
      'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix - mille',
    alone: { un: 1, une: 1 },
    unitsFirst: none,
    scales: [
      [100, 'cents?'],
      [1000, 'mille'],
      [1_000_000, 'millions?'],
    ],
  },
};
