import { readDates, readEmail, leaveOutPrivate, networkOf, readPlace } from '../fields.ts';
import type { Basics, Education, Place, Resume, SocialProfile } from '../imported.ts';
import { labelsOf } from '../labels.ts';
import { countryCodeOf } from '../../resume/read/country.ts';
import { linesOf } from '../rich-text.ts';
import type { Source, Notes } from '../source.ts';
import { webAddress } from '../../resume/local-file.ts';
import { joined, shortened } from '../text.ts';
import { type Entry, tableReader } from '../table.ts';
import { readHeadline } from './profile-pdf.ts';
import type { TableName } from './tables.ts';
import { detectCvLanguage } from '../../resume/detect-cv-language.ts';

/** Exports of 2018 and before call some columns otherwise. */
const dates = (row: Source) =>
  readDates(row.at('Started On', 'Start Date'), row.at('Finished On', 'End Date'));

const read = tableReader({ period: (_, row) => dates(row) });

/** What is said of tables for which JSON Resume has no section. */
const guesses: Partial<Record<TableName, string>> = {
  Organizations: 'Organisations stand under `volunteer`; move those you were paid by.',
  TestScores: 'Test scores stand under `awards`, since JSON Resume has no other place.',
  Patents: 'Patents stand under `publications`, since JSON Resume has no other place.',
};

/**
 * LinkedIn's data export, table by table. The names of its columns are English; dates and levels are in the language
 * of the account.
 */
export function readLinkedInExport(tables: Source): Resume {
  const rows = (name: TableName, table: string, more?: (row: Source, entry: Entry) => Entry) => {
    const found = read(tables.items(name), table, more);
    if (guesses[name] !== undefined && found.length > 0) tables.notes.guess(guesses[name]);
    return found;
  };
  const education = rows(
    'Education',
    'institution: School Name, studyType: Degree Name, area: Field Of Study, period, courses: Notes',
    (row, { courses = [] }) => ({ courses: [...courses, ...linesOf(row.at('Activities').text())] }),
  );
  if (education.some(({ courses = [] }) => courses.length > 0)) {
    tables.notes.guess(
      'Notes and activities of an education stand under its `courses`, since JSON Resume has no other place.',
    );
  }
  const { basics, firstName } = readBasics(tables);
  const told = 'period, told: Description';
  return {
    basics,
    work: rows('Positions', `name: Company Name, position: Title, location: Location, ${told}`),
    volunteer: [
      ...rows('Volunteering', `organization: Company Name, position: Role, ${told}`, (row, { summary }) => ({
        summary: joined('\n\n', summary, levelText(row.at('Cause').text())),
      })),
      ...rows('Organizations', `organization: Name, position: Position, ${told}`),
    ],
    education: withCourses(education, tables.at('Courses')),
    awards: [
      ...rows('Honors', 'title: Title, awarder: Issuer, date: Issued On|Issue Date, summary: Description'),
      ...rows(
        'TestScores',
        'title: Name, date: Tested On|Test Date, summary: Description',
        (row, { summary }) => ({
          summary: joined('\n', row.at('Score').text(), summary),
        }),
      ),
    ],
    certificates: rows('Certifications', 'name: Name, issuer: Authority, url: Url', (row) => {
      const { startDate, endDate } = dates(row);
      const valid = endDate === undefined ? undefined : `${startDate ?? ''} – ${endDate}`.trim();
      return {
        date: startDate ?? endDate,
        summary: joined(' · ', row.at('License Number').text(), valid),
      };
    }),
    publications: [
      ...rows(
        'Publications',
        'name: Name, publisher: Publisher, releaseDate: Published On|Publication Date, url: Url, summary: Description',
      ),
      ...rows(
        'Patents',
        'name: Title, publisher: Issuer, releaseDate: Issued On|Filed On|Filing Date, url: Url, summary: Description',
        (row, { publisher }) => ({
          publisher: joined(' ', publisher, row.at('Number').text(), row.at('Application Number').text()),
        }),
      ),
    ],
    skills: readSkills(tables),
    languages: rows('Languages', 'language: Name', (row) => ({
      fluency: levelIn(tables, row.at('Proficiency').text()),
    })),
    references: readRecommendations(tables),
    projects: rows('Projects', 'name: Title, about: Description, url: Url, period'),
    ...(firstName === undefined ? {} : { assistant: { firstName } }),
  };
}

