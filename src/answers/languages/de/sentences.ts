import type { Line, Sentences, When } from '../sentences';
import { opening } from '../pack-parts';
import { sections } from './sections';

/** "im März 2024", "2024". */
const inTime = ({ text, hasMonth }: When) => (hasMonth ? `im ${text}` : text);

/** Commas, since no preposition suits an employer, a school and a project alike. */
const line = ({ title, organisation, period }: Line) =>
  [title, organisation && `, ${organisation}`, period && ` (${period})`].filter(Boolean).join('');

export const sentences: Sentences = {
  andMore: (items, more) => `${items} und ${more} weitere`,
  line,
  yearsAndMonths: (years, months) => [years, months].filter(Boolean).join(' und '),
  lessThanAMonth: 'weniger als ein Monat',
  about: (duration) => `etwa ${duration}`,
  atLeast: (duration) => `mindestens ${duration}`,
  span: (from, to) =>
    from && to ? `${from.text} bis ${to.text}` : from ? `seit ${from.text}` : `bis ${to?.text ?? 'heute'}`,
  yes: opening('Ja'),
  yesAgainst: opening('Doch'),
  no: (sentence) => `Nein. ${sentence}`,

  workedOut: 'Aus den Daten im Lebenslauf errechnet.',
  readAs: (written, read) => `„${written}“, gelesen als ${read}.`,

  who: (name, headline, place) =>
    `Das ist der Lebenslauf von ${name}${headline ? `, ${headline}` : ''}${place ? `, ${place}` : ''}.`,
  occupation: (name, headline) => `Der Lebenslauf stellt ${name} als ${headline} vor.`,
  lives: (name, place) => `Der Wohnort von ${name} ist laut Lebenslauf ${place}.`,
  contact: (name, ways) => `So erreichen Sie ${name}: ${ways}.`,
  noChannel: (channel) => `${channel} steht nicht im Lebenslauf.`,
  channels: {
    email: 'Eine E-Mail-Adresse',
    phone: 'Eine Telefonnummer',
    website: 'Eine Website',
    address: 'Eine Postanschrift',
    profile: 'Ein solches Profil',
  },
  write: (name) => `Nachricht an ${name}`,
  hasPdf: (name, link) => `Hier ist der Lebenslauf von ${name} als PDF: ${link}.`,
  noPdf: (name) => `Diese Seite ist der Lebenslauf von ${name}: „Drucken“ im Browser macht daraus ein PDF.`,

  unsaid: {
    availability: (name) => `Ab wann ${name} verfügbar ist, steht nicht im Lebenslauf.`,
    salary: (name) => `Welches Gehalt ${name} erwartet, steht nicht im Lebenslauf.`,
    'work-permit': (name) => `Ob ${name} eine Arbeitserlaubnis hat, steht nicht im Lebenslauf.`,
    remote: (name) => `Wo und zu welchen Zeiten ${name} arbeiten möchte, steht nicht im Lebenslauf.`,
    relocation: (name) => `Ob ${name} für eine Stelle umziehen oder reisen würde, steht nicht im Lebenslauf.`,
    motivation: (name) => `Welche Gründe und Pläne ${name} hat, steht nicht im Lebenslauf.`,
    weaknesses: (name) =>
      `Was ${name} weniger liegt, steht nicht im Lebenslauf: Schwächen führt dort kaum jemand auf.`,
    character: (name) => `Wie sich die Zusammenarbeit mit ${name} anfühlt, steht nicht im Lebenslauf.`,
    nationality: (name) => `Die Staatsangehörigkeit von ${name} steht nicht im Lebenslauf.`,
    age: (name) => `Das Alter von ${name} steht nicht im Lebenslauf.`,
    grades: (name) => `Welche Noten ${name} hatte, steht nicht im Lebenslauf.`,
    location: (name) => `Wo ${name} wohnt, steht nicht im Lebenslauf.`,
    references: (name) => `Wer für ${name} Referenzen gibt, steht nicht im Lebenslauf.`,
    leadership: (name) => `Ob ${name} ein Team geleitet hat, steht nicht im Lebenslauf.`,
    achievements: () => `Eine Liste von Erfolgen steht nicht im Lebenslauf.`,
  },
  askOwner: (name, way) => `Das kann nur ${name} beantworten: ${way}.`,
  askOwnerInPerson: (name) => `Das kann nur ${name} beantworten.`,
  readInPart: 'Von einer so langen Nachricht lese ich nur den Anfang und das Ende.',
  ownerAnswers: (name) => `${name} antwortet:`,
  hire: (name, way) =>
    way === undefined
      ? `Das klingt nach einem Gespräch, das Sie am besten direkt mit ${name} führen.`
      : `Das klingt nach einem Gespräch, das Sie am besten direkt mit ${name} führen: ${way}. Ein Treffen, ein Anruf oder weitere Einzelheiten sind nur eine Nachricht entfernt.`,

  notInCv: (term) => `„${term}“ steht nicht im Lebenslauf.`,
  notInWords: (term) => `Der Ausdruck „${term}“ steht nicht im Lebenslauf.`,
  groupHas: (group, items) => `Unter „${group}“ nennt der Lebenslauf ${items}.`,
  mentionedUnder: (term, headings) => `Der Lebenslauf erwähnt ${term} unter ${headings}.`,
  usedAt: (term, places) => `${term} kommt im Lebenslauf hier vor: ${places}.`,
  closest: 'Am nächsten kommt dem im Lebenslauf:',
  unmatched: (language) =>
    `Nicht alle Wörter der Frage stehen im Lebenslauf, der auf ${language} geschrieben ist.`,
  nothing: (name) =>
    `Dazu habe ich nichts gefunden: Das steht nicht im Lebenslauf von ${name}, und eine andere Quelle habe ich nicht.`,
  nothingMore: 'Mehr steht dazu nicht im Lebenslauf.',
  parts: (links) => `Daraus kann ich zitieren: ${links}.`,
  part: sections,
  has: (amount, items) => `Der Lebenslauf nennt ${amount}${items ? `: ${items}` : ''}.`,

  worksNow: (name, title, organisation, since) =>
    `Die aktuelle Stelle von ${name} ist ${line({ title, organisation, period: since && `seit ${since.text}` })}.`,
  noCurrentJob: (name, latest) =>
    `Eine aktuelle Stelle von ${name} steht nicht im Lebenslauf.${latest ? ` Die letzte: ${latest}.` : ''}`,
  firstJob: (name, job) => `Die erste Stelle von ${name} im Lebenslauf ist ${job}.`,
  previousJob: (name, job) => `Die vorherige Stelle von ${name} ist ${job}.`,
  latestJob: (name, job) => `Die neueste Stelle von ${name} ist ${job}.`,
  longestJob: (name, job, duration) => `Die längste Stelle von ${name} ist ${job}, insgesamt ${duration}.`,
  shortestJob: (name, job, duration) => `Die kürzeste Stelle von ${name} ist ${job}, insgesamt ${duration}.`,
  before: (subject, job) => `Vor ${subject} steht ${job}.`,
  after: (subject, job) => `Nach ${subject} steht ${job}.`,
  nothingBefore: (subject) => `Was vor ${subject} war, steht nicht im Lebenslauf.`,
  nothingAfter: (subject) => `Was nach ${subject} kam, steht nicht im Lebenslauf.`,
  workedAt: (name, job) => `Im Lebenslauf von ${name} steht ${job}.`,
  inPlace: (place, lines) => `Der Lebenslauf verortet ${lines} in ${place}.`,
  atTime: (time, lines) => `Für ${time} nennt der Lebenslauf ${lines}.`,
  nothingAtTime: (time) => `Was damals war (${time}), steht nicht im Lebenslauf.`,
  started: (subject, when) => `${subject} beginnt laut Lebenslauf ${inTime(when)}.`,
  ended: (subject, when) => `${subject} endet laut Lebenslauf ${inTime(when)}.`,
  ongoing: (subject, since) =>
    `${subject} dauert laut Lebenslauf noch an${since ? `, seit ${since.text}` : ''}.`,
  stated: (text) => `Im Lebenslauf steht ${text}.`,
  says: (subject, line) => `Unter ${subject} steht im Lebenslauf „${line}“.`,
  happened: (subject, span) => `Für ${subject} nennt der Lebenslauf ${span}.`,
  noDate: (subject) => `Das Datum von ${subject} steht nicht im Lebenslauf.`,
  lasted: (subject, duration, span) =>
    `Für ${subject} ergeben die Daten im Lebenslauf ${duration} (${span}).`,
  totalExperience: (name, duration, since) =>
    `${name} hat laut Lebenslauf ${duration} Berufserfahrung, seit ${since.text}.`,
  skillYears: (skill, duration, places) =>
    `Für ${skill} ergeben die Daten von ${places} im Lebenslauf ${duration}.`,
  gap: (spans) => `Zwischen den Einträgen des Lebenslaufs bleibt offen: ${spans}.`,
  noGaps: 'Die Daten im Lebenslauf lassen keine Lücke von drei Monaten oder mehr.',
  longer: (subject, duration, other, otherDuration) =>
    `Länger dauerte ${subject}, nämlich ${duration} gegenüber ${otherDuration} für ${other}.`,
  earlier: (subject, when, other, otherWhen) =>
    `Zuerst kam ${subject} (${when.text}), dann ${other} (${otherWhen.text}).`,
  bothInCv: (first, second) =>
    `Beides steht im Lebenslauf: ${first} und ${second}. Was davon stärker ist, sagt der Lebenslauf nicht.`,

  studied: (name, degree) => `Die Ausbildung von ${name} im Lebenslauf ist ${degree}.`,
  highestDegree: (name, degree) => `Der höchste Abschluss von ${name} ist ${degree}.`,
  degrees: {
    school: 'Ein Schulabschluss',
    vocational: 'Eine Berufsausbildung',
    bachelor: 'Ein Bachelorabschluss',
    master: 'Ein Masterabschluss',
    doctorate: 'Ein Doktorgrad',
  },
  classes: {
    'programming-language': 'Programmiersprachen',
    framework: 'Frameworks und Bibliotheken',
    database: 'Datenbanken',
    cloud: 'Cloud und Infrastruktur',
    'operating-system': 'Betriebssysteme',
    tool: 'Werkzeuge',
    'design-software': 'Designsoftware',
    'office-software': 'Bürosoftware',
    'machine-learning': 'Maschinelles Lernen',
    web: 'Webtechnologien',
    method: 'Methoden',
    machine: 'Maschinen und Geräte',
    'soft-skill': 'Soft Skills',
  },
  ofClass: (className, items) => `Unter „${className}“ nennt der Lebenslauf ${items}.`,
  speaks: (name, language, level) => `${name} spricht ${language}${level ? ` (${level})` : ''}.`,
  native: (name, languages) => `Die Muttersprache von ${name} ist ${languages}.`,
  noNative: (languages) =>
    `Welche Sprache die Muttersprache ist, steht nicht im Lebenslauf. Genannt sind dort: ${languages}.`,
  grade: (degree, score) => `Die Note für ${degree} ist ${score}.`,

  smalltalk: {
    greeting: [
      (name) =>
        `Guten Tag! Fragen Sie mich nach Beruf, Kenntnissen oder Ausbildung von ${name}: Ich antworte aus dem Lebenslauf.`,
      (name) => `Hallo und willkommen! Was möchten Sie über ${name} wissen?`,
    ],
    thanks: [
      (name) => `Gern geschehen! Möchten Sie noch etwas über ${name} wissen?`,
      (name) =>
        `Mit Vergnügen! Der Lebenslauf von ${name} hat noch mehr zu erzählen, falls Ihnen noch etwas einfällt.`,
    ],
    goodbye: [
      (name) => `Auf Wiedersehen, und vielen Dank für Ihr Interesse an ${name}!`,
      () => `Machen Sie es gut! Der Lebenslauf läuft Ihnen nicht weg, falls noch eine Frage auftaucht.`,
    ],
    smalltalk: [
      (name) =>
        `Im Plaudern übe ich noch, in diesem Lebenslauf bin ich zu Hause. Was möchten Sie über ${name} wissen?`,
      (name) =>
        `Darauf antworte ich mit einem Lächeln und mit dem, was ich am besten kenne: dem Lebenslauf von ${name}.`,
    ],
    bot: [
      (name) =>
        `Ich bin ein KI-Assistent, der Auskunft über ${name} gibt: ein Programm und nicht ${name} in Person. Gerade schreibt hier kein Sprachmodell: Ich schlage im Lebenslauf nach und zitiere daraus.`,
    ],
    help: [
      (name) =>
        `Fragen Sie alles, was ein Lebenslauf beantworten kann: wo ${name} arbeitet und gearbeitet hat, wie lange, welche Kenntnisse, Sprachen und Abschlüsse dort stehen und wie Sie Kontakt aufnehmen. Sie können auch eine Stellenanzeige einfügen: Ich stelle jede Anforderung neben den Lebenslauf.`,
    ],
    privacy: [
      () =>
        `Ihre Frage bleibt in diesem Browser-Tab: Die Antwort wurde auf Ihrem Gerät nachgeschlagen, nichts wurde gesendet, und der Chat ist weg, sobald Sie den Tab schließen.`,
    ],
    derail: [
      (name) =>
        `Netter Versuch! Mein einziges Drehbuch ist der Lebenslauf von ${name}, und daran halte ich mich. Was möchten Sie wissen?`,
      (name) =>
        `Ein schöner Einfall, doch für andere Rollen bin ich nicht zu haben: Ich bin als Auskunft über ${name} fest engagiert.`,
    ],
    otherTask: [
      (name) =>
        `Das gehört nicht zu meinem Revier: Ich beantworte nur Fragen über ${name}. Haben Sie eine für mich?`,
      (name) => `Das überlasse ich anderen. Von der Arbeit von ${name} erzähle ich Ihnen dagegen gern.`,
    ],
    acknowledge: [
      (name) => `Gut. Was möchten Sie noch über ${name} wissen?`,
      (name) => `Fragen Sie ruhig weiter: Der Lebenslauf von ${name} gibt noch einiges her.`,
    ],
  },
  private: (name) =>
    `Das steht nicht im Lebenslauf. Ich beantworte Fragen zu Beruf, Ausbildung und Kenntnissen von ${name}.`,

  fit: {
    intro: 'Was die Anzeige verlangt, neben dem, was im Lebenslauf steht:',
    verdict: (all, met, partly, missing) => {
      const rest = [
        partly && `, ${partly} ${partly === 1 ? 'kommt' : 'kommen'} nahe heran`,
        missing && `, ${missing} ${missing === 1 ? 'fehlt' : 'fehlen'} darin`,
      ];
      return `**${met} von ${all} Anforderungen ${met === 1 ? 'steht' : 'stehen'} im Lebenslauf**${rest.filter(Boolean).join('')}.`;
    },
    requirement: 'Die Anzeige verlangt',
    inCv: 'Der Lebenslauf sagt',
    notInCv: 'steht nicht im Lebenslauf',
    noRequirements: 'In diesem Text habe ich keine ausdrückliche Anforderung gefunden.',
    invite: (name) =>
      `Fügen Sie die Stellenanzeige hier ein: Ich stelle jede Anforderung neben die Zeile im Lebenslauf von ${name}, die dazu passt.`,
  },
};
