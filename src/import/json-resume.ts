import { localFile } from '../resume/local-file.ts';
import {
  leaveOutPrivate,
  readPicture,
  networkOf,
  readAddress,
  readDate,
  readDates,
  readEmail,
  readPeriod,
  readPlace,
} from './fields.ts';
import type { Basics, Period, Place, Resume } from './imported.ts';
import type { Notes } from './notes.ts';
import { countryCodeOf } from './place-names.ts';
import type { Source } from './source.ts';
import { joined } from './text.ts';

/** Keys of this site (`src/resume/README.md`) and of the schema's `meta`, which are taken as they stand. */
const ownKeys = ['internships', 'teachings', 'partners', 'assistant', 'meta'] as const;

/** JSON Resume of any version, from 0.0 with its `website` and `company` to today's. */
export function readJsonResume(root: Source, notes: Notes): Resume {
  root.at('$schema').ignore();
  const own = ownKeys.flatMap((key) => {
    const member = root.at(key);
    if (member.isAbsent) return [];
    member.ignore();
    return [[key, member.value] as const];
  });
  return {
    basics: root.at('basics').isAbsent
      ? readBasics(root, notes)
      : { ...readBasics(root.at('basics'), notes), ...extras(root.at('basics')) },
    work: entries(root, 'work', 'experience', 'experiences', 'workExperience', 'work_experience').map(
      (entry) => ({
        name: entry.at('name', 'company', 'employer', 'organization').text(),
        position: entry.at('position', 'title', 'role').text(),
        location: placeText(entry.at('location')),
        description: entry.at('description').text(),
        url: addressOf(entry, notes),
        ...datesOf(entry, notes),
        ...toldOf(entry),
        ...extras(entry),
      }),
    ),
    volunteer: entries(root, 'volunteer', 'volunteering').map((entry) => ({
      organization: entry.at('organization', 'name', 'company').text(),
      position: entry.at('position', 'title', 'role').text(),
      url: addressOf(entry, notes),
      ...datesOf(entry, notes),
      ...toldOf(entry),
      ...extras(entry),
    })),
    education: entries(root, 'education').map((entry) => ({
      institution: entry.at('institution', 'school', 'name').text(),
      area: entry.at('area', 'field').text(),
      studyType: entry.at('studyType', 'degree').text(),
      title: entry.at('title').text(),
      location: placeText(entry.at('location')),
      url: addressOf(entry, notes),
      ...datesOf(entry, notes),
      score: entry.at('score', 'gpa', 'grade').text(),
      courses: textsOf(entry.at('courses')),
      ...extras(entry),
    })),
    awards: entries(root, 'awards', 'achievements').map((entry) => ({
      title: entry.text() ?? entry.at('title', 'name', 'text').text(),
      date: readDate(entry.at('date'), notes),
      awarder: entry.at('awarder', 'issuer').text(),
      summary: entry.at('summary', 'description').text(),
      ...extras(entry),
    })),
    certificates: entries(root, 'certificates', 'certifications').map((entry) => ({
      name: entry.at('name', 'title').text(),
      date: readDate(entry.at('date', 'issueDate'), notes),
      issuer: entry.at('issuer', 'authority').text(),
      url: addressOf(entry, notes),
      summary: entry.at('summary', 'description').text(),
      ...extras(entry),
    })),
    publications: entries(root, 'publications').map((entry) => ({
      name: entry.at('name', 'title').text(),
      publisher: entry.at('publisher').text(),
      releaseDate: readDate(entry.at('releaseDate', 'date'), notes),
      url: addressOf(entry, notes),
      summary: entry.at('summary', 'description').text(),
      ...extras(entry),
    })),
    skills: readSkills(root.at('skills')),
    languages: readLanguages(root.at('languages')),
    interests: entries(root, 'interests', 'hobbies').map((entry) => ({
      name: entry.at('name').text() ?? entry.text(),
      summary: entry.at('summary', 'description').text(),
      keywords: textsOf(entry.at('keywords')),
      ...extras(entry),
    })),
    references: entries(root, 'references').map((entry) => ({
      name: entry.at('name').text(),
      reference: joined('\n', entry.at('reference').text(), entry.at('description').text()),
      ...extras(entry),
    })),
    projects: entries(root, 'projects').map((entry) => ({
      name: entry.at('name', 'title').text(),
      description: entry.at('description').text() ?? entry.at('summary').text(),
      highlights: textsOf(entry.at('highlights')),
      keywords: textsOf(entry.at('keywords', 'technologies')),
      url: addressOf(entry, notes),
      roles: textsOf(entry.at('roles', 'role')),
      entity: entry.at('entity').text(),
      type: entry.at('type').text(),
      ...datesOf(entry, notes),
      ...extras(entry),
    })),
    ...Object.fromEntries(own),
  };
}

/** The entries under the first of these keys that has some. */
function entries(root: Source, ...keys: readonly string[]): Source[] {
  return root.items(...keys);
}

