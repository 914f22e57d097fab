import {
  leaveOutPrivate,
  networkOf,
  readAddress,
  readDate,
  readDates,
  readEmail,
  readPeriod,
  readPicture,
  readPlace,
} from './fields.ts';
import type { Basics, Period, Resume } from './imported.ts';
import type { Notes } from './notes.ts';
import { countryCodeOf } from './place-names.ts';
import { plainOf, readRichText } from './rich-text.ts';
import type { Source } from './source.ts';

/** Reactive Resume 3, 4 and 5: one shape with other names for some members, so one reader serves all. */
export function readReactiveResume(root: Source, notes: Notes): Resume {
  for (const part of [
    'metadata',
    'workStatus',
    'public',
    'id',
    '_id',
    'slug',
    'title',
    'createdAt',
    'updatedAt',
    'userId',
    'user',
    'visibility',
    'locked',
  ]) {
    root.at(part).ignore();
  }
  const sections = root.at('sections');
  for (const key of sections.keys) ignoreLayout(sections.at(key));
  ignoreLayout(root.at('summary'));
  const shown = (...keys: readonly string[]) => shownItems(sections.at(...keys), keys[0] ?? '', notes);
  const custom = readCustom(root, sections, notes);
  return {
    basics: readBasics(root, sections, notes),
    work: [
      ...shown('experience', 'work').flatMap((item) => readWork(item, notes)),
      ...custom.of('experience').flatMap((item) => readWork(item, notes)),
    ],
    volunteer: [...shown('volunteer'), ...custom.of('volunteer')].map((item) => ({
      organization: item.at('organization').text(),
      position: item.at('position').text(),
      url: siteOf(item, notes),
      ...datesOf(item, notes),
      ...withPlace(readRichText(item.at('description', 'summary').text()), item.at('location').text()),
    })),
    education: [...shown('education'), ...custom.of('education')].map((item) => {
      const { summary, highlights } = readRichText(item.at('description', 'summary').text());
      return {
        institution: item.at('school', 'institution').text(),
        studyType: item.at('degree', 'studyType').text(),
        area: item.at('area').text(),
        score: item.at('grade', 'score').text(),
        location: item.at('location').text(),
        url: siteOf(item, notes),
        ...datesOf(item, notes),
        courses: [...item.at('courses').texts(), ...(summary === undefined ? [] : [summary]), ...highlights],
      };
    }),
    awards: [...shown('awards'), ...custom.of('awards')].map((item) => ({
      title: item.at('title', 'name').text(),
      awarder: item.at('awarder').text(),
      date: readDate(item.at('date'), notes),
      summary: withSite(plainOf(item.at('description', 'summary').text()), siteOf(item, notes)),
    })),
    certificates: [...shown('certifications'), ...custom.of('certifications')].map((item) => ({
      name: item.at('title', 'name').text(),
      issuer: item.at('issuer').text(),
      date: readDate(item.at('date'), notes),
      url: siteOf(item, notes),
      summary: plainOf(item.at('description', 'summary').text()),
    })),
    publications: [...shown('publications'), ...custom.of('publications')].map((item) => ({
      name: item.at('title', 'name').text(),
      publisher: item.at('publisher').text(),
      releaseDate: readDate(item.at('date'), notes),
      url: siteOf(item, notes),
      summary: plainOf(item.at('description', 'summary').text()),
    })),
    skills: [...shown('skills'), ...custom.of('skills')].map((item) => ({
      name: item.at('name').text(),
      level: levelOf(item, notes, 'proficiency', 'description'),
      keywords: item.at('keywords').texts(),
    })),
    languages: [...shown('languages'), ...custom.of('languages')].map((item) => ({
      language: item.at('language', 'name').text(),
      fluency: levelOf(item, notes, 'fluency', 'description'),
    })),
    interests: [
      ...[...shown('interests'), ...custom.of('interests')].map((item) => ({
        name: item.at('name').text(),
        keywords: item.at('keywords').texts(),
      })),
      ...custom.others,
    ],
    references: [...shown('references'), ...custom.of('references')].map((item) => {
      leaveOutPrivate('phone numbers and addresses of referees', item.at('phone'), notes);
      leaveOutPrivate('phone numbers and addresses of referees', item.at('email'), notes);
      const role = item.at('position', 'relationship').text();
      const texts = [
        role,
        plainOf(item.at('description').text()),
        plainOf(item.at('summary').text()),
        siteOf(item, notes),
      ];
      return { name: item.at('name').text(), reference: texts.filter(Boolean).join('\n') };
    }),
    projects: [...shown('projects'), ...custom.of('projects')].map((item) => {
      const { summary, highlights } = readRichText(item.at('summary').text());
      const description = readRichText(item.at('description').text());
      return {
        name: item.at('name').text(),
        description: [description.summary, summary].filter(Boolean).join('\n\n'),
        highlights: [...description.highlights, ...highlights],
        keywords: item.at('keywords').texts(),
        url: siteOf(item, notes),
        ...datesOf(item, notes),
      };
    }),
  };
}

