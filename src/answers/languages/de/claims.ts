import type { ClaimPhrases } from '../claim-phrases';

/** "Viereinhalb" of "viereinhalb Jahre". */
const halves = 'zwei drei vier funf sechs sieben acht neun zehn elf zwolf'
  .split(' ')
  .map((word, at) => [`${at + 2}.5`, new RegExp(`\\b${word}einhalb(?= jahre?n?\\b)`, 'g')] as const);

/** Denies what follows, or what stands before. */
const not = '\\b(?:nicht|kein(?:e[nrsm]?|erlei)?|nichts|weder|nirgend\\w*|ohne)\\b';
/** How words begin that tell what a text holds. */
const told =
  'erwahn|erfahr|sagen\\b|beantwort|beschreib|angesprochen|steh(?:t|en)\\b|stand\\b|angegeb|angab|angeb|auskunft|information|genannt|nenn(?:t|en)\\b|aufgefuhr|gelist|aufgelist|finde|wei(?:ss|ß)\\b|bekannt|hervor|entnehm|hinweis|verzeichn|dokumentier|beleg|enth(?:a|ie)lt|ersichtlich|vermerk|erkenn|ableit|verrat|verlier|verloren|beziffer|notier|mitgeteilt|beschrieb|erlauter|gesagt|sagt|lebenslauf|cv\\b|profil\\b|unterlagen|liste\\b';
/** Asks what a text may leave open of what it mentions. */
const asking = 'w(?:er|en|em|essen|as|ann|o|ie|arum|eshalb|ofur|omit|obei|elche\\w*)';

