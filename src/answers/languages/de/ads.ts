import type { AdWords } from '../ads';
import { between, none } from '../any-language';

export const ads: AdWords = {
  tasks:
    'aufgaben|ihre aufgaben|deine aufgaben|aufgabengebiet|tatigkeiten|das machst du|das machen sie|was du machst|was sie machen|was du tust|dein job|bei uns tun|bei uns machen|sie tun|du tust|deine rolle|das erwartet dich|das erwartet sie|hauptaufgaben',
  requirements:
    'anforderungen|anforderungsprofil|ihr profil|dein profil|wir erwarten|was wir erwarten|erwartungen|voraussetzungen|qualifikation|qualifikationen|ihre qualifikationen|deine qualifikationen|das bringen sie mit|das bringst du mit|sie bringen mit|du bringst mit|was sie mitbringen|was du mitbringst|das haben sie|das hast du|sie haben|du hast|sie verfugen uber|du verfugst uber|wir suchen|wir wunschen uns|das zeichnet sie aus|das zeichnet dich aus|damit uberzeugen sie|damit uberzeugst du|ihre kompetenzen|deine skills|must have|nice to have|wunschenswert|von vorteil|idealerweise|erforderlich|profil|das wunschen wir uns|was wir uns wunschen|pluspunkte',
  otherHeadings:
    'wir bieten|das bieten wir|was wir bieten|unser angebot|benefits|ihre vorteile|deine vorteile|darauf konnen sie sich freuen|darauf kannst du dich freuen|freuen sie sich auf|uber uns|wer wir sind|das sind wir|ihr aufgabengebiet|ihre tatigkeiten|stellenbeschreibung|bewerbung|ihre bewerbung|jetzt bewerben|bewerben sie sich|bewirb dich|haben wir ihr interesse geweckt|gehalt|lohn|entlohnung|vergutung|bezahlung|kollektivvertrag|arbeitsort|standort|kontakt|ansprechpartner|wir freuen uns auf|chancengleichheit|das gibt es|das bekommst du|das bekommen sie',
  greeting: /^(?:hallo|guten|liebe[rs]?|sehr geehrte|moin)\b/,
  asking:
    /(?:sie|du) (?:bring|hast|haben|verfug|beherrsch|sprich|sprech|kenn|besitz|konn|kann|bist|sind)|(?:erforderlich|vorausgesetzt|wunschenswert|von vorteil|zwingend|notwendig)|erfahrung (?:in|mit|als|im)|kenntnisse|wir (?:erwarten|suchen|brauchen|wunschen)|abgeschlossene|\d jahre/,
  tasking: /^(?:sie|du) (?:wirst|werden|leitest|leiten|ubernimmst|ubernehmen)\b/,
  benefit: /\b(?:urlaub|jobticket|jobrad|kantine|obstkorb|weihnachtsgeld|zuschuss|kita)\b/,
  offer: /chancengleichheit|unabhangig von|^(?:wir bieten|unser angebot)|(?:gehalt|vergutung)\b|urlaubstage/,
  empty:
    'gute guter gutes sehr fundierte fundiert sichere sicherer sicher solide mindestens idealerweise wunschenswert vorteil voraussetzung erforderlich zwingend erfahrung erfahrungen berufserfahrung mehrjahrige mehrjahrig einschlagige kenntnis kenntnisse grundkenntnisse fahigkeit umgang jahre jahr niveau wort schrift fliessend verhandlungssicher abgeschlossene abgeschlossenes abgeschlossener abschluss ausbildung studium zeugnis zertifikat vergleichbar vergleichbare vergleichbarer bereich bereichen ander anderes andere unser unsere unseren ihre deine sie du arbeiten erste gern gerne freude',
  weak: 'bilden bildest aufbau betrieb weiterentwicklung gestaltung einsatz mitarbeit leiten leitest leitung planen planst entwickeln entwickelst betreuen betreust ubernehmen unterstutzen erstellen durchfuhren organisieren schreibst machst team teams projekt projekte kunde kunden firma qualitat leistung verantwortung kommunikation organisation belastbarkeit teamgeist teamfahigkeit zuverlassigkeit selbststandigkeit selbststandig flexibilitat engagement eigeninitiative kommunikationsstarke sorgfalt erstellst sicherstellen sorgen sorgst fuhren fuhrst auswerten wertest prufen prufst verantworten verantwortest steuern steuerst koordinieren koordinierst optimieren verbessern analysieren vorbereiten dokumentieren dokumentierst begleiten begleitest mitwirken umsetzen bauen baust schaffen',
  affixes: none,
  lead: '(?:sie|du) (?:haben|hast|verfügen über|verfügst über|bringen|bringst|besitzen|besitzt)',
  also: '',
  nextClause: none,
  or: between('oder|bzw\\.?|wie|z\\. ?B\\.'),
  and: between('und|sowie'),
  means: between('mit'),
  lastOfList: 'und|sowie',
  again: '',
  degree:
    /studium\b|\bexamen\b|\bberufsausbildung\b|\bausbildung (?:als|zum|zur|im|in)\b|\bhochschulabschluss/,
  degreeWord: /\b(?:examen|(?:berufs)?ausbildung|abschluss)\b|studium\b/gi,
  publications: /publikation/i,
  awards: /\bpreise?\b/i,
  certificates: /zertifi/i,
  licence: none,
  spoken: /\b(?:sprach|sprech)/i,
  afterLanguage: none,
  question: {
    lead: 'geeignet (?:fur|als)|richtige[rn]? (?:fur|als)|passt (?:sie|er|das profil|ihr profil) (?:zu|auf)|(?:suchen|brauchen|brauche|suche|gesucht wird|wollen)|fur (?:eine|die|unsere|den|diese) (?:stelle|position|rolle|posten)(?: als| auf| in| im| mit)?',
    frame: 'stelle position job jemand jemanden person profil ausschreibung stellenanzeige unternehmen',
    somebody: 'jemand(?:en)?',
    who: 'der|die',
    has: 'kann|hat',
    article: 'eine[nr]?|ein|der|die|das',
    end: 'geeignet|passend',
    and: between('und|mit|der|die'),
    afterComma: 'und',
  },
};
