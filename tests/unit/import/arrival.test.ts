/** At least 95 % of what a file holds about a person's work is in the résumé; the fixture itself is counted. */
import { describe, expect, it } from 'vitest';
import { importFiles } from '../../../src/import/import-file';
import { parseProfile } from '../../../src/resume/profile';
import { readLooseDate, readLoosePeriod } from '../../../src/resume/read/loose-date';
import * as fixture from '../../support/import-fixtures';
import { schemaErrors } from '../../support/schema-errors';

const { elementFields, importFixture, linkedInZip, memberFields, missingFields, tableFields } = fixture;

interface Fixture {
  readonly name: string;
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  readonly fields: readonly fixture.Field[];
  /** Paths (or `path=text`) of what describes the file, or of what is private and left out on purpose. */
  readonly aside: RegExp;
  /** What is written otherwise in a résumé: codes, and words of a machine. */
  readonly same?: Readonly<Record<string, string>>;
}

const codes = 'Portugal PT Deutschland DE France FR 日本 JP Senegal SN Belgium BE Germany DE';
const countries = Object.fromEntries(
  [...codes.matchAll(/(\S+) (\S+)/g)].map(([, country, code]) => [country, code]),
);
/** Of `path=text`: a second address, and what its owner hides, stay private. */
const linkedInAside =
  /^messages|=old@mira|=(?:Bo|Lind|Not shown to anybody\.)$|^Profile\.(?:Address|Birth Date|Zip Code)=|^Email Addresses\.(?:Confirmed|Primary|Updated On)=|^PhoneNumbers\.Type=|^Recommendations_Received\.(?:Status|Creation Date)=/;
const personal =
  /Birthdate|BirthDate|birthdate|Gender|Nationality|AddressLine|PostalCode|postalCode|\.address$|referees|references\.items\.phone/;
const look =
  /(?:^|\.)(?:id|icon|columns|size|type|level|levelNum|template|theme|language|aspectRatio|borderRadius|locale|shape|jobType|date\.format|version|\$schema)$|^metadata|^workStatus|picture|photo|sections\.\w+\.(?:name|title)$|sections\.custom\.\w+\.name$|customSections\.title$|heading$|^summary\.title$|=(?:Hidden Inc|Clerk|2010)$/;

const linkedIn = (language: string): Fixture => ({
  name: `LinkedIn’s export, account in ${language}`,
  files: [linkedInZip(language)],
  fields: tableFields(language),
  aside: linkedInAside,
  same: {
    ...countries,
    PROFESSIONAL_WORKING: 'Professional working',
    '[PORTFOLIO:https://mira.example,OTHER:https://github.com/mira-okonjo]':
      'https://mira.example,https://github.com/mira-okonjo',
  },
});

const fixtures: readonly Fixture[] = [
  ...['en', 'de', 'fr', 'ja'].map(linkedIn),
  {
    name: 'Europass, SkillsPassport',
    files: [importFixture('europass/skills-passport.xml')],
    fields: elementFields('europass/skills-passport.xml'),
    aside:
      /DocumentInfo|Code$|Current$|Headline\.Type|Telephone\.Use|Birthdate|Gender|Nationality|AddressLine|PostalCode|MotherTongueList/,
    same: { Sweden: 'SE', Projects: '', Honours: '' },
  },
  {
    name: 'Europass, Candidate',
    files: [importFixture('europass/candidate.xml')],
    fields: elementFields('europass/candidate.xml'),
    aside:
      /CandidateSupplier|RenderingInformation|ChannelCode|UseCode|CountryDialing|BirthDate|GenderCode|NationalityCode|AddressLine|PostalCode|TaxonomyID|CompetencyDimensionTypeCode|Indicator|Ongoing|Country(?:Code)?$/,
    same: { ita: 'Italian', eng: 'English' },
  },
  members('JSON Resume of an old version', 'json-resume/old.json', personal),
  members('JSON Resume in YAML', 'json-resume/resume.yaml', /^\$schema/),
  members('RenderCV', 'rendercv/cv.yaml', /^design|^locale|sections\.languages\.label/, {
    'Ghent, Belgium': 'Ghent',
    'tel:+32-400-00-00-01': '+32-400-00-00-01',
  }),
  ...['v3', 'v4', 'v5'].map((version) =>
    members(
      `Reactive Resume ${version}`,
      `reactive-resume/${version}.json`,
      new RegExp(`${personal.source}|${look.source}`),
      { ...countries, 'Dakar, Senegal': 'Dakar', 'Bristol, England, United Kingdom': 'Bristol, England' },
    ),
  ),
];

function members(name: string, path: string, aside: RegExp, same: Fixture['same'] = {}): Fixture {
  return { name, files: [importFixture(path)], fields: memberFields(path), aside, same };
}

const ownDateOf = (text: string): readonly string[] | undefined => {
  const date = readLooseDate(text);
  if (date) return 'date' in date ? [date.date] : [];
  if (!/\d{4}/.test(text) || text.length > 40 || /@|:/.test(text)) return undefined;
  const period = readLoosePeriod(text);
  const dates = [period?.start, period?.end].filter((each) => each !== undefined);
  return dates.length > 0 ? dates : undefined;
};

describe.each(fixtures)('$name', ({ files, fields, aside, same = {} }) => {
  const counted = fields
    .filter(({ path, text }) => !aside.test(path) && !aside.test(`${path}=${text}`))
    .map(({ path, text }) => {
      const parts = Object.entries(same).reduce(
        (all, [word, other]) => (all.endsWith(word) ? all.slice(0, -word.length) + other : all),
        text,
      );
      return { path, text: parts };
    });

  it('brings at least 95 % of its fields, and names the rest', async () => {
    const { resume, leftOut } = await importFiles(files);
    const missing = missingFields(counted, resume, ownDateOf);
    expect(counted.length).toBeGreaterThan(10);
    expect(missing.length / counted.length, JSON.stringify(missing)).toBeLessThanOrEqual(0.05);
    for (const { text } of missing) expect(leftOut.join('\n')).toContain(text.slice(0, 20));
  });

  it('becomes valid JSON Resume without empty members, which builds', async () => {
    const { resume } = await importFiles(files);
    expect(schemaErrors(resume)).toBeNull();
    expect(JSON.stringify(resume)).not.toMatch(/:(?:""|\[\]|\{\}|null)/);
    expect(resume['$schema']).toContain('resume-schema');
    expect(parseProfile(resume).name).toBe(resume.basics?.name);
  });
});
