import type { Lexicon } from '../lexicon';
import { ofEach } from '../pack-parts';
import { sections } from './sections';
import { speech } from './speech';
import { times } from './times';
import { spellings } from './spellings';

const modifiers: Lexicon['modifiers'] = {
  count: 'wie viele|wie viel|wieviel|wieviele|wie vielen|wie oft|anzahl',
  first: spellings('erste|erster|erstes|ersten|zuerst|am anfang|zu beginn|frühest*|ältest*|einstieg'),
  last: spellings('letzt*|zuletzt|jüngst*|neuest*|neust*|neuere*|aktuellst*'),
  longest: spellings('längst*|meiste zeit|meisten jahre'),
  shortest: spellings('kürzest*'),
  second: spellings('zweit*|der andere|die andere|das andere|der anderen|dem anderen|den anderen'),
  third: spellings('dritt*'),
  before: 'vor|bevor|ehe|davor|vorher|zuvor',
  after: spellings('nach|danach|nachdem|nachher|hernach|anschließend|im anschluss'),
  since: 'seit|seid|ab|seitdem',
  until: 'bis',
  between: 'zwischen',
  not: spellings('nicht|nichts|nix|nie|niemals|kein*|ohne|weder|ned|nit|fehlt|nein'),
  except: spellings('außer|neben|abgesehen von|ausgenommen|bis auf|zusätzlich zu|darüber hinaus'),
  more: spellings(
    'mehr|meisten|länger|kürzer|besser|lieber|eher|stärker|größer|häufiger|öfter|aktueller|vergleich|vergleiche|verglichen|vs',
  ),
  earlier: spellings('früher|eher|zuerst|als erstes'),
  or: 'oder|odr|beziehungsweise|bzw|vs',
  anaphor: spellings(
    'dort|da|das|dies|dies*|jen*|dasselbe|derselben|dabei|damit|daran|darin|davon|dafür|damals|war es|dauerte es|ging es|die firma|der firma|das unternehmen|dem unternehmen|die stelle|der stelle|der job|dem job|dem betrieb|erster*|letzter*',
  ),
  both: spellings('beid*'),
  now: spellings(
    'jetzt|jetz|aktuell*|derzeit|derzeitig*|zurzeit|zur zeit|momentan*|im moment|im augenblick|gerade|grad|heute|heutig*|gegenwärtig|jetzig*|inzwischen|mittlerweile|immer noch',
  ),
  abroad: spellings(
    'ausland|auslandserfahrung|auslandsaufenthalt|auslandsaufenthalte|auslandssemester|auslandseinsatz|anderen land|anderen ländern|international',
  ),
  pandemic: 'pandemie|corona|covid|lockdown|coronazeit|coronakrise',
  duration:
    'wie lange|wie lang|wielange|wielang|wie viele jahre|wie viel jahre|wieviel jahre|wieviele jahre|wie vielen jahren|wie viele monate|wieviele monate|wie viel zeit|wieviel zeit|dauer|dauert|dauerte|gedauert|jahre erfahrung|anzahl jahre|in jahren',
  when: 'wann|welches jahr|welchem jahr|welche jahre|welchen jahren|welchem monat|welcher zeit|datum|zeitpunkt|zeitraum|jahreszahl|jahreszahlen|eintrittsdatum|startdatum',
  where: spellings(
    'wo|woher|wohin|bei wem|für wen|welche firma|welcher firma|welches unternehmen|welchem unternehmen|welcher arbeitgeber|welchem arbeitgeber|welchem betrieb|welcher stelle|welcher stadt|welchem land|welchem ort|welches land|welche stadt',
  ),
  who: 'wer|wen|wessen|von wem',
  why: spellings('warum|wieso|wiso|weshalb|grund|gründe'),
};

