import {
  networkOf,
  readAddress,
  readDates,
  readEmail,
  readPeriod,
  readPicture,
  readPlace,
  splitLanguages,
  splitList,
} from './fields.ts';
import { meaningOf, type HeadedSection as Section } from './heading-meanings.ts';
import type { Basics, Period, Resume, SocialProfile } from './imported.ts';
import type { Source } from './source.ts';
import { type Entry, tableReader } from './table.ts';
import { joined } from './text.ts';

/** RenderCV's YAML: free headings over entries of seven kinds, which are told apart by their keys. */
export function readRenderCv(root: Source): Resume {
  root.ignore('design', 'locale', 'locale_catalog', 'settings', 'rendercv_settings');
  const cv = root.at('cv');
  const sections = cv.at('sections');
  const found = sections.keys.map((heading) => {
    const list = sections.at(heading);
    return { heading, entries: list.list(), section: sectionOf(heading, list) };
  });
  const of = (section: Section) =>
    found.filter((each) => each.section === section).flatMap(({ entries }) => entries);
  const entries = (section: Section, table: string, more?: (entry: Source, read: Entry) => Entry) =>
    read(of(section), table, more);
  const headed = (section: Section) =>
    found
      .filter((each) => each.section === section)
      .flatMap(({ heading, entries }) => entries.map((entry) => ({ heading: titled(heading), entry })));
  return {
    basics: { ...readBasics(cv), summary: of('summary').map(proseOf).filter(Boolean).join('\n\n') },
    work: entries('work', `name: company|name|label, location, url, position, period, ${told}`),
    volunteer: entries(
      'volunteer',
      `organization: company|name|label, position, url, period, ${told}`,
      (entry, { summary }) => ({ summary: joined('\n\n', entry.at('location').text(), summary) }),
    ),
    education: entries(
      'education',
      `institution: institution|company|name|label, area: area|position, studyType: degree, location, url, period,
        score: gpa|grade, courses: summary|details`,
    ),
    awards: entries('awards', 'title: name|label|title, date: date|end_date, awarder: location, rest'),
    certificates: entries(
      'certificates',
      'name: name|label|title, date: date|end_date, issuer: location|institution|company, url, rest',
    ),
    publications: entries(
      'publications',
      'name: title|name|label, publisher: journal, releaseDate: date, url, rest',
      (entry, { url, summary }) => {
        const doi = entry.at('doi').text();
        const authors = entry
          .at('authors')
          .texts()
          .map((author) => author.replaceAll('*', ''));
        return {
          url: url ?? (doi && `https://doi.org/${doi}`),
          summary: joined('\n', authors.join(', '), summary),
        };
      },
    ),
    skills: headed('skills').map(({ heading, entry }) => readSkill(heading, entry)),
    languages: of('languages').flatMap(readLanguage),
    interests: headed('interests').map(({ heading, entry }) => readOther(heading, entry)),
    projects: entries(
      'projects',
      'name: name|label|title, description: summary|details, highlights, url, entity: location, period',
    ),
  };
}

const told = 'summary: summary|details, highlights';
const named = (source: Source, entry: Source) => nameOf(source) ?? proseOf(entry);
const read = tableReader({
  name: named,
  organization: named,
  institution: named,
  title: named,
  url: (_, entry) => urlOf(entry),
  period: (_, entry) => datesOf(entry),
  summary: (source) => source.text(),
  highlights: pointsOf,
  courses: (source, entry) => [source.text() ?? [], pointsOf(entry.at('highlights'))].flat(),
  rest: (_, entry) => ({ summary: restOf(entry) }),
});

function sectionOf(heading: string, list: Source): Section {
  const entries = list.list();
  const byHeading = meaningOf(heading);
  const byKeys = sectionByKeys(entries[0]);
  const section =
    byHeading ?? byKeys ?? (entries.every((entry) => entry.text() !== undefined) ? 'summary' : 'interests');
  if (byHeading === undefined || section === 'interests') {
    list.notes.guessSection(titled(heading), section === 'summary' ? 'basics.summary' : section);
  }
  return section;
}

function sectionByKeys(entry: Source | undefined): Section | undefined {
  const has = (key: string) => entry !== undefined && !entry.at(key).isAbsent;
  if (has('institution')) return 'education';
  if (has('company') || has('position')) return 'work';
  if (has('authors')) return 'publications';
  if (has('name') || has('bullet') || has('number') || has('reversed_number')) return 'interests';
  return has('label') ? 'skills' : undefined;
}

