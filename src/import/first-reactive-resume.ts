import {
  leaveOutPrivate,
  networkOf,
  readAddress,
  readDate,
  readDates,
  readEmail,
  readPicture,
  readPlace,
} from './fields.ts';
import type { Basics, Resume } from './imported.ts';
import type { Notes } from './notes.ts';
import { plainOf, readRichText } from './rich-text.ts';
import type { Source } from './source.ts';

/** Reactive Resume 1 and 2, of 2020; some members have two names. */
export function readFirstReactiveResume(root: Source, notes: Notes): Resume {
  for (const part of [
    'metadata',
    'public',
    'id',
    'name',
    'user',
    'preview',
    'createdAt',
    'updatedAt',
    'data',
  ])
    root.at(part).ignore();
  const items = (...keys: readonly string[]) => shownItems(root.at(...keys), keys[0] ?? '', notes);
  return {
    basics: readBasics(root, items('social'), notes),
    work: items('work').map((item) => ({
      name: item.at('company', 'title').text(),
      position: item.at('position', 'role').text(),
      url: readAddress(item.at('website'), notes),
      ...datesOf(item, notes),
      ...readRichText(item.at('summary', 'description').text()),
    })),
    education: items('education').map((item) => {
      const { summary, highlights } = readRichText(item.at('summary', 'description').text());
      return {
        institution: item.at('institution', 'name').text(),
        studyType: item.at('degree').text(),
        area: item.at('field', 'major').text(),
        score: item.at('gpa', 'grade').text(),
        ...datesOf(item, notes),
        courses: summary === undefined ? highlights : [summary, ...highlights],
      };
    }),
    awards: items('awards').map((item) => ({
      title: item.at('title').text(),
      awarder: item.at('awarder', 'subtitle').text(),
      date: readDate(item.at('date'), notes),
      summary: plainOf(item.at('summary', 'description').text()),
    })),
    certificates: items('certifications').map((item) => ({
      name: item.at('title').text(),
      issuer: item.at('issuer', 'subtitle').text(),
      date: readDate(item.at('date'), notes),
      summary: plainOf(item.at('summary', 'description').text()),
    })),
    skills: items('skills').map((item) => ({
      name: item.text() ?? item.at('name', 'skill').text(),
      level: item.at('level').text(),
    })),
    languages: items('languages').map((item) => ({
      language: item.at('name', 'key').text(),
      fluency: item.at('fluency', 'level').text() ?? marksOf(item, notes),
    })),
    interests: [
      ...items('hobbies').map((item) => ({ name: item.text() ?? item.at('name', 'hobby').text() })),
      ...items('extras').map((item) => {
        const name = item.at('key').text();
        notes.guess(`“${name}” stands under \`interests\`; move it to where it belongs.`);
        return { name, summary: item.at('value').text() };
      }),
    ],
    references: items('references').map((item) => {
      for (const key of ['phone', 'email'])
        leaveOutPrivate('phone numbers and addresses of referees', item.at(key), notes);
      const told = [item.at('position').text(), plainOf(item.at('summary', 'description').text())];
      return { name: item.at('name').text(), reference: told.filter(Boolean).join('\n') };
    }),
    projects: items('projects').map((item) => {
      const { summary, highlights } = readRichText(item.at('summary', 'description').text());
      const { startDate, endDate } = datesOf(item, notes);
      return {
        name: item.at('title').text(),
        description: summary,
        highlights,
        url: readAddress(item.at('link', 'website'), notes),
        startDate: startDate ?? readDate(item.at('date'), notes),
        endDate,
      };
    }),
  };
}

const isHidden = (part: Source) =>
  [part.at('enable'), part.at('visible')].some(({ value }) => value === false);

/** What the owner hid stays away from a public page. */
function shownItems(section: Source, name: string, notes: Notes): Source[] {
  section.at('heading').ignore();
  const items = section.at('items').list();
  for (const item of items) item.at('id').ignore();
  const hidden = items.filter((item) => isHidden(section) || isHidden(item));
  for (const item of hidden) item.ignore();
  if (hidden.length > 0)
    notes.leaveOut(`what is hidden in Reactive Resume, under “${name}”: ${hidden.length}`);
  return items.filter((item) => !hidden.includes(item));
}

function readBasics(root: Source, social: readonly Source[], notes: Notes): Basics {
  const profile = root.at('profile');
  const address = profile.at('address');
  profile.at('heading').ignore();
  leaveOutPrivate('street address', address.at('line1'), notes);
  leaveOutPrivate('post code', address.at('pincode'), notes);
  const place = [address.at('line2'), address.at('line3'), address.at('city')].filter(
    (line, index, lines) => !line.isAbsent && (index > 0 || lines.at(-1)?.isAbsent),
  );
  if (!address.at('city').isAbsent) leaveOutPrivate('street address', address.at('line2'), notes);
  const town = place.map((line) => line.text()?.replace(/[\s,–-]+$/u, '')).join(', ');
  const objective = root.at('objective');
  objective.at('heading').ignore();
  if (isHidden(objective)) objective.ignore();
  return {
    name: [profile.at('firstName').text(), profile.at('lastName').text()].filter(Boolean).join(' '),
    label: profile.at('subtitle').text(),
    image: readPicture(profile.at('photograph', 'photo'), notes),
    email: readEmail(profile.at('email'), notes),
    phone: profile.at('phone').text(),
    url: readAddress(profile.at('website'), notes),
    summary: isHidden(objective) ? undefined : objective.at('body').text(),
    location: readPlace(town, notes),
    profiles: social.map((item) => {
      const url = readAddress(item.at('url'), notes);
      return {
        network: item.at('network').text() ?? (url && networkOf(url)),
        username: item.at('username').text(),
        url,
      };
    }),
  };
}

function datesOf(item: Source, notes: Notes) {
  return readDates(item.at('startDate', 'start'), item.at('endDate', 'end'), notes);
}

/** A level that is only marks out of five. */
function marksOf(item: Source, notes: Notes): string | undefined {
  const marks = Number(item.at('rating', 'value').text() ?? 0);
  if (!(marks > 0)) return undefined;
  item.at('value').ignore();
  notes.guess(`Levels that are only marks are written as a number, such as “${marks}/5”.`);
  return `${marks}/5`;
}