function readBasics(tables: Source): { basics: Basics; firstName?: string | undefined } {
  const row = tables.items('Profile')[0] ?? tables.at('Profile');
  const given = row.at('First Name').text();
  const family = row.at('Last Name').text();
  leaveOutPrivate('street address', row.at('Address'));
  leaveOutPrivate('post code', row.at('Zip Code'));
  leaveOutPrivate('birth date', row.at('Birth Date'));
  leaveOutPrivate('maiden name', row.at('Maiden Name'));
  const summary = row.at('Summary').text();
  const ownSummary = tables.items('Profile Summary')[0]?.at('Profile Summary').text();
  const websites = readWebsites(row.at('Websites'));
  const [site, ...others] = websites.filter(({ network }) => network === undefined);
  return {
    basics: {
      name: fullName(given, family, row.notes),
      label: readHeadline(row.at('Headline').text(), row.notes),
      email: readPrimaryEmail(tables.at('Email Addresses')),
      phone: readPhone(tables.at('PhoneNumbers')),
      url: site?.url,
      summary: summary ?? ownSummary,
      location: readLocation(row),
      profiles: [
        ...readHandles(row.at('Twitter Handles')),
        ...websites.flatMap(({ network, url }) => (network === undefined ? [] : [{ network, url }])),
        ...others.map(({ url, label }) => ({ network: label, url })),
      ],
    },
    firstName: given?.includes(' ') || isFamilyFirst(given, family) ? given : undefined,
  };
}

/** Exports of 2018 and before have the country in a column of its own. */
function readLocation(row: Source): Place | undefined {
  const place = readPlace(row.at('Geo Location').text(), row.notes);
  const countryCode = countryCodeOf(row.at('Country').peek);
  if (countryCode === undefined || place?.countryCode !== undefined) return place;
  row.at('Country').ignore();
  return { ...place, countryCode };
}

const eastAsian = /[\p{scx=Han}\p{scx=Hangul}\p{scx=Hiragana}\p{scx=Katakana}]/u;

function isFamilyFirst(given: string | undefined, family: string | undefined): boolean {
  return eastAsian.test(given ?? '') && eastAsian.test(family ?? '');
}

function fullName(given: string | undefined, family: string | undefined, notes: Notes): string | undefined {
  const familyFirst = isFamilyFirst(given, family);
  const name = (familyFirst ? [family, given] : [given, family]).filter(Boolean).join(' ') || undefined;
  if (familyFirst) notes.guess(`The name is written “${name}”, family name first.`);
  return name;
}

interface Website extends SocialProfile {
  readonly url: string;
  readonly label: string;
}

/** "[PERSONAL:https://ada.example,BLOG:https://blog.ada.example]" */
function readWebsites(source: Source): Website[] {
  const text = source.text();
  if (text === undefined) return [];
  const parts = text.replace(/^\[|\]$/g, '').split(/,\s*(?=[\p{L} _]+:|https?:|www\.)/u);
  const websites = parts.flatMap((part): Website[] => {
    const [, kind = '', address = part] = /^([\p{L} _]+):(?!\/\/)(.+)$/u.exec(part.trim()) ?? [];
    const url = webAddress(address.trim());
    if (url === undefined) {
      source.notes.leaveOut(`“${shortened(part)}”, which is no web address (${source.path})`);
      return [];
    }
    return [{ url, label: sentenceCase(kind) || new URL(url).hostname, network: networkOf(url) }];
  });
  if (websites.filter(({ network }) => network === undefined).length > 1) {
    source.notes.guess(
      `Of several web addresses the first is the CV’s own, ${websites[0]?.url}; the others are profiles.`,
    );
  }
  return websites;
}

function readHandles(source: Source): SocialProfile[] {
  const handles = (source.text() ?? '')
    .replace(/^\[|\]$/g, '')
    .split(/[,\s]+/)
    .filter(Boolean);
  return handles.map((handle) => {
    const username = handle.replace(/^@/, '');
    return { network: 'Twitter', username, url: `https://x.com/${encodeURIComponent(username)}` };
  });
}

const yes = /^(?:yes|true|ja|oui|sí|si|sì|sim|tak|evet|да|はい|예|是|نعم)$/iu;

function readPrimaryEmail(table: Source): string | undefined {
  const rows = table.list();
  for (const row of rows) row.ignore('Confirmed', 'Primary', 'Updated On');
  const primary = rows.find((row) => yes.test(row.at('Primary').peek)) ?? rows[0];
  const email = primary && readEmail(primary.at('Email Address'));
  table.notes.guessOneOf('E-mail', email, rows);
  return email;
}

function readPhone(table: Source): string | undefined {
  const rows = table.list().filter((row) => !row.at('Number').isAbsent);
  for (const row of rows) row.at('Type').ignore();
  const mobile = rows.find((row) => /mob|cell|handy|携帯/i.test(row.at('Type').peek));
  const chosen = mobile ?? rows[0];
  const phone = chosen?.at('Number').text();
  const extension = chosen?.at('Extension').text();
  table.notes.guessOneOf('Phone', phone, rows);
  return extension ? `${phone} (${extension})` : phone;
}

