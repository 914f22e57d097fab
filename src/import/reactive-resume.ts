import {
  leaveOutPrivate,
  networkOf,
  readAddress,
  readDates,
  readEmail,
  readPeriod,
  readPicture,
  readLocation,
  readPlace,
} from './fields.ts';
import { isFirstReactiveResume } from '../resume/read/parse-json.ts';
import type { Basics, Period, Resume } from './imported.ts';
import { markdownOf, plainOf, readRichText } from './rich-text.ts';
import type { Source } from './source.ts';
import { type Entry, tableReader } from './table.ts';
import { joined } from './text.ts';

/**
 * Reactive Resume 1 to 5: one shape with other names for some members, so one reader serves all. Versions 1 and 2, of
 * 2020, have their sections beside a `profile`.
 */
export function readReactiveResume(root: Source): Resume {
  root.ignore('metadata', 'workStatus', 'public', 'id', '_id', 'slug', 'title', 'createdAt', 'updatedAt');
  root.ignore('userId', 'user', 'visibility', 'locked');
  const isFirst = isFirstReactiveResume(root.value);
  if (isFirst) root.ignore('name', 'preview', 'data');
  const sections = isFirst ? root : root.at('sections');
  for (const key of sections.keys) ignoreLayout(sections.at(key));
  ignoreLayout(root.at('summary'));
  const custom = readCustom(root, isFirst ? root.at('none') : sections);
  /** The items of a section, by its names in all versions, and of the owner's own sections of this kind. */
  const shown = (names: string) => {
    const [name = '', ...others] = names.split('|');
    return [...shownItems(sections.at(name, ...others), name), ...custom.of(name)];
  };
  const entries = (names: string, table: string, more?: (item: Source, entry: Entry) => Entry) =>
    read(shown(names), table, more);
  return {
    basics: isFirst ? readFirstBasics(root) : readBasics(root, sections),
    work: shown('experience|work').flatMap((item) => readWork(item)),
    volunteer: entries('volunteer', `organization, position, url, period, ${told}`, (item, { summary }) => ({
      summary: joined('\n\n', summary, item.at('location').text()),
    })),
    education: entries(
      'education',
      `institution: school|institution|name, studyType: degree|studyType, area: area|field|major,
        score: grade|score|gpa, location, url, period, courses: description|summary`,
      (item, { courses = [] }) => ({ courses: [...item.at('courses').texts(), ...courses] }),
    ),
    awards: entries(
      'awards',
      `title: title|name, awarder: awarder|subtitle, date, ${plain}`,
      (item, { summary }) => ({
        summary: joined('\n', summary, siteOf(item)),
      }),
    ),
    certificates: entries('certifications', `name: title|name, issuer: issuer|subtitle, date, url, ${plain}`),
    publications: entries('publications', `name: title|name, publisher, releaseDate: date, url, ${plain}`),
    skills: entries('skills', 'name: name|skill, level: proficiency|description, keywords'),
    languages: entries('languages', 'language: language|name|key, fluency: fluency|description'),
    interests: [
      ...entries('interests|hobbies', 'name: name|hobby, keywords'),
      ...custom.others,
      ...entries('extras', 'name: key, summary: value', (item, entry) => asInterest(entry, item)),
    ],
    references: shown('references').map((item) => {
      leaveOutPrivate('phone numbers and addresses of referees', item.at('phone'));
      leaveOutPrivate('phone numbers and addresses of referees', item.at('email'));
      const role = item.at('position', 'relationship').text();
      const told = [plainOf(item.at('description').text()), plainOf(item.at('summary').text())];
      return { name: item.at('name').text(), reference: joined('\n', role, ...told, siteOf(item)) };
    }),
    projects: entries(
      'projects',
      'name: name|title, about: description, keywords, url, period',
      (item, { description, highlights = [] }) => {
        const more = readRichText(item.at('summary').text());
        return {
          description: joined('\n\n', description, more.summary),
          highlights: [...highlights, ...more.highlights],
        };
      },
    ),
  };
}

const plain = 'summary: description|summary';
const told = 'told: description|summary';
const read = tableReader({
  // Some versions have a list of names.
  name: (source, item) => item.text() ?? source.text(),
  url: (_, item) => siteOf(item),
  period: (_, item) => datesOf(item),
  level: levelOf,
  fluency: levelOf,
});

function asInterest<Named extends Entry>(entry: Named, { notes }: Source): Named {
  notes.guessSection(entry.name, 'interests');
  return entry;
}

