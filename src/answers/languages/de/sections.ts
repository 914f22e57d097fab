import type { Sections } from '../sections';
import { spellings } from './spellings';

const counted = (one: string, many: string) => (n: number) => (n === 1 ? one : `${n} ${many}`);

const work = spellings(
  'berufserfahrung|arbeitserfahrung|berufspraxis|erfahrung|erfahrungen|job|jobs|beruf|berufe|karriere|laufbahn|werdegang|arbeitgeber|arbeitgebern|firma|firmen|unternehmen|betrieb|betriebe|betrieben|stelle|stellen|arbeitsstellen|position|positionen|posten|funktion|funktionen|rolle|rollen|anstellung|anstellungen|beschäftigung|tätigkeit|tätigkeiten|station|stationen',
);

export const sections: Sections = {
  summary: {
    heading: 'Zusammenfassung',
    asked: spellings('zusammenfassung|kurzfassung|kurzprofil|überblick|steckbrief|biografie'),
    counted: counted('eine Zusammenfassung', 'Zusammenfassungen'),
    absent: 'Eine Zusammenfassung steht nicht im Lebenslauf.',
  },
  skills: {
    heading: 'Kenntnisse',
    asked: spellings(
      'fähigkeit|fähigkeiten|kenntnisse|kenntnissen|fachkenntnisse|kompetenz|kompetenzen|fertigkeit|fertigkeiten|skill|skills|know how|knowhow|technologie|technologien|tech stack|stack|werkzeugkasten',
    ),
    counted: counted('eine Gruppe von Kenntnissen', 'Gruppen von Kenntnissen'),
    absent: 'Eine Liste von Kenntnissen steht nicht im Lebenslauf.',
  },
  languages: {
    heading: 'Sprachen',
    asked: 'sprache|sprachen|fremdsprache|fremdsprachen|sprachkenntnisse|sprachkenntnissen',
    counted: counted('eine Sprache', 'Sprachen'),
    absent: 'Eine Angabe zu Sprachen steht nicht im Lebenslauf.',
  },
  work: {
    heading: 'Berufserfahrung',
    asked: work,
    counted: counted('eine Stelle', 'Stellen'),
    absent: 'Eine Arbeitsstelle steht nicht im Lebenslauf.',
  },
  internships: {
    heading: 'Praktika',
    asked:
      'praktikum|praktika|praktikant|praktikantin|ferialpraktikum|ferialjob|volontariat|trainee|werkstudent|werkstudentin|referendariat|famulatur|schnupperlehre',
    counted: counted('ein Praktikum', 'Praktika'),
    absent: 'Ein Praktikum steht nicht im Lebenslauf.',
  },
  teachings: {
    heading: 'Lehrtätigkeit',
    asked: spellings(
      'kurs|kurse|unterricht|lehrtätigkeit|lehrerfahrung|lehrveranstaltung|lehrveranstaltungen|lehrauftrag|lehraufträge|vorlesung|vorlesungen|seminar|seminare|schulung|schulungen|workshop|workshops|training|trainings|nachhilfe|unterrichtet|unterrichten|lehrt',
    ),
    counted: counted('ein Kursthema', 'Kursthemen'),
    absent: 'Eine Lehrtätigkeit steht nicht im Lebenslauf.',
  },
  partners: {
    heading: 'Partner',
    asked:
      'partner|partnern|kooperationspartner|kunde|kunden|kundin|referenzkunden|kundenliste|kundschaft|auftraggeber|auftraggebern|mandant|mandanten|klient|klienten',
    counted: counted('1 Partner', 'Partner'),
    absent: 'Eine Angabe zu Kunden und Partnern steht nicht im Lebenslauf.',
  },
  education: {
    heading: 'Ausbildung',
    asked: spellings(
      'ausbildung|ausbildungen|bildung|bildungsweg|schulbildung|studium|studien|studiengang|studienfach|fachrichtung|schule|schulen|uni|unis|universität|universitäten|hochschule|hochschulen|fachhochschule|fh|abschluss|abschlüsse|hochschulabschluss|weiterbildung|weiterbildungen|fortbildung|fortbildungen|qualifikation|qualifikationen',
    ),
    counted: counted('eine Ausbildung', 'Ausbildungen'),
    absent: 'Eine Ausbildung steht nicht im Lebenslauf.',
  },
  projects: {
    heading: 'Projekte',
    asked: 'projekt|projekte|projekten|nebenprojekte|portfolio|arbeitsprobe|arbeitsproben|vorhaben',
    counted: counted('ein Projekt', 'Projekte'),
    absent: 'Ein Projekt steht nicht im Lebenslauf.',
  },
  publications: {
    heading: 'Publikationen',
    asked: spellings(
      'publikation|publikationen|veröffentlichung|veröffentlichungen|artikel|fachartikel|aufsatz|aufsätze|buch|bücher|paper|papers|vortrag|vorträge|patent|patente|publiziert|veröffentlicht',
    ),
    counted: counted('eine Publikation', 'Publikationen'),
    absent: 'Eine Publikation steht nicht im Lebenslauf.',
  },
  certificates: {
    heading: 'Zertifikate',
    asked: spellings(
      'zertifikat|zertifikate|zertifizierung|zertifizierungen|zertifiziert|bescheinigung|bescheinigungen|schein|scheine|lizenz|lizenzen|zulassung|nachweise|führerschein|führerausweis',
    ),
    counted: counted('ein Zertifikat', 'Zertifikate'),
    absent: 'Ein Zertifikat steht nicht im Lebenslauf.',
  },
  awards: {
    heading: 'Auszeichnungen',
    asked:
      'auszeichnung|auszeichnungen|ausgezeichnet|preis|preise|ehrung|ehrungen|stipendium|stipendien|wettbewerbe',
    counted: counted('eine Auszeichnung', 'Auszeichnungen'),
    absent: 'Eine Auszeichnung steht nicht im Lebenslauf.',
  },
  volunteer: {
    heading: 'Ehrenamt',
    asked: spellings(
      'ehrenamt|ehrenämter|ehrenamtlich*|freiwilligenarbeit|zivildienst|verein|vereine|vereinsarbeit|engagement|gemeinnützig*',
    ),
    counted: counted('ein Ehrenamt', 'Ehrenämter'),
    absent: 'Ein Ehrenamt steht nicht im Lebenslauf.',
  },
  interests: {
    heading: 'Interessen',
    asked: 'interesse|interessen|hobby|hobbys|hobbies|freizeit|feierabend|leidenschaft|leidenschaften',
    counted: counted('ein Interesse', 'Interessen'),
    absent: 'Eine Angabe zu Interessen neben der Arbeit steht nicht im Lebenslauf.',
  },
  references: {
    heading: 'Referenzen',
    asked:
      'referenz|referenzen|empfehlung|empfehlungen|empfehlungsschreiben|arbeitszeugnis|arbeitszeugnisse|dienstzeugnis|zeugnis|zeugnisse',
    counted: counted('eine Referenz', 'Referenzen'),
    absent: 'Eine Referenz steht nicht im Lebenslauf.',
  },
};