/** Headings, icons and columns are the look of a section. */
function ignoreLayout(section: Source): void {
  for (const key of ['id', 'name', 'title', 'heading', 'type', 'icon', 'columns', 'layout', 'keywordLayout'])
    section.at(key).ignore();
  for (const item of section.at('items').list()) {
    for (const key of ['id', 'icon', 'iconColor', 'levelNum']) item.at(key).ignore();
    for (const key of ['url', 'website']) item.at(key).at('label').ignore();
  }
}

const isHidden = (part: Source) => part.at('visible').value === false || part.at('hidden').value === true;

/** What the owner hid stays away from a public page. */
function shownItems(section: Source, name: string, notes: Notes): Source[] {
  const items = section.at('items').list();
  const shown = isHidden(section) ? [] : items.filter((item) => !isHidden(item));
  for (const item of items.filter((each) => !shown.includes(each))) item.ignore();
  if (shown.length < items.length) {
    notes.leaveOut(`what is hidden in Reactive Resume, under “${name}”: ${items.length - shown.length}`);
  }
  return shown;
}

function readBasics(root: Source, sections: Source, notes: Notes): Basics {
  const basics = root.at('basics');
  const location = basics.at('location');
  leaveOutPrivate('street address', location.at('address'), notes);
  leaveOutPrivate('post code', location.at('postalCode'), notes);
  leaveOutPrivate('birth date', basics.at('birthdate'), notes);
  const photo = [root.at('picture'), basics.at('picture'), basics.at('photo')].find(
    (each) => !each.at('url').isAbsent,
  );
  const image = photo && readPicture(photo.at('url'), notes);
  for (const each of [root.at('picture'), basics.at('picture'), basics.at('photo')]) each.ignore();
  const summary = readSummary(root, basics, sections);
  const country = location.at('country').text();
  const code = countryCodeOf(country ?? '');
  for (const field of basics.at('customFields').list())
    for (const key of ['id', 'icon']) field.at(key).ignore();
  return {
    name: basics.at('name').text(),
    label: basics.at('headline').text(),
    image,
    email: readEmail(basics.at('email'), notes),
    phone: basics.at('phone').text(),
    url: siteOf(basics, notes),
    summary,
    location: location.isObject
      ? {
          city: location.at('city').text(),
          region:
            code === undefined ? (location.at('region').text() ?? country) : location.at('region').text(),
          countryCode: code,
        }
      : readPlace(location.text(), notes),
    profiles: [...shownItems(sections.at('profiles'), 'profiles', notes), ...basics.at('profiles').list()]
      .map((profile) => {
        profile.at('id').ignore();
        return {
          network: profile.at('network').text(),
          username: profile.at('username').text(),
          url: siteOf(profile, notes),
        };
      })
      .concat(readFields(basics.at('customFields'), notes)),
  };
}

function readSummary(root: Source, basics: Source, sections: Source): string | undefined {
  for (const key of ['heading', 'visible']) basics.at('summary').at(key).ignore();
  const source = [
    root.at('summary').at('content'),
    sections.at('summary').at('content'),
    basics.at('summary').at('body'),
    basics.at('summary'),
  ];
  const text = source.find((each) => !each.isAbsent && !each.isObject)?.text();
  const { summary, highlights } = readRichText(text);
  return (
    [summary, ...highlights.map((point) => `- ${point}`)].filter((part) => part !== undefined).join('\n') ||
    undefined
  );
}

/** Fields of the owner's own: those with an address are profiles. */
function readFields(fields: Source, notes: Notes) {
  return fields.list().flatMap((field) => {
    const link = field.at('link', 'value');
    const isAddress = typeof link.value === 'string' && /^(?:https?:\/\/|www\.)/.test(link.value);
    if (!isAddress) return [];
    const url = readAddress(link, notes);
    return url === undefined
      ? []
      : [{ network: field.at('text', 'name').text() ?? networkOf(url), username: undefined, url }];
  });
}

/** `url` is an address in version 3, `{ href }` in 4; `website` is `{ url }` in 5. */
function siteOf(item: Source, notes: Notes): string | undefined {
  const site = item.at('website', 'url');
  site.at('label').ignore();
  return readAddress(site.isObject ? site.at('url', 'href') : site, notes);
}

/** `{ start, end }` in version 3, a text afterwards. */
function datesOf(item: Source, notes: Notes): Period {
  const date = item.at('period', 'date');
  if (!date.isObject) return readPeriod(date, notes);
  return readDates(date.at('start'), date.at('end'), notes);
}