export const lexicon: Lexicon = {
  times,
  speech,
  frame: [
    spellings(
      'qualifiziert|zertifiziert|gelernte|gelernter|offiziell|aber|absolvier~|ach|acht|äh|aha|ähm|ähnlich*|ahnung|all*|als|also|alt*|am|an|ander*|anders|anfang|anfangen|anfänger|anfing|angaben|angefangen|angegeben|angestellt*|angewandt|angewendet|ans|antwort~|anwenden|arbeit~|arbeitest|arbeitet|arbeitete|arbeitgebers|arbeitsstelle|auch|auf|aufgabe|aufgaben|aufgeführt|auflisten|auflistung|aufs|aufzählen|aus|ausführlich|ausgeübt|auskennen|außerhalb|ausüben|bald|bedeutet|beendet|begann|beginn~|begonnen|beherrsch~|bei|beim|beispiel|beispiele|bekam|bekommen|benutz~|bereich|bereiche|bereits|beruflich*|beschäftigen|beschäftigt*|beschreib~|besitz~|besonders|best*|besuch~|betrifft|bewandert|bewerber|bewerberin|bewerbers|bin|bisher|bisherig*|bislang|bisschen|bissl|bist|bitte|bleib~|blieb|brauch~|bräuchte|bring~|ca|chef|chefin|cv|dame|danke|dann|darf|darfst|darüber|dass|dauer~|dazu|dein*|dem|den|denk~|denn|der|des|details|dich|die|ding|dir|direkt|doch|dran|drauf|drei|drin|du|durch|dürf~|eben|ebenso|echt|eh|eigentlich|eignet|ein*|einfach|eingesetzt|einige|einiges|einmal|einsatz|einsetzen|ende|enden|endet|endete|er|erfahren*|erhalten|erklär~|erläutern|erst*|erwähn~|erzähl~|es|etwa|etwas|euch|euer|eure|experte|expertin|falls|fängt|find~|findet|fing|fit|frag~|fragen|frau|früher*|fundierte|fünf|für|fürs|gab|ganz*|gar|gearbeitet|geb~|gebiet|geblieben|gebracht|gebraucht|geeignet|gefunden|gegangen|gegeben|gegen|gegenüber|geh~|gehabt|gehören|gehört|gehts|gekommen|gekümmert|gelebt|gelernt|gelernter|gemacht|genannt|genau*|genommen|genug|genutzt|gern|gerne|gesagt|gesammelt|gesamt*|geschafft|geschult|gesehen|gesprochen|gestanden|gesucht|getan|getrieben|gewechselt|gewesen|gewohnt|geworden|gib|gibt|gibts|gilt|ging|gingen|glaub~|gleich|gleiche|gmacht|groß*|größt*|grüezi|grundkenntnisse|grüß|gut*|hab~|hackelt|hallo|halt|hält|halt~|hast|haste|hat|hätt*|hatte~|heiß~|her|herr|herrn|herum|heut|hey|hi|hier|hieß|hin|hm|hoch|hör~|ich|ihm|ihn|ihnen|ihr*|im|immer|in|info|informationen|infos|ins|insgesamt|interessier~|inwiefern|inwieweit|irgend|irgendein*|irgendwann|irgendwelche|irgendwo|is|isch|ist|ja|jahr|jahre|jahren|jahres|je|jed*|jemals|jemand|jemanden|kam|käme|kamen|kandidat|kandidaten|kandidatin|kann|kannst|kannte|kenn~|kenntnis|kenntnisse|kenntnissen|klar|klein*|komm~|konkret*|könn~|konnte~|könnte~|könnten|kriegt|kümmert|kurz|lag|land|lang*|lass|lassen|lässt|lauf~|läuft|leb~|lebenslauf|lebenslaufs|lern~|leute|level|lief|lieg~|liste|mach~|mag|mal|man|mann|mehrere|mein*|mein~|meist*|mensch|mich|mindestens|mir|mit|mitbringen|möchte~|möchten|möglich*|moin|moment|monat|monate|monaten|muss|müssen|musst|musste~|n|na|nächst*|nahm|name|namen|ne|nehme|nehmen|nem|nen|nenn~|ner|neu*|nimmt|niveau|nö|noch|nochmal|nun|nur|nutz~|ob|oft|ok|okay|ort|paar|pass~|passiert|per|person|profi|profil|raus|reden|redest|redet|reicht|resume|richtig*|rum|sache|sachen|sag~|sattelfest|schafft|schau~|schauts|schildern|schlecht|schnell|scho|schon|sechs|seh~|sehr|sei|sein*|seither|selber|selbst|servus|setzt|sich|sicher|sie|sieben|siehst|sieht|sind|sitzt|so|sofort|soll~|sollten|sonst|sowie|sowohl|später|sprech~|sprichst|spricht|stadt|stand|starten|startete|statt|steh~|stell~|stimmt|studier~|studiert|such~|tag|tage|tat|tätig*|tatsächlich|taucht|taugt|thema|themen|traust|treibt|tun|tust|tut|typ|typisch*|über|überall|überblick|überhaupt|übt|übte|um|umfasst|umgang|umgehen|und|uns|unser*|unter|unterscheiden|verbracht|verfüg~|vergleich~|verlassen|versiert|versteh~|vertraut|verwend~|verwendet|viel*|vielleicht|vier|vita|vom|von|vorhanden|vorherig*|vorig*|vorkommen|vorweisen|während|wär|war~|wäre|wären|wars|wärst|was|wechsel~|weg|wegen|weil|weiß|weißt|weiter*|welch*|wem|wenig*|weniger|wenn|werd~|wichtig*|wie|will|willst|wir|wird|wirklich|wirst|wissen|wobei|woche|wochen|wofür|wohl|wohn~|wollen|wollte~|womit|woran|worauf|worden|worin|worüber|worum|wos|wovon|wozu|würd*|wurde~|wurden|wusste|zähl~|zehn|zeig~|zeit|zeiten|zu|zum|zur|zurück|zusammen|zuständig|zwei',
    ),
    sections.work.asked,
    ...Object.values(modifiers),
  ].join('|'),
  participles: /^(?:\w{2,4})?ge\w{3,}(?:t|en)$|iert$/,
  languageEnding: /(?:(?<=isch)e[nsmr]?)?kenntnissen?$|(?<=isch)e[nsmr]?$/,
  honorific: /(?!)/,
  between: ['als', 'vor|nach|bevor|nachdem', 'und'],
  asks: {
    more: /\b(?:was|welche[rnsm]?|wer|wem|wen|wo|woher|wohin|wann|warum|wieso|weshalb|wie|wieviel|worin|womit|wofur|liste)\b/,
    yesNo:
      /\?|^(?:\S+ ){0,3}(?:hat|ist|kann|spricht|war|kennt|gibt|hatte|arbeitet|haben|konnen|sind|darf|bringt|versteht)\b|\bob\b/,
    beginsWithVerb:
      /^(?:(?:und|hallo|ok|aber)\W+)*(?:hat|hatte|ist|war|kann|konnte|spricht|kennt|weiss|arbeitet|darf|versteht|beherrscht|macht|lebt|spielt) (?!man\b|ich\b|wir\b|mir\b|jemand\b)/,
    number: /\bwie (?:oft|hoch|gro(?:ss|ß)|stark)\b|\bwelche[ms]? (?:budget|note|umfang|betrag)\b/,
    whoIs:
      /^(?:und |aber )?(?:wer (?:ist|sind) (?:sie|er|das|die|diese (?:frau|person)|dieser mann)(?: denn| eigentlich| genau)?|(?:bitte )?erzahl(?:e|en sie)? (?:mir |uns )?(?:bitte )?(?:(?:et)?was |ein (?:wenig|bisschen) )?(?:von (?:ihr|ihm)|uber (?:sie|ihn)))$/,
    privateMatter:
      /\b(?:ist|war) (?:sie|er|\{name\}) (?:\p{L}+ )?(?:krank|gesund|schwanger|behindert|depressiv|verheiratet|ledig|geschieden|verwitwet|schwul|lesbisch|religios|glaubig|mutter|vater|vorbestraft|gross|klein|dick|dunn|schlank|schon|hubsch|hasslich|kahl|blond|reich|arm)(?: gewesen)?$|\b(?:raucht|trinkt) (?:sie|er|\{name\})$|\bwie (?:gross|schwer) ist (?:sie|er)\b|\bwie sieht (?:sie|er) aus$|\bblutgruppe hat (?:sie|er)\b|\b(?:ihre|seine) blutgruppe\b|\bwen wahlt (?:sie|er)$|\b(?:ist|sind|war|waren|macht|machen|lebt|leben|wohnt|wohnen|heisst|heissen|arbeitet|arbeiten) (?:ihre?|seine?) (?:eltern|mutter|vater|mann|frau|bruder|geschwister|kinder)(?![-\p{L}])|\bwurde (?:sie|er) (?:\p{L}+ ){0,2}(?:verhaftet|verurteilt|adoptiert)$/u,
    needs: /^(?:hallo)?[ ,!]*(?:wir|ich) (?:suchen?|brauchen?)\b/,
    fits: /\b(?:geeignet|eignet|passt|richtige|taugt)\b/,
    denies: /\b(?:nicht|nie|niemals|keine?[nrsm]?)\b/,
  },
  modifiers,
  degrees: {
    school: spellings(
      'abitur|abi|fachabitur|matura|matur|maturität|berufsmatura|hochschulreife|fachhochschulreife|schulabschluss|hauptschulabschluss|realschulabschluss|mittlere reife',
    ),
    vocational: spellings(
      'lehre|berufslehre|lehrabschluss|berufsausbildung|berufsabschluss|geselle|gesellin|gesellenbrief|gesellenprüfung|meister|meisterin|meisterbrief|meisterprüfung|facharbeiter|fachausweis|efz|fachwirt|fachwirtin',
    ),
    bachelor:
      'bachelor|bachelors|bachelorabschluss|bachelorstudium|bachelorarbeit|bsc|b sc|ba|b a|beng|llb|bakkalaureat',
    master:
      'master|masters|masterabschluss|masterstudium|masterarbeit|msc|m sc|ma|m a|meng|mba|llm|magister|mag|diplom|diplomstudium|diplomarbeit|diplomingenieur|diplomingenieurin|lizenziat|lizentiat|staatsexamen',
    doctorate:
      'doktor|doktorin|doktorat|doktortitel|doktorgrad|doktorarbeit|promotion|promoviert|promovieren|dissertation|phd|ph d|dr|habilitation|habilitiert',
  },
  classes: {
    'programming-language':
      'programmiersprache|programmiersprachen|programmier sprachen|computersprachen|skriptsprachen|sprachen programmiert|sprachen programmieren|sprachen programmierst|programmieren|programmiert|programmierkenntnisse|programmiererfahrung|coden',
    framework: 'framework|frameworks|bibliotheken|libraries',
    database: 'datenbank|datenbanken|datenbanksysteme|db',
    cloud: 'cloud|cloud dienste|clouddienste|cloud plattformen|cloud anbieter|infrastruktur|devops',
    'operating-system': 'betriebssystem|betriebssysteme|betriebssystemen',
    tool: 'tool|tools|werkzeug|werkzeuge|werkzeugen|programme|programmen|welche software|welcher software',
    'design-software':
      'designsoftware|design software|designprogramme|design tools|grafikprogramm|grafikprogramme|grafikprogrammen|grafiksoftware|bildbearbeitung|cad|cad programme|cad programmen|cad software',
    'office-software': spellings(
      'office programme|office software|office paket|office kenntnisse|bürosoftware|büroprogramme|tabellenkalkulation|textverarbeitung',
    ),
    'machine-learning': 'ki tools|ki werkzeuge|ki frameworks|ml tools|ml frameworks|ml bibliotheken|ai tools',
    web: 'webtechnologie|webtechnologien|web technologien|frontend|front end|web kenntnisse',
    method: 'methode|methoden|methodik|verfahren|techniken|arbeitsweisen',
    machine: spellings('maschine|maschinen|gerät|geräte|geräten|apparate|instrumente|ausrüstung'),
    'soft-skill': spellings(
      'soft skill|soft skills|softskills|sozialkompetenz|sozialkompetenzen|soziale kompetenzen|persönliche stärken',
    ),
  },
  channels: {
    email: 'email|e mail|mail|mailadresse|emailadresse|mailen',
    phone:
      'telefon|telefonnummer|tel|handy|handynummer|mobilnummer|rufnummer|nummer|natel|natelnummer|anrufen|anruf|telefonieren|telefonisch|whatsapp',
    website: 'website|webseite|homepage|internetseite|blog',
    address: spellings(
      'postanschrift|postadresse|anschrift|wohnadresse|privatadresse|straße|die adresse|ihre adresse|seine adresse|deine adresse',
    ),
    profile:
      'linkedin|github|gitlab|xing|twitter|instagram|facebook|social media|soziale medien|mastodon|orcid|behance|dribbble',
  },
  topics: ofEach(sections, 'asked'),
  subject: 'sie|er|du|ihr|ihre|ihrer|ihren|ihrem|sein|seine|seiner|seinen|seinem',
  and: spellings('und|und auch|und außerdem|und dann|sowie|außerdem|zudem|plus'),
};
