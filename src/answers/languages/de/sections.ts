import { sectionReader, type Sections } from '../sections';
import { spellings } from './spellings';

const part = sectionReader({
  counted: (n, one, many) => (n === 1 ? one : `${n} ${many}`),
  absent: (what) => `${what} steht nicht im Lebenslauf.`,
  asked: spellings,
});

export const sections: Sections = {
  summary: part(
    `Zusammenfassung · eine Zusammenfassung, Zusammenfassungen · Eine Zusammenfassung · zusammenfassung|kurzfassung|kurzprofil|überblick|steckbrief|biografie`,
  ),
  skills: part(
    `Kenntnisse · eine Gruppe von Kenntnissen, Gruppen von Kenntnissen · Eine Liste von Kenntnissen · fähigkeit|fähigkeiten|kenntnisse|kenntnissen|fachkenntnisse|kompetenz|kompetenzen|fertigkeit|fertigkeiten|skill|skills|know how|knowhow|technologie|technologien|tech stack|stack|werkzeugkasten`,
  ),
  languages: part(
    `Sprachen · eine Sprache, Sprachen · Eine Angabe zu Sprachen · sprache|sprachen|fremdsprache|fremdsprachen|sprachkenntnisse|sprachkenntnissen`,
  ),
  work: part(
    `Berufserfahrung · eine Stelle, Stellen · Eine Arbeitsstelle · berufserfahrung|arbeitserfahrung|berufspraxis|erfahrung|erfahrungen|job|jobs|beruf|berufe|karriere|laufbahn|werdegang|arbeitgeber|arbeitgebern|firma|firmen|unternehmen|betrieb|betriebe|betrieben|stelle|stellen|arbeitsstellen|position|positionen|posten|funktion|funktionen|rolle|rollen|anstellung|anstellungen|beschäftigung|tätigkeit|tätigkeiten|station|stationen`,
  ),
  internships: part(
    `Praktika · ein Praktikum, Praktika · Ein Praktikum · praktikum|praktika|praktikant|praktikantin|ferialpraktikum|ferialjob|volontariat|trainee|werkstudent|werkstudentin|referendariat|famulatur|schnupperlehre`,
  ),
  teachings: part(
    `Lehrtätigkeit · ein Kursthema, Kursthemen · Eine Lehrtätigkeit · kurs|kurse|unterricht|lehrtätigkeit|lehrerfahrung|lehrveranstaltung|lehrveranstaltungen|lehrauftrag|lehraufträge|vorlesung|vorlesungen|seminar|seminare|schulung|schulungen|workshop|workshops|training|trainings|nachhilfe|unterrichtet|unterrichten|lehrt`,
  ),
  partners: part(
    `Partner · 1 Partner, Partner · Eine Angabe zu Kunden und Partnern · partner|partnern|kooperationspartner|kunde|kunden|kundin|referenzkunden|kundenliste|kundschaft|auftraggeber|auftraggebern|mandant|mandanten|klient|klienten`,
  ),
  education: part(
    `Ausbildung · eine Ausbildung, Ausbildungen · Eine Ausbildung · ausbildung|ausbildungen|bildung|bildungsweg|schulbildung|studium|studien|studiengang|studienfach|fachrichtung|schule|schulen|uni|unis|universität|universitäten|hochschule|hochschulen|fachhochschule|fh|abschluss|abschlüsse|hochschulabschluss|weiterbildung|weiterbildungen|fortbildung|fortbildungen|qualifikation|qualifikationen`,
  ),
  projects: part(
    `Projekte · ein Projekt, Projekte · Ein Projekt · projekt|projekte|projekten|nebenprojekte|portfolio|arbeitsprobe|arbeitsproben|vorhaben`,
  ),
  publications: part(
    `Publikationen · eine Publikation, Publikationen · Eine Publikation · publikation|publikationen|veröffentlichung|veröffentlichungen|artikel|fachartikel|aufsatz|aufsätze|buch|bücher|paper|papers|vortrag|vorträge|patent|patente|publiziert|veröffentlicht`,
  ),
  certificates: part(
    `Zertifikate · ein Zertifikat, Zertifikate · Ein Zertifikat · zertifikat|zertifikate|zertifizierung|zertifizierungen|zertifiziert|bescheinigung|bescheinigungen|schein|scheine|lizenz|lizenzen|zulassung|nachweise|führerschein|führerausweis`,
  ),
  awards: part(
    `Auszeichnungen · eine Auszeichnung, Auszeichnungen · Eine Auszeichnung · auszeichnung|auszeichnungen|ausgezeichnet|preis|preise|ehrung|ehrungen|stipendium|stipendien|wettbewerbe`,
  ),
  volunteer: part(
    `Ehrenamt · ein Ehrenamt, Ehrenämter · Ein Ehrenamt · ehrenamt|ehrenämter|ehrenamtlich*|freiwilligenarbeit|zivildienst|verein|vereine|vereinsarbeit|engagement|gemeinnützig*`,
  ),
  interests: part(
    `Interessen · ein Interesse, Interessen · Eine Angabe zu Interessen neben der Arbeit · interesse|interessen|hobby|hobbys|hobbies|freizeit|feierabend|leidenschaft|leidenschaften`,
  ),
  references: part(
    `Referenzen · eine Referenz, Referenzen · Eine Referenz · referenz|referenzen|empfehlung|empfehlungen|empfehlungsschreiben|arbeitszeugnis|arbeitszeugnisse|dienstzeugnis|zeugnis|zeugnisse`,
  ),
};