export const claims: ClaimPhrases = {
  // Every noun has a capital: a name stands behind a preposition or a kind of place, or behind another noun.
  names:
    /(?<=(?<!\p{L})(?:(?:[Bb]ei|[Vv]erließ)(?: der| dem| den)?|beim|[Ff]irma|Unternehmen|(?:Arbeitgeber(?:in)?|Station(?: (?:im|laut) \p{L}+)?)(?: ist| war| heißt|:)|(?:gelernt|gearbeitet|studiert|besucht|tätig|Einrichtung|Schule):|(?:wechselte|kam|ging|gewechselt) (?:\S+ ){0,5}zu)\s+(?:\p{Lu}[\p{L}-]+ (?:am |im |an der |der |des )?)?)(\p{Lu}[\p{L}\d-]+)|(?<=(?<!\p{L})(?:[Zz]u|[Vv]on|in|aus|nach|an|an der|mit|für|über|durch|gegen|Raum|Stadt|Herrn?|Frau|(?:Wohnort|Wohnsitz|Zuhause|Sitz|Standort)(?: ist| war|:)|\p{L}*(?:[Ss]chule|[Uu]niversität|[Aa]kademie|[Gg]ymnasium|[Ii]nstitut|[Kk]lini[kc]\p{L}*|[Kk]rankenhaus|[Zz]entrum|[Vv]erein|[Vv]erlag|[Mm]useum|[Hh]otel|[Tt]heater)(?: am| im| an der| der)?)\s+)(?!\p{L}*(?:ung|heit|keit|schaft|tion|tät|nis|ismus|ment|anz|enz)(?:en)?(?!\p{L}))\p{Lu}[\p{L}\d-]+|(?<=[\p{Ll}\d]\s(?!(?:Jahr|Monat|Woche|Tag|Stunde|Minute|Prozent|Euro|Anfang|Mitte|Ende|Paar|Reihe|Menge|Tonne|Meter|Kilo|Liter|Art|Anzahl|Frühjahr|Sommer|Herbst|Winter))\p{Lu}\p{L}{2,}\s)(?!\p{L}*(?:ung|heit|keit|schaft|tion|tät|nis|ismus|ment|anz|enz)(?:en)?(?!\p{L}))\p{Lu}[\p{L}\d-]+/gu,
  noClaim:
    /\b(?:vielleicht|wahrscheinlich|vermutlich|moglicherweise|eventuell|wohl|womoglich|hoffentlich|angenommen|wenn (?:sie|du) (?:mochte\w*|woll\w*|mehr|frag\w*|brauch\w*|such\w*|zeit|interess\w*|etwas|noch)|gerne? (?:helfe|beantworte|erzahle|zeige|fragen)|ich (?:bin|kann|weiss|weiß|habe|darf|helfe|hoffe|empfehle|glaube|denke|kenne|verrate|beantworte|spreche|schreibe|erzahle|zeige|nehme|vermute|muss|sage|freue|wunsche|rate|fasse|suche|schlage|verstehe|antworte|mochte|gebe|kame|tue|bleibe|stehe)|(?:bin|kann|weiss|weiß|darf|helfe|hoffe|empfehle|glaube|denke|kenne|verrate|beantworte|spreche|schreibe|erzahle|zeige|vermute|muss|sage|freue|antworte|mochte|gebe|stehe) ich|geht mich|als ki|danke|hallo|guten (?:tag|morgen|abend)|willkommen|tut mir leid|bitte|lassen sie mich|(?:sie|du) (?:konnen|kannst|durfen|sollten|solltest) (?:sie |ihn |ihm |ihr |mich |gern\w* |jederzeit )*(?:[^.!?]{0,50} )?(?:erreichen|kontaktieren|schreiben|anrufen|fragen|einladen|finden|herunterladen|sehen|ansprechen))\b|^\W*(?:schreiben|kontaktieren|fragen|rufen|laden|melden|stellen|lassen|sagen|sprechen|klicken|schauen|nutzen|meinen|am besten (?:fragen|laden|schreiben|rufen|melden)) sie\b|\b(?:fragen|laden|schreiben|rufen) sie (?:ihn|sie|ihm|ihr|doch|einfach|am besten|gern\w*)\b|^\W*(?:schreib|frag|stell dir|melde dich|lad|sag|schau)\b|^\W*falls\b|, falls\b|\b(?:viel (?:erfolg|gluck|spass|spaß))\b/,
  noClaimAsWritten: /(?:^|[^\p{L}])(?:könnt|wär|würd|hätt|möchte|dürft|müsst|bräucht|ließe sich)\p{Ll}*/iu,
  noDenial:
    /\bnicht nur\b|\bnicht zuletzt\b|\bnicht weniger als\b|\bkein problem\b|\bkein wunder\b|\bnicht allein\b|\bnicht blo(?:ss|ß)\b|\bnicht selten\b|\bnichts anderes als\b|\bnicht ohne\b|\bob (?:\S+ ){0,6}oder nicht\b|\bnicht umsonst\b|\bnicht unerheblich\w*|\bkein unbekannte\w*|\bkein geringere\w*|\bnie (?:langweilig|genug)\b/g,
  denial:
    /\bnicht\b|\bnie\b|\bniemals\b|\bkein(?:e[nrsm]?|erlei)?\b|\bnichts\b|\bweder\b|\bnirgend\w*|\bohne (?:jede|jegliche|erfahrung|kenntnis|ausbildung|abschluss)|\bfehlt\b|\bfehlen\b|\bmangelt\b/,
  noLonger: /\b(?:nicht|kein\w*) (?:\S+ ){0,4}mehr\b/,
  absence: new RegExp(
    [
      `${not}.{0,70}\\b(?:${told}|die rede)`,
      `\\b(?:${told}|gibt|kommt|taucht|tauchen|liefert|geht)\\b.{0,70}${not}`,
      `\\b(?:lebenslauf|cv|profil|unterlagen|angaben|hinweise?)\\b.{0,60}\\b(?:schweig\\w*|fehl\\w+|offen|ausgespart)\\b`,
      `^\\W*(?:(?:an|auf|bei|fur|in|mit|seit|von|zu) )?(?:${asking}|ob)\\b.*(?:${not}|\\bfehlt)`,
      '\\bgibt es (?:.{1,40} )?(?:nicht|kein\\w*)\\b|\\b(?:vergeb(?:lich|ens)|fehlanzeige|offen|unbekannt|unklar|ungesagt|unerwahnt|verschwiegen|verschweigt|ausgelassen|weggelassen|kein wort)\\b|(?<!\\b(?:ihm|ihr|ihnen) .{0,20})\\bfehl(?:t|en|te|ten)\\b(?! (?:ihm|ihr|ihnen|es)\\b)',
    ].join('|'),
  ),
  saying: new RegExp(`^(?:${told}|nichts|nirgend|angab|hinweis|wort\\b)`),
  asking: new RegExp(`\\b${asking}\\b`),
  others: /\b(?:(?:ander|weiter|zusatzlich|sonstig)e[nrsm]?|mehr|sonst|daruber hinaus)\b/,
  fields: {
    level: /\b(?:niveau|stufe|wie gut)\b/g,
    name: /\b(?:namen?|heisst|heißt)\b/g,
    who: /\b(?:ausstell\w+|ausgestellt|verlieh\w*|vergab|vergeben|herausgeb\w+|verlag\w*|zeitschrift|veranstalter\w*|institution|einrichtung|organisation|behorde|betrieb|arbeitgeber\w*|firma|hochschule|schule|universitat)\b/g,
    when: /\b(?:\w*datum|das jahr|welche[ms] jahr|\w+jahr|zeitpunkt|zeitraum|wann)\b/g,
    where: /\b(?:wo|sitz|ort|stadt|land|(?:stand|wohn|arbeits|dienst)ort)\b/g,
    duration: /\b(?:dauer|wie lang\w*)\b/g,
    grade: /\b(?:\w*noten?|pradikat|punkt\w*|ergebnis\w*|bewertung)\b/g,
    title: /\b(?:titel|bezeichnung|funktion|position|rolle|fach)\b/g,
    count: /\b(?:anzahl|zahl|grosse|gro(?:ss|ß)e|umfang|wie ?viel\w*|wie gro(?:ss|ß)|kosten|summe)\b/g,
    why: /\b(?:wofur|warum|weshalb|wieso|anlass|grunde?|motiv)\b/g,
  },
  time: {
    startBefore:
      /\b(?:seit|ab|von|vom|zwischen|begann(?: im)?|begonnen(?: im)?|startete(?: im)?)(?: (?:dem|der|jahr|jahre|anfang|ende|mitte|fruhjahr|sommer|herbst|winter|im|in))*[\s(-]*$/,
    begins:
      /\b(?:begann|beginn|began|anfang|angefangen|fing|startet|gestartet|wechselte|gewechselt|wurde (?!\S+ (?:verliehen|ausgezeichnet))|kam (?:\S+ ){0,3}zu[mr]?\b|stie(?:ss|ß) zu|gegrundet|grundet|eroffnet|trat|eingetreten|angetreten|eintritt|stieg|eingestiegen|einstieg|ubernahm|aufgenommen|nahm (?:\S+ ){0,6}(?:auf|an)\b|heuerte)/,
    finishes:
      /\b(?:abschl|abgeschlo|schlo(?:ss|ß)|absolv|beendet|bestand|bestanden|verlie(?:ss|ß)|verlassen|erwarb|erworben|erhielt|erhalten|bekam|promovier|machte|gemacht|legte|abgelegt|endete|geendet|schied|ausgeschieden|ausscheiden|ausstieg|ging (?:\S+ ){0,8}(?:ab|weg)\b|horte (?:\S+ ){0,8}auf\b|aufgehort|weggang|austritt|kundigte|gekundigt)/,
    to: /^\s*(?:bis|–|—|-|und|\/)\s*(?:zum |ende |anfang |mitte |jahr |im )*$/,
    years:
      /^[\s-]*(?:volle[nr]? |ganze[nr]? |gute[nr]? |lange[nr]? |arbeits|berufs|dienst|lehr|schul)*(?:jahre?n?|jahrige[nrsm]?)\b/,
    months: /^[\s-]*(?:volle[nr]? |ganze[nr]? |lange[nr]? )*(?:monate?n?|monatige[nrsm]?)\b/,
    decades: /^[\s-]*(?:volle[nr]? |ganze[nr]? )?jahrzehnte?n?\b/,
    half: /^\s*(?:ein ?halb|einhalb|und ein halbes)/,
    ones: [
      ['1', /\beine?[nmrs]?(?: (?:ganze|volle|gute|knappe)[nrs]?)?(?= (?:jahr|monat|jahrzehnt)e?s?\b)/g],
      ['0.5', /\b(?:ein(?:em)? )?halbe[ns]?(?= jahr\b)/g],
      ['1.5', /\b(?:anderthalb|eineinhalb)(?= jahre?n?\b)/g],
      ...halves,
    ],
    noLength:
      /\b(?:vor|alle|pro|je|jedes|jahre alt|im alter von|innerhalb von|binnen|nach|spater|zuvor|mit)(?: (?:etwa|rund|gut|knapp|fast|ungefahr))?$/,
    butLength: /^(?:verlie(?:ss|ß)|wechselte|ging|schied|kundigte|horte)/,
    about: /\b(?:etwa|ungefahr|rund|circa|ca\.?|zirka|an die|fast|knapp|beinahe|annahernd|gut)[\s~]*$/,
    more: /\b(?:mehr als|uber|mindestens|gut|gute|wenigstens|langer als|weit uber)\s*$/,
    less: /\b(?:weniger als|unter|hochstens|fast|knapp|beinahe|nicht ganz|nahezu)\s*$/,
    notLength: /^(?:alt\b|spater|zuvor)/,
    moreAfter: /^(?:oder mehr|plus\b)/,
    lessAfter: /(?!)/,
    aboutAfter: /(?!)/,
  },
  order: {
    first:
      /\b(?:erste[nrsm]? (?:job|stelle|position|arbeitgeber|station|anstellung)|begann (?:seine|ihre|die|das) (?:karriere|laufbahn|berufsleben)|(?:karriere|laufbahn|berufsleben) begann|fruheste\w*|einstieg in (?:den|das|die) (?:beruf\w*|arbeitsleben)|berufseinstieg)\b/,
    before:
      /\b(?:vor|vor (?:der|seiner|ihrer) (?:zeit|stelle|tatigkeit) bei|bevor (?:er|sie) (?:zu|zur|zum|bei))\s+(?:der |dem |den )?$/,
    after:
      /\b(?:nach|nach (?:der|seiner|ihrer) (?:zeit|stelle|tatigkeit) bei|nachdem (?:er|sie) bei|im anschluss an)\s+(?:der |dem |den |die |das )?$/,
    later: /\b(?:dann|danach|anschlie(?:ss|ß)end|spater|wechselte|darauf)\b/,
  },
  slots: {
    skills:
      /(?:\b(?:beherrscht|kenntnisse (?:in|im|mit|der|des|von)|erfahrung(?:en)? (?:in|im|mit|bei|als)|erfahren (?:in|im|mit)|kennt sich (?:\S+ ){0,2}(?:mit|in|im)|kennt|vertraut mit|arbeitete?(?: unter anderem| auch| taglich| gern\w*| regelma\w+| viel| hauptsachlich)? mit|hat (?:\S+ )?mit|nutzte?|benutzte?|verwendete?|setzte?|programmierte? in|spezialisiert auf|spezialistin? (?:fur|in)|expertin? (?:fur|in)|versiert in|geubt in|bewandert in|fit in|sicher in|umgang mit|(?:fahigkeiten|kenntnissen?|kompetenzen|starken|werkzeugen|werkzeugkasten|schwerpunkten) (?:gehor\w+|zahl\w+)(?: auch| unter anderem)?|(?:fahigkeiten|kenntnisse|kompetenzen|starken|werkzeuge|schwerpunkte)(?: liegen)? (?:in|im|umfassen|sind|auf|bei)|(?:fahigkeiten|kenntnisse|kompetenzen|starken|werkzeuge|tools|technologien|skills|schwerpunkte)\s*:|qualifiziert (?:in|fur)|zertifiziert (?:in|fur|als)|fortbildung(?:en)? (?:in|zu|zum|zur)|weiterbildung(?:en)? (?:in|zu|zum|zur)|ausgebildet in|geschult in|werkzeuge wie|tools wie|technologien wie|interessiert sich fur|hobbys sind|studierte|studium (?:der|des|in|im)|abschluss in|diplom in|master in|bachelor in|promotion in|ausbildung (?:zum|zur|als|in)|studiert)(?![a-z]))/g,
    title:
      /(?:\b(?:als|zum|zur)|[a-z)\d] {0,3}: {0,2}|\b(?:position|stelle|posten|rolle|funktion|amt|titel|beruf)(?: (?:als|der|des|eines|einer|ist|war))?|(?:ist|war|wurde|bleibt|blieb)(?: (?:er|sie))?(?: (?:(?:seit|bis|von|ab|im|in|etwa|rund|fast|mehr|als|uber|und|anfang|ende|mitte) ){0,4}(?:\w{0,12}\d[\w./–-]{0,12}|jahr|jahre|jahren|lang|monat|monate|monaten|einem|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember|derzeit|aktuell|heute|zurzeit|momentan|jetzt|dort|inzwischen|mittlerweile|auch|zudem|au(?:ss|ß)erdem|spater|dann|zuletzt|zuvor|fruher)){0,7})\s+(?:eine?[nrsm]? |die |der |den )?(?:[a-z]{3,20}(?:e[rnm]?|te[rnm]?) )?$/,
    titleAtEmployer: /\b(?:als|(?:position|stelle|rolle|funktion)(?: als)?)\s+$/,
    profession:
      /^(?!(?:alter|sommer|winter|wasser|meter|fehler|koffer|theater|computer|keller|zimmer|muster|november|dezember|september|oktober|hunger|arger|charakter|korper|poster|ordner|filter|server|container|router|marker|kammer|vater|mutter|bruder|kinder|lander|bucher|bilder|guter|hauser|folder|wunder|wetter|messer|eimer|kilometer|prozent|patent|talent|restaurant|motor|sektor|faktor|labor|tenor|vektor|.{2,}(?:ment|alter|nummer|meter|wasser|partner|kammer|theater|kinder|hauser|gerater|felder|bilder|bucher|raum|zimmer|tochter)|geister|orter|worter|lieder|mitglieder|englander|muttersprachler(?:in)?|teilnehmer|nutzer|besucher|kunde|lernender|ansprechpartner(?:in)?)$)(?:senior|junior|chef|chefin|inhaberin?|azubi|auszubildende[rn]?|prasident|arzt|arztin|anwalt|anwaltin|koch|kochin|richterin?|[a-z]{2,}(?:arzt|arztin|anwalt|anwaltin|koch|kochin|hilfe|kraft|chef|chefin|mann|frau|referendarin?|ologe|ologin|vorstand|stellvertretung|beauftragte[rn]?|angestellte[rn]?)|stellvertret\w+|[a-z]{4,}(?:er|erin)|[a-z]{3,}(?:ist|istin|eur|eurin|ent|entin|ant|antin|or|orin))$/,
    joinsTitle: 'und|fur',
    endsTitle: 'bei|im|fur|seit|von|der|die|und',
    endsCapitalTitle: '',
    listed: 'und|oder|sowie',
  },
  degrees: {
    doctorate:
      /\bdoktorgrad\b|\bdoktortitel\b|\bdoktorat\b|\bpromotion (?:in|an|zum)\b|\bpromovier|\bdoktor(?:in)?\b/,
    master:
      /\bmaster (?:an der|im|in|of)\b|\bmaster(?:abschluss|studium|grad|titel)\b|\bmaster\b(?= (?:\S+ ){0,3}(?:an der|in))|\bmagister\b|\b(?:ein(?:en)?|den|abschluss|titel|mit) ?master\b/,
    bachelor: /(?!)/,
    held: /\b(?:besitzt|hat|erwarb|abgeschlossen|promoviert)\b/,
  },
  nextClause: /\b(?:und|aber) (?:sie|er|spricht|hat|ist|war|wohnt)\b/,
  there:
    /\bdort\b|\b(?:damals|dabei)\b|\bin dieser (?:zeit|rolle|stelle|firma|position)\b|\b(?:bei|in) diesem (?:betrieb|arbeitgeber)\b/,
  but: 'aber|jedoch',
  abbreviations: 'ing|nr|bzw|usw|inkl|ggf|evtl|sog|okt|dez|z\\.\\s?b|d\\.\\s?h|u\\.\\s?a',
  owner:
    /\b(?:sie|er|ihr\w*|ihm|ihn|sein\w*|(?:berufs)?erfahrung(?:en)?|\S*kenntnisse?|abschluss|studium|ausbildung|fuhrerschein)\b/,
  privateLife:
    /\b(?:bruder\w*|schwester|ehefrau|ehemann|gattin|gatte|verheiratet|geschieden|zwilling\w*|sohn|sohne|tochter|mutter|vater|eltern|geboren|kindheit|religi\w+|gehalt|verdient (?!gemacht)|vegetari\w+|abitur|bundeswehr|wehrdienst|zivildienst|habilitation|staatsexamen)\b/,
  common:
    'erfahrene erfahrener engagierte engagierter leidenschaftliche leidenschaftlicher begabte begabter versierte versierter kompetente kompetenter motivierte motivierter echte echter lebenslauf karriere laufbahn bachelor master promotion doktor diplom team teams unternehmen firma betrieb bereich bereiche aufgaben schwerpunkt schwerpunkte beruf erfahrung ausserdem zudem daneben danach davor zusatzlich darunter insgesamt derzeit aktuell heute stelle stellen position rolle frau herr webseite website homepage internetauftritt netz kontakt adresse nachweis nachweise nachweisen zertifikat zertifikate prufung titel urkunde abschluss auszeichnung ehrung preis beitrag artikel text projekt vorhaben autor autorin muttersprache sprachkenntnisse grundkenntnisse fahigkeiten kenntnisse kenntnissen kompetenzen starken werkzeuge werkzeugkasten anschluss bildungsweg ausbildung lehre studium schule einrichtung hochschule zuhause wohnort arbeitgeber arbeitsverhaltnis anstellung tatigkeit betriebszugehorigkeit station stationen einstieg laut dienste diensten gedicht feld ordnung vorhanden rede hinweis hinweise angabe angaben auskunft information informationen unterlagen thema stichwort lkw pkw edv op ops tv pc pdf url ki msc bsc mba gmbh mbh ag kg ug',
};