function readBasics(cv: Source): Basics {
  const emails = cv.items('email');
  const phones = cv.items('phone');
  const sites = cv.items('website').flatMap((site) => readAddress(site) ?? []);
  const email = emails.flatMap((each) => readEmail(each) ?? []);
  const numbers = phones.flatMap((phone) => phone.text()?.replace(/^tel:/, '') ?? []);
  cv.notes.guessOneOf('E-mail', email[0], email);
  cv.notes.guessOneOf('Phone', numbers[0], numbers);
  return {
    name: cv.at('name').text(),
    label: cv.at('label', 'headline').text(),
    image: readPicture(cv.at('photo')),
    email: email[0],
    phone: numbers[0],
    url: sites[0],
    location: readPlace(cv.at('location').text(), cv.notes),
    profiles: [
      ...cv.items('social_networks').map(readNetwork),
      ...sites.slice(1).map((url) => ({ network: networkOf(url), url })),
      ...cv.items('custom_connections').flatMap((connection) => {
        connection.at('fontawesome_icon').ignore();
        const url = readAddress(connection.at('url'));
        return [{ network: connection.at('placeholder').text(), url }];
      }),
    ],
  };
}

/** Where RenderCV's networks have their profiles. */
const addresses: Readonly<Record<string, string>> = {
  linkedin: 'https://www.linkedin.com/in/',
  github: 'https://github.com/',
  gitlab: 'https://gitlab.com/',
  instagram: 'https://www.instagram.com/',
  orcid: 'https://orcid.org/',
  x: 'https://x.com/',
  twitter: 'https://x.com/',
  stackoverflow: 'https://stackoverflow.com/users/',
  researchgate: 'https://www.researchgate.net/profile/',
  youtube: 'https://www.youtube.com/@',
  'google scholar': 'https://scholar.google.com/citations?user=',
  telegram: 'https://t.me/',
  leetcode: 'https://leetcode.com/u/',
  bluesky: 'https://bsky.app/profile/',
};

function readNetwork(entry: Source): SocialProfile {
  const network = entry.at('network').text();
  const username = entry.at('username').text();
  const [, user, server] = /^@?([^@]+)@(.+)$/.exec(username ?? '') ?? [];
  const base = addresses[network?.toLowerCase() ?? ''];
  const url =
    network === 'Mastodon' && server ? `https://${server}/@${user}` : base && username && base + username;
  return { network, username, url };
}

function datesOf(entry: Source): Period {
  const [start, end] = [entry.at('start_date'), entry.at('end_date')];
  // A project may have its link there.
  if (/\]\(https?:/.test(entry.at('date').peek)) return {};
  if (start.isAbsent && end.isAbsent) return readPeriod(entry.at('date'));
  return readDates(start, end);
}

function readSkill(heading: string, entry: Source) {
  const details = entry.at('details').text();
  const label = entry.at('label').text();
  if (label === undefined)
    return {
      name: nameOf(entry.at('name')) ?? heading,
      keywords: [proseOf(entry), restOf(entry)].filter((text) => text !== undefined),
    };
  return { name: label, keywords: details === undefined ? [] : splitList(details) };
}

/** "English (fluent, TOEFL: 118/120)", or a label with its level. */
function readLanguage(entry: Source) {
  const label = entry.at('label', 'name').text();
  const details = entry.at('details', 'summary').text();
  if (label !== undefined && !/^(?:languages?|sprachen|langues|idiomas)$/i.test(label))
    return [{ language: label, fluency: details }];
  return splitLanguages(details ?? proseOf(entry) ?? '');
}

function readOther(heading: string, entry: Source) {
  const name = nameOf(entry.at('name', 'label'));
  const { startDate, endDate } = datesOf(entry);
  const period = joined(' – ', ...new Set([startDate, endDate]));
  const parts = [period, entry.at('location').text(), proseOf(entry), restOf(entry)];
  return { name: name ?? heading, summary: parts.filter(Boolean).join('\n') };
}

/** What remains of an entry in one text. */
function restOf(entry: Source): string | undefined {
  const parts = [entry.at('summary').text(), entry.at('details').text(), ...pointsOf(entry.at('highlights'))];
  return parts.filter(Boolean).join('\n') || undefined;
}

/** A text entry, or a bullet. */
function proseOf(entry: Source): string | undefined {
  return entry.text() ?? entry.at('bullet', 'number', 'reversed_number').text();
}

function pointsOf(highlights: Source): string[] {
  return highlights
    .list()
    .flatMap((item) => item.text() ?? item.unread().flatMap(({ text }) => (item.ignore(), [text])));
}

/** A name without the link around it. */
function nameOf(source: Source): string | undefined {
  return source.text()?.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
}

function urlOf(entry: Source): string | undefined {
  const named = entry.at('company', 'name', 'institution', 'title', 'label').peek;
  const dated = entry.at('date').peek;
  const linked = /\]\((https?:\/\/[^)\s]+)\)/.exec(`${named} ${dated}`)?.[1];
  if (linked !== undefined && dated.includes(linked)) entry.at('date').ignore();
  return readAddress(entry.at('url')) ?? linked;
}

function titled(heading: string): string {
  const words = heading.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