/** LinkedIn does not say which school a course belongs to. */
function withCourses(education: readonly Education[], table: Source): readonly Education[] {
  const courses = table.list().flatMap((row) => {
    const name = row.at('Name').text();
    const number = row.at('Number').text();
    return name === undefined ? [] : [number === undefined ? name : `${name} (${number})`];
  });
  if (courses.length === 0) return education;
  const latest = education.toSorted((one, other) =>
    (one.endDate ?? '9') < (other.endDate ?? '9') ? 1 : -1,
  )[0];
  if (latest === undefined) {
    table.notes.leaveOut(`${courses.length} courses, since the file names no school: ${courses.join(', ')}`);
    return education;
  }
  if (education.length > 1)
    table.notes.guess(`The courses stand under the latest education, ${latest.institution}.`);
  return education.map((each) =>
    each === latest ? { ...each, courses: [...(each.courses ?? []), ...courses] } : each,
  );
}

function readSkills(tables: Source) {
  const keywords = [...new Set(tables.items('Skills').flatMap((row) => row.at('Name').text() ?? []))];
  if (keywords.length === 0) return [];
  const { skills } = labelsOf(languageOfExport(tables));
  tables.notes.guess(
    `All skills stand in one group, “${skills}”, since LinkedIn has no groups; make groups of your own.`,
  );
  return [{ name: skills, keywords }];
}

/** Only what is shown on the profile already. */
function readRecommendations(tables: Source) {
  const rows = tables.items('Recommendations_Received');
  const shown = rows.filter((row) => /^visible$/i.test(row.at('Status').peek));
  for (const row of shown) row.ignore('Status', 'Creation Date');
  for (const row of rows.filter((each) => !shown.includes(each))) row.ignore();
  if (shown.length < rows.length)
    tables.notes.leaveOut(`recommendations that your profile hides: ${rows.length - shown.length}`);
  if (shown.length > 0)
    tables.notes.guess('Visible recommendations became `references`; ask those people whether they agree.');
  return shown.map((row) => {
    const about = joined(', ', row.at('Job Title').text(), row.at('Company').text());
    const name = joined(' ', row.at('First Name').text(), row.at('Last Name').text());
    return { name: about === '' ? name : `${name} (${about})`, reference: row.at('Text').text() };
  });
}

const levels = [
  'ELEMENTARY',
  'LIMITED_WORKING',
  'PROFESSIONAL_WORKING',
  'FULL_PROFESSIONAL',
  'NATIVE_OR_BILINGUAL',
];

/** One of LinkedIn's five levels, which are English, in the language of the CV; another text stays as it is. */
function levelIn(tables: Source, text: string | undefined): string | undefined {
  const language = languageOfExport(tables);
  if (language === 'en') return levelText(text);
  const name =
    text
      ?.replace(/ proficiency$/i, '')
      .replaceAll(' ', '_')
      .toUpperCase() ?? '';
  return labelsOf(language).levels[levels.indexOf(name)] ?? levelText(text);
}

/** "JOB_SEEKING" as words; what is written in words stays as it is. */
function levelText(text: string | undefined): string | undefined {
  return text !== undefined && /^[A-Z_]+$/.test(text) && text.length > 3 ? sentenceCase(text) : text;
}

function sentenceCase(text: string): string {
  const words = text.replaceAll('_', ' ').trim().toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Words by which the months and levels of an account's language are known. */
const marks: readonly (readonly [locale: string, pattern: RegExp])[] = [
  ['ja', /[\p{scx=Hiragana}\p{scx=Katakana}]/u],
  ['ar', /\p{Script=Arabic}/u],
  [
    'de',
    /\b(?:Mär[z.]|Okt\.?|Dez\.?|Januar|Februar|Juni|Juli|Oktober|Dezember)\b|\b(?:verhandlungssicher|fließend|muttersprach|kenntnisse)/iu,
  ],
  [
    'fr',
    /\b(?:janv|févr?|avr|juin|juil|août|déc|mars)\b|\b(?:compétence|capacité|notions|langue|bilingue ou)/iu,
  ],
  [
    'pt',
    /\b(?:fev|set|out|dez|janeiro|fevereiro|março|maio|julho|setembro|outubro|novembro|dezembro)\b|(?:^|\s)(?:nível|proficiência|fluente ou)/iu,
  ],
  ['es', /\b(?:ene|abr|ago|dic|enero|febrero|abril|mayo|agosto)\b|\b(?:competencia|bilingüe|nativo)/iu],
];

const dated = 'Started On|Finished On|Start Date|End Date|Proficiency|Issued On|Published On'.split('|');
const prose = ['Headline', 'Summary', 'Title', 'Description'];

/**
 * The language of the CV: that of the owner's own sentences, where there are enough, else of the account, whose dates
 * and levels tell it; English where nothing says otherwise.
 */
function languageOfExport(tables: Source): string {
  const rows = tables.keys.flatMap((table) => tables.items(table));
  const textsOf = (columns: readonly string[]) =>
    rows
      .flatMap((row) => columns.map((column) => row.at(column).value))
      .filter((value) => typeof value === 'string');
  const words = textsOf(dated).join(' ');
  return detectCvLanguage(textsOf(prose)) ?? marks.find(([, pattern]) => pattern.test(words))?.[0] ?? 'en';
}