/** Headings, icons and columns are the look of a section. */
function ignoreLayout(section: Source): void {
  section.ignore('id', 'name', 'title', 'heading', 'type', 'icon', 'columns', 'layout', 'keywordLayout');
  for (const item of section.items('items')) {
    item.ignore('id', 'icon', 'iconColor', 'levelNum');
    for (const key of ['url', 'website']) item.at(key).at('label').ignore();
  }
}

const isHidden = (part: Source) =>
  part.at('hidden').value === true || ['visible', 'enable'].some((key) => part.at(key).value === false);

/** What the owner hid stays away from a public page. */
function shownItems(section: Source, name: string): Source[] {
  const items = section.items('items');
  const shown = isHidden(section) ? [] : items.filter((item) => !isHidden(item));
  for (const item of items.filter((each) => !shown.includes(each))) item.ignore();
  if (shown.length < items.length) {
    section.notes.leaveOut(
      `what is hidden in Reactive Resume, under “${name}”: ${items.length - shown.length}`,
    );
  }
  return shown;
}

function readBasics(root: Source, sections: Source): Basics {
  const basics = root.at('basics');
  const location = basics.at('location');
  leaveOutPrivate('street address', location.at('address'));
  leaveOutPrivate('post code', location.at('postalCode'));
  leaveOutPrivate('birth date', basics.at('birthdate'));
  const photo = [root.at('picture'), basics.at('picture'), basics.at('photo')].find(
    (each) => !each.at('url').isAbsent,
  );
  const image = photo && readPicture(photo.at('url'));
  for (const each of [root.at('picture'), basics.at('picture'), basics.at('photo')]) each.ignore();
  const summary = readSummary(root, basics, sections);
  for (const field of basics.items('customFields')) field.ignore('id', 'icon');
  return {
    name: basics.at('name').text(),
    label: basics.at('headline').text(),
    image,
    email: readEmail(basics.at('email')),
    phone: basics.at('phone').text(),
    url: siteOf(basics),
    summary,
    location: readLocation(location),
    profiles: [...shownItems(sections.at('profiles'), 'profiles'), ...basics.items('profiles')]
      .map((profile) => {
        profile.at('id').ignore();
        return {
          network: profile.at('network').text(),
          username: profile.at('username').text(),
          url: siteOf(profile),
        };
      })
      .concat(readFields(basics.at('customFields'))),
  };
}

function readFirstBasics(root: Source): Basics {
  const profile = root.at('profile');
  const address = profile.at('address');
  profile.at('heading').ignore();
  leaveOutPrivate('street address', address.at('line1'));
  leaveOutPrivate('post code', address.at('pincode'));
  const place = [address.at('line2'), address.at('line3'), address.at('city')].filter(
    (line, index, lines) => !line.isAbsent && (index > 0 || lines.at(-1)?.isAbsent),
  );
  if (!address.at('city').isAbsent) leaveOutPrivate('street address', address.at('line2'));
  const town = place.map((line) => line.text()?.replace(/[\s,–-]+$/u, '')).join(', ');
  const objective = root.at('objective');
  objective.at('heading').ignore();
  if (isHidden(objective)) objective.ignore();
  return {
    name: joined(' ', profile.at('firstName').text(), profile.at('lastName').text()),
    label: profile.at('subtitle').text(),
    image: readPicture(profile.at('photograph', 'photo')),
    email: readEmail(profile.at('email')),
    phone: profile.at('phone').text(),
    url: readAddress(profile.at('website')),
    summary: isHidden(objective) ? undefined : objective.at('body').text(),
    location: readPlace(town, root.notes),
    profiles: shownItems(root.at('social'), 'social').map((item) => {
      const url = readAddress(item.at('url'));
      return {
        network: item.at('network').text() ?? (url && networkOf(url)),
        username: item.at('username').text(),
        url,
      };
    }),
  };
}

function readSummary(root: Source, basics: Source, sections: Source): string | undefined {
  basics.at('summary').ignore('heading', 'visible');
  const source = [
    root.at('summary').at('content'),
    sections.at('summary').at('content'),
    basics.at('summary').at('body'),
    basics.at('summary'),
  ];
  const text = source.find((each) => !each.isAbsent && !each.isObject)?.text();
  return markdownOf(text);
}