function readBasics(basics: Source, notes: Notes): Basics {
  const location = basics.at('location');
  // Many write their town there.
  const written = location.at('address');
  const isTown = location.at('city').isAbsent && !/\d/.test(written.peek);
  if (!isTown) leaveOutPrivate('street address', written, notes);
  leaveOutPrivate('post code', location.at('postalCode'), notes);
  leaveOutPrivate('birth date', basics.at('birthDate', 'birthdate', 'birthday', 'dateOfBirth'), notes);
  const first = basics.at('firstName').text();
  const last = basics.at('lastName').text();
  const imageWebp = localFile(basics.at('imageWebp').text() ?? '')?.path;
  return {
    name: basics.at('name').text() ?? joined(' ', first, last),
    label: basics.at('label', 'headline', 'title').text(),
    image: readPicture(basics.at('image', 'picture', 'photo'), notes),
    email: readEmail(basics.at('email'), notes),
    phone: basics.at('phone').text(),
    url: addressOf(basics, notes),
    summary: basics.at('summary', 'bio').text(),
    location:
      isTown && !written.isAbsent
        ? { ...readLocation(location, notes), ...readPlace(written.text(), notes) }
        : readLocation(location, notes),
    profiles: basics.items('profiles').map((profile) => {
      const url = readAddress(profile.at('url'), notes);
      return {
        network: profile.at('network').text() ?? (url && networkOf(url)),
        username: profile.at('username').text(),
        url,
      };
    }),
    ...(imageWebp === undefined ? {} : { imageWebp }),
  };
}

function readLocation(location: Source, notes: Notes): Place | undefined {
  if (!location.isObject) return readPlace(location.text(), notes);
  const country = location.at('countryCode', 'country').text();
  const code = countryCodeOf(country ?? '');
  const region = location.at('region').text();
  return {
    city: location.at('city').text(),
    region: code === undefined ? joined(', ', region, country) : region,
    countryCode: code,
  };
}

/** A place as one text, which some files split as `basics.location` is. */
function placeText(location: Source): string | undefined {
  if (!location.isObject) return location.text();
  const parts = ['city', 'region', 'country', 'countryCode'].map((key) => location.at(key).text());
  return parts.filter(Boolean).join(', ') || undefined;
}

/** An address may be an object with a label. */
function addressOf(entry: Source, notes: Notes): string | undefined {
  const source = entry.at('url', 'website', 'link');
  source.at('name').ignore();
  return readAddress(source.isObject ? source.at('url', 'href') : source, notes);
}

function datesOf(entry: Source, notes: Notes): Period {
  const start = entry.at('startDate', 'start', 'from', 'start_date');
  const end = entry.at('endDate', 'end', 'to', 'end_date');
  if (start.isAbsent && end.isAbsent) return readPeriod(entry.at('dates', 'period', 'date'), notes);
  return readDates(start, end, notes);
}

function toldOf(entry: Source) {
  return {
    summary: entry.at('summary').text(),
    highlights: textsOf(entry.at('highlights', 'bulletpoints', 'bullets')),
    keywords: textsOf(entry.at('keywords', 'technologies')),
  };
}

/** Texts, or objects whose one text matters. */
function textsOf(source: Source): string[] {
  return source.list().flatMap((item) => {
    const name = item.text() ?? item.at('name', 'title', 'text', 'value', 'position').text();
    const told = item.isObject ? item.at('description', 'summary').text() : undefined;
    return joined(': ', name, told) || [];
  });
}

function readSkills(skills: Source) {
  // Some files have an object of lists instead of a list of groups.
  if (skills.isObject && skills.at('name').isAbsent) {
    return skills.keys.map((name) => ({ name, keywords: textsOf(skills.at(name)) }));
  }
  return skills.list().map((skill) => ({
    name: skill.text() ?? skill.at('name', 'category', 'title').text(),
    level: skill.at('level').text(),
    keywords: textsOf(skill.at('keywords', 'items')),
    ...extras(skill),
  }));
}

function readLanguages(languages: Source) {
  return languages.list().map((language) => ({
    language: language.text() ?? language.at('language', 'name').text(),
    fluency: language.at('fluency', 'level').text(),
    ...extras(language),
  }));
}

/** Keys with a meaning: a value of theirs that could not be read is left out and named. */
const meant = new Set(
  'name label image imageWebp picture email phone url website link summary bio location profiles position company employer description organization institution school degree area field studyType score gpa grade courses title date issueDate dates period start end from to startDate endDate awarder issuer authority publisher releaseDate level keywords language fluency reference highlights roles role entity type links items'.split(
    ' ',
  ),
);

/** Members of an entry that the schema does not know: texts and lists of texts stay as they are. */
function extras(entry: Source): Record<string, unknown> {
  const own: Record<string, unknown> = entry.at('summaryFolded').flag() ? { summaryFolded: true } : {};
  for (const key of entry.keys.filter((each) => /^[a-z]\w*$/i.test(each) && !meant.has(each))) {
    const member = entry.at(key);
    const isPlain = !member.list().some((item) => item.isObject || item.isList);
    if (isPlain && member.unread().length > 0) own[key] = member.isList ? member.texts() : member.text();
  }
  return own;
}
