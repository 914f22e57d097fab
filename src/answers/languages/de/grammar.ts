import type { Grammar } from '../grammar';

export const grammar: Grammar = {
  predicates: {
    worked:
      /\barbeite\w*|\bgearbeitet\b|\bangestellt\b|\bbeschaftigt\b|\bjobbt?\w*|\btatig\b|\bstelle\b|\bberufserfahrung\b|\bmitarbeiter(?:in)?\b|\barbeitgeber\b/,
    studied:
      /\bstudier\w*|\bstudium\b|\bstudien\w*|\babschluss\w*|\buniversitat\b|\buni\b|\bhochschule\b|\bschule\b|\bdiplom\b|\bausbildung\b|\bgelernt\b|\babitur\b/,
    certified:
      /\bzertifi\w+|\b(?:ist|war|wurde)\b.*\b(?:ausgebildet|geschult)\b|schein\b|\bnachweis\b|\bqualifi\w+|\bberechtig\w+|\bprufung\b|\blizenz\w*|\bzulassung\b/,
    lives:
      /\bwohn(?:t|haft|en|ort|sitz)\b|\blebt (?:er|sie|in)\b|\bleb(?:t|te)\b|\bgelebt\b|\bgewohnt\b|\bwohnte\b|\baufgewachsen\b|\bansassig\b/,
    speaks:
      /\bsprich\w*|\bsprech\w*|\bfliessend\b|\bversteht\b|\bkann (?:er|sie)(?: \p{L}+)* \p{L}+isch\b|\p{L}+isch(?:kenntnisse|niveau)|\bauf \p{L}+isch\b|\bbeherrscht\b/u,
    led: /\bleite\w*|\bgeleitet\b|\b(?:team|projekt|abteilungs|bereichs|gruppen|schicht|stations|filial|kuchen)?leitung\b|(?<!g|ab|halb)leiter(?:in)?\b|\bchef(?:in)?\b|\bfuhrungs\w+|\bfuhr(?:t|te|en|ten|e|ung)\b|\bgefuhrt\b|\b(?:personal|fuhrungs)?verantwort\w*|\bvorgesetzt\w*|\bmanag\w+|\bbetreu\w*/,
    taught:
      /\bbild(?:et|en|e|ete)\b.*\baus\b|\bunterricht\w*|\blehr(?:t|te|en|e|auftrag|tatigkeit)\b|lehrer(?:in)?\b|\bausbild\w*|(?<!\b(?:[Ii]st|[Ww]ar|[Ww]urde)\b.*)\b(?:ausgebildet|geschult)\b|\bausbildung\b|\bschul(?:t|te|ung|ungen)\b|\bschulen(?=\W*$)|\bdozent\w*|\bkurse?\b|\banleit\w*|\bangeleitet\b|\b(?:ein|an)(?:gearbeitet|arbeit\w*|gelernt|lernen)\b/,
    won: /\bgewonnen\b|\bgewann\b|\bgewinn\w*|\bsieger\w*|\bpreise?\b|\bausgezeichnet\b|\bauszeichnung\w*|\berhalten\b|\bpreistrager\w*/,
    published:
      /\bveroffentlich\w*|\bpubli\w+|\bgeschrieben\b|\bschreibt\b|\bschrieb\b|\bautorin?\b|\bbuch\b|\bbucher\b|\bartikel\b|\bverfass\w*/,
    volunteered: /\behrenamt\w*|\bfreiwillig\w*|\bunbezahlt\w*/,
    made: /\bgebaut\b|\bbau(?:t|en|te|e)\b|\bentwickel\w*|\bgestalt\w*|\berstell\w*|\bhergestellt\b|\bentworfen\b|\bentwurf\b|\baufgebaut\b|\baufbau\b/,
    owned:
      /\bgehort\b|\bgegrundet\b|\bgrunder\w*|\binhaber\w*|\bselbst?standig\w*|\bfreiberuf\w*|\beigene[rsnm]? (?:firma|betrieb|unternehmen|buro|atelier|studio|werkstatt|praxis)\b|\bbesitzt\b|\beigentumer\w*/,
    likes: /\bhobb\w*|\bfreizeit\b|\bmag\b|\bspielt\b|\bspielen\b|\binteress\w*|\bgern\b|\bleidenschaft\w*/,
  },
  qualifiers: {
    never: /\bnichts\b/,
    only: /\bnur\b|\bausschliesslich\w*/,
    all: /\bganze[nrsm]?\b|\balle[nr]?\b|\bimmer(?! noch)\b|\bmehrheit/,
    alone: /\ballein\w*|\beigenhandig|\b(?:er|sie)(?: \p{L}+)? selbst\b(?! ?standig)/u,
    together:
      /\bmit (?:jemand\w*|andere[nrm]?|eine[rm] (?:kolleg\w+|partner\w*|andere[nrm]))\b|\bgemeinsam\b|\bzusammen mit\b|\bzu zweit\b|\bteilt\w* sich\b/,
    outside: /\bausserhalb\b/,
    'full-time': /\bvollzeit|\bfestangestellt|\bfest angestellt|\bunbefristet/,
    'part-time': /\bteilzeit|\bnebenberuflich/,
    tertiary: /\bstudi(?:ert|erte|eren|um)\b|\buni(?:versitat)?\b|hochschul\w*|\bakademi\w+/,
    finished: /\babgeschlossen|\bbeendet|\bfertig\b|\b(?:hochschul|universitats|studien|uni)-?abschluss/,
    'with-honours': /\bmit auszeichnung\b/,
    several: /\bmehrere\w?\b|\bverschiedene\w?\b|\bzahlreiche\w?\b/,
    'several-times': /\bmehrfach|\bmehrmals|\bzweimal\b/,
    valid: /\bgultig\w*/,
    current:
      /\bnoch\b(?! (?:nie|nicht|mal|etwas|eine?|mehr|andere))|\bweiterhin\b|\bderzeit\b|\baktuell\w*|\bmomentan\b|\bjetzt\b|\bheute\b|\b(?:arbeitet|leitet|fuhrt) (?:er|sie|herr|frau)\b/,
    'first-place': /\berster? (?:platz|preis)\b|\bgold\w*|\bsieger\w*|\bmeisterschaft/,
    would:
      /\bwurde (?:er|sie|herr|frau)\b|\bbereit\b|\bmochte\b|\bwill\b|\bsuch(?:t|e)\b|\bgesucht\b|\bbraucht\b|\bbenotigt\b/,
  },
  light:
    /^(?:gelungen|geschafft|erfahrung\w*|kenn\w*|kann|konnen|nutz\w*|benutz\w*|verwende\w*|umgang|umgehen|beherrscht|teilgenommen|teilnahme|durchgefuhrt|gemacht|gegeben|gehalten|ubernommen|fahig\w*|gute?r?|bereich|branche|gebiet|fachgebiet|firma|unternehmen|betrieb|team|leute|menschen|personen|schon|bereits|rolle|position|land|stadt|sprachen?|lebenslauf|hallo|besitzt|verfugt|uberhaupt|wirklich|eigentlich|beruflich\w*|professionell\w*|irgend\w*|einmal|jemals|damals|gehabt|bisher|mitgebracht|hintergrund|karriere|laufbahn|kenntnisse\w*|muttersprachler\w*|zeit|auch|ausserdem|sondern)$/,
  operates: /^(?:fahren|fahrt|gefahren|bedien(?:en|t)|fuhren|programmier(?:en|t))$/,
  asksTitle:
    /^\W*(?:ist|war) (?:er|sie|\p{L}+) (?:(?:eine?|der|die|noch|schon|je|mal|wirklich) )*\p{L}+(?: gewesen)?\W*$|\bkommt (?:er|sie|\p{L}+) (?:\p{L}+ )?aus\b|\bstammt\b|\b(?:ist|war|wurde|arbeitet|gewesen)\b(?: (?:er|sie|herr|frau|\p{L}+))?(?: (?:mal|schon|auch|noch|derzeit|aktuell|wirklich|je|jemals|eine?|der|die|\d+))* \p{L}*(?:meister|leiter|sieger|arzt|arztin|tekt|ist|or|eur|berater|lehrer|[bdfgklmnprt]er|walt|chef|kraft|mann|frau|ent|assistent)(?:in)?\b|\bals \p{L}/u,
  lesser:
    /\bassisten\w*|\bstellvertret\w*|\bjunior\b|\bvize\b|\bpraktik\w*|\bauszubild\w*|\blehrling\b|\bhilfs\w*|\bco\b|\bwerkstudent\w*|\bhelfer\w*|\bmitarbeiter\w* (?:der|des|von)\b/,
  unreal:
    /\bich suche\b|\bsuche\b|\bmochte\b|\bohne\b|\bnicht\b|\bkeine?[nrsm]?\b|\bnie\b|\babgelaufen\b|\babgebrochen\b|\bgeplant\b|\bin vorbereitung\b|\bassisten\w*|\bunterstutz\w*|\bunter der leitung\b|\bunter leitung\b|\bim auftrag\b|\bnominiert\b|\bfinalist\w*|\bzuarbeit\w*|\b(?:(?:zweit|dritt)er|[23]\.) (?:platz|preis)\b|\baufgegeben\b|\babgeschafft\b|\bverzicht\w*|\bersetzt\w* .*\bdurch\b|\bobwohl\b|\ballerdings\b|\bgewechselt, weil\b|\babgelehnt\b|\bausgeschlagen\b|\bmeine?[mn]? (?:bruder|schwester|mann|frau|partner(?:in)?|vater|mutter|freund(?:in)?|kolleg\w+|chef(?:in)?|vorganger(?:in)?)\b/,
  ofThePast:
    /\bhat (?:\p{L}+ ){1,6}\p{L}*(?:ge\p{L}+(?:t|en)|iert)\b|\b(?:lebte|wohnte|war|gelebt|gewohnt)\b|\baufgewachsen\b|\b(?:je|jemals|schon (?:ein)?mal)\b/u,
  team: /teams?\b|personalverantwort|\bfuhrungs|\b(?:leuten?|mitarbeit\w+|personal|kolleg\w+|mannschaft|angestellt\w+|beschaftigte\w*|abteilung|menschen|personen|kopfig\w*)\b|kopfig/,
  agents:
    /(?:er|ern|innen|ent|enten|isten|leuten?|kraften?|gesellen|lehrlingen?|azubis?|auszubildenden?|beschaftigten|angestellten)\b/,
  denies: /\bnicht\b(?! mehr)|\bkeine?[nrsm]?\b|\bnie(?:mals)?\b|\bohne\b/,
  without: / ohne /,
  beneficiary: / für /,
  beforeNameOfSchool: /\b(?:universitat|uni|hochschule|fachhochschule|akademie)(?: von)? $/,
  beforeEmployer: /\b(?:(?:bei|fur)(?: de[rnm]| das| die)?|beim)\s*$/,
  beforeWorkplace:
    /\b(?:in|bei|von|fur|auf) (?:eine[rmns]? |de[rmn] |die |das )?(?:(?:stadt|firma|gruppe|gemeinde) )?$|\b(?:im|beim|am) $/,
  beforeNationality: /\b(?:ist|war) (?!(?:ihr|sein|dein) )\p{L}+ (?:eine? )?$/u,
  employs: /\b(?:bei|beim|fur)(?: de[rmn]| die| das)? @/,
  workplace: /(?!)/,
  book: /\bbuch\b|\bbucher\b/,
  statedTime: /\b(?:seit|ab) (?:19|20)\d\d\b|([\p{L}\d–-]+?)\+?[ -]?jahr(?:en?\b|ige)(?! alt)/u,
  ends: /\bbis (?:\p{L}+ )?(?:19|20)\d\d\b/u,
  atLeast: /\bmehr als\b|\buber\b|\bmindestens\b/,
  lengthOfTime: /\b(?:jahre?n?|monate?n?)\b/,
};