function readWork(item: Source, notes: Notes) {
  const job = {
    name: item.at('company', 'name').text(),
    location: item.at('location').text(),
    url: siteOf(item, notes),
  };
  const whole = {
    ...job,
    position: item.at('position').text(),
    ...datesOf(item, notes),
    ...readRichText(item.at('description', 'summary').text()),
  };
  const roles = item
    .at('roles')
    .list()
    .map((role) => {
      role.at('id').ignore();
      return {
        ...job,
        position: role.at('position').text(),
        ...readPeriod(role.at('period'), notes),
        ...readRichText(role.at('description').text()),
      };
    });
  if (roles.length === 0) return [whole];
  const first = roles[0];
  notes.guess(`The roles at ${job.name ?? 'one employer'} became jobs of their own.`);
  // What is said of the whole time stands with the latest role.
  return [
    {
      ...first,
      summary: [whole.position, whole.summary, first?.summary].filter(Boolean).join('\n\n'),
      highlights: [...whole.highlights, ...(first?.highlights ?? [])],
    },
    ...roles.slice(1),
  ];
}

/** A level in words, else the number of filled marks. */
function levelOf(item: Source, notes: Notes, ...keys: readonly string[]): string | undefined {
  const level = item.at('level');
  const words = item.at(...keys).text() ?? (typeof level.value === 'string' ? level.text() : undefined);
  const marks = Number(level.text() ?? 0);
  if (words !== undefined || !(marks > 0)) return words;
  notes.guess(`Levels that are only marks are written as a number, such as “${marks}/5”.`);
  return `${marks}/5`;
}

function withSite(text: string | undefined, url: string | undefined): string | undefined {
  return [text, url].filter(Boolean).join('\n') || undefined;
}

function withPlace(
  told: { readonly summary?: string | undefined; readonly highlights: readonly string[] },
  place: string | undefined,
) {
  return { ...told, summary: [told.summary, place].filter(Boolean).join('\n\n') };
}

interface CustomSections {
  /** Items of custom sections of one type, as version 5 has it. */
  readonly of: (type: string) => readonly Source[];
  /** Items without a type, with the heading of their section. */
  readonly others: readonly {
    readonly name: string | undefined;
    readonly summary: string;
    readonly keywords: readonly string[];
  }[];
}

function readCustom(root: Source, sections: Source, notes: Notes): CustomSections {
  const typed = root.at('customSections').list();
  for (const section of typed) ignoreLayout(section);
  for (const letter of typed.filter((section) => section.at('type').peek === 'cover-letter')) {
    letter.ignore();
    notes.leaveOut('the cover letter');
  }
  // Version 4 has `sections.custom`, version 3 puts its custom sections beside the others.
  const custom = sections.at('custom');
  const known = new Set([
    'awards',
    'certifications',
    'education',
    'experience',
    'work',
    'volunteer',
    'interests',
    'languages',
    'profiles',
    'projects',
    'publications',
    'references',
    'skills',
    'summary',
    'custom',
  ]);
  const beside = sections.keys.filter((key) => !known.has(key)).map((key) => sections.at(key));
  const untyped = [...custom.keys.map((key) => custom.at(key)), ...beside];
  const others = untyped.flatMap((section) => {
    const heading = section.at('name', 'heading').text();
    ignoreLayout(section);
    return shownItems(section, heading ?? 'custom', notes).map((item) => {
      const name = item.at('name', 'title').text();
      const url = siteOf(item, notes);
      const date = item.at('date');
      const when = date.isObject
        ? [date.at('start').text(), date.at('end').text()].filter(Boolean).join(' – ')
        : date.text();
      const parts = [
        item.at('description', 'subtitle').text(),
        when,
        item.at('location').text(),
        item.at('level').text(),
        plainOf(item.at('summary').text()),
        url,
      ];
      notes.guess(`“${name ?? heading}” stands under \`interests\`; move it to where it belongs.`);
      return {
        name: name ?? heading,
        summary: parts.filter(Boolean).join('\n'),
        keywords: item.at('keywords').texts(),
      };
    });
  });
  const summaries = typed
    .filter((section) => section.at('type').peek === 'summary')
    .flatMap((section) =>
      shownItems(section, 'custom', notes).map((item) => {
        const name = section.at('title').peek;
        notes.guess(`“${name}” stands under \`interests\`; move it to where it belongs.`);
        return { name, summary: plainOf(item.at('content').text()) ?? '', keywords: [] };
      }),
    );
  return {
    of: (type) =>
      typed
        .filter((section) => section.at('type').value === type)
        .flatMap((section) => shownItems(section, type, notes)),
    others: [...others, ...summaries],
  };
}