/** Fields of the owner's own: those with an address are profiles. */
function readFields(fields: Source) {
  return fields.list().flatMap((field) => {
    const link = field.at('link', 'value');
    const isAddress = typeof link.value === 'string' && /^(?:https?:\/\/|www\.)/.test(link.value);
    if (!isAddress) return [];
    const url = readAddress(link);
    return url === undefined
      ? []
      : [{ network: field.at('text', 'name').text() ?? networkOf(url), username: undefined, url }];
  });
}

/** `url` is an address in version 3, `{ href }` in 4; `website` is `{ url }` in 5. */
function siteOf(item: Source): string | undefined {
  const site = item.at('website', 'url', 'link');
  site.at('label').ignore();
  return readAddress(site.isObject ? site.at('url', 'href') : site);
}

/** Two members in versions 1 and 2, `{ start, end }` in 3, a text afterwards. */
function datesOf(item: Source): Period {
  const date = item.at('period', 'date');
  const [start, end] = [item.at('startDate', 'start'), item.at('endDate', 'end')];
  if (!start.isAbsent || !end.isAbsent) return readDates(start, end);
  return date.isObject ? readDates(date.at('start'), date.at('end')) : readPeriod(date);
}

function readWork(item: Source): Entry[] {
  const job = 'name: company|name|title, location, url';
  const [whole = {}] = read([item], `${job}, position: position|role, period, ${told}`);
  const { name, location, url } = whole;
  const roles = read(item.items('roles'), 'position, period, told: description', (role) => {
    role.at('id').ignore();
    return { name, location, url };
  });
  const [first, ...later] = roles;
  if (first === undefined) return [whole];
  item.notes.guess(`The roles at ${name ?? 'one employer'} became jobs of their own.`);
  // What is said of the whole time stands with the latest role.
  return [
    {
      ...first,
      summary: joined('\n\n', whole.position, whole.summary, first.summary),
      highlights: [...(whole.highlights ?? []), ...(first.highlights ?? [])],
    },
    ...later,
  ];
}

/** A level in words, else the number of filled marks. */
function levelOf(written: Source, item: Source): string | undefined {
  const level = item.at('level', 'rating', 'value');
  const words = written.text() ?? (typeof level.value === 'string' ? level.text() : undefined);
  const marks = Number(level.text() ?? 0);
  if (words !== undefined || !(marks > 0)) return words;
  item.ignore('value');
  item.notes.guess(`Levels that are only marks are written as a number, such as “${marks}/5”.`);
  return `${marks}/5`;
}

const known = new Set(
  'awards certifications education experience work volunteer interests languages profiles projects publications references skills summary custom'.split(
    ' ',
  ),
);

function readCustom(root: Source, sections: Source) {
  const typed = root.items('customSections');
  for (const section of typed) ignoreLayout(section);
  for (const letter of typed.filter((section) => section.at('type').peek === 'cover-letter')) {
    letter.ignore();
    letter.notes.leaveOut('the cover letter');
  }
  const of = (type: string, named = type) =>
    typed
      .filter((section) => section.at('type').value === type)
      .flatMap((section) => shownItems(section, named).map((item) => ({ section, item })));
  // Version 4 has `sections.custom`, version 3 puts its custom sections beside the others.
  const custom = sections.at('custom');
  const untyped = [
    ...custom.keys.map((key) => custom.at(key)),
    ...sections.keys.filter((key) => !known.has(key)).map((key) => sections.at(key)),
  ];
  const others = untyped.flatMap((section) => {
    const heading = section.at('name', 'heading').text();
    ignoreLayout(section);
    return shownItems(section, heading ?? 'custom').map((item) => {
      const name = item.at('name', 'title').text() ?? heading;
      const url = siteOf(item);
      const date = item.at('date');
      const summary = joined(
        '\n',
        item.at('description', 'subtitle').text(),
        date.isObject ? joined(' – ', date.at('start').text(), date.at('end').text()) : date.text(),
        item.at('location').text(),
        item.at('level').text(),
        plainOf(item.at('summary').text()),
        url,
      );
      return asInterest({ name, summary, keywords: item.at('keywords').texts() }, item);
    });
  });
  const summaries = of('summary', 'custom').map(({ section, item }) =>
    asInterest({ name: section.at('title').peek, summary: plainOf(item.at('content').text()) }, item),
  );
  return {
    /** Items of custom sections of one type, as version 5 has it. */
    of: (type: string) => of(type).map(({ item }) => item),
    /** Items without a type, with the heading of their section. */
    others: [...others, ...summaries],
  };
}
