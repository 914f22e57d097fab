import { leaveOutPrivate, networkOf, readAddress, readDates, readEmail } from '../fields.ts';
import type { Basics, Resume } from '../imported.ts';
import { meaningOf } from '../heading-meanings.ts';
import { labelsOf, levelOf, type Labels, languageName, localeOf } from '../labels.ts';
import { countryCodeOf, countryName } from '../../resume/read/country.ts';
import { linesOf, markdownOf, plainOf, readRichText } from '../rich-text.ts';
import type { Source } from '../source.ts';
import { tableReader } from '../table.ts';
import { joined } from '../text.ts';

interface Context {
  readonly locale: string;
  readonly labels: Labels;
}

/** Europass since 2020: a Candidate of HR-XML 3 with Europass's and EURES's extensions. */
export function readCandidate(root: Source): Resume {
  root.ignore('DocumentID', 'CandidateSupplier', 'RenderingInformation');
  const profile = root.at('CandidateProfile');
  profile.at('ID').ignore();
  const language = profile.at('@languageCode').text();
  const locale = localeOf(language);
  const context = { locale, labels: labelsOf(locale) };
  const person = root.at('CandidatePerson');
  leaveOutAttachments(profile);
  return {
    basics: readBasics(person, profile),
    work: readWork(profile.at('EmploymentHistory'), context),
    volunteer: read(
      entriesOf(profile, 'VoluntaryWorks', 'VoluntaryWork'),
      'organization: OrganizationName|Organization, position: Title, url, period, told: Description',
      (_, { organization, position }) =>
        organization === undefined ? { organization: position, position: undefined } : {},
    ),
    education: readEducation(profile.at('EducationHistory'), context),
    awards: read(
      entriesOf(profile, 'HonorsAndAwards', 'HonorOrAward'),
      'title: Title, awarder: AwardingInstitution|Organization, date, summary: Description',
    ),
    certificates: read(
      [
        ...entriesOf(profile, 'CourseCertifications', 'CourseCertification'),
        ...entriesOf(profile, 'Certifications', 'Certification'),
      ],
      `name: Title|CertificationName, issuer: IssuingAuthority.Name|IssuingAuthortity.Name|IssuingAuthority, date, url,
        summary: Description|CertificationDescription`,
    ),
    publications: readPublications(profile),
    skills: readSkills(profile, context),
    languages: readLanguages(person, profile, context),
    interests: readInterests(profile),
    references: readReferences(profile),
    projects: read(entriesOf(profile, 'Projects', 'Project'), 'name: Title, about: Description, url, period'),
    meta: { language: language && locale },
  };
}

const read = tableReader({
  url: (_, entry) => linkIn(entry),
  period: (_, entry) => datesOf(entry.at('Date')),
  date: (_, entry) => dayOf(entry),
  releaseDate: (_, entry) => dayOf(entry),
});

/** The entries of a section; some exports put `Activity` or the like around the content. */
function entriesOf(profile: Source, section: string, entry: string): Source[] {
  return profile.down(section, entry).list();
}

const codeOf = (channel: Source) => channel.at('ChannelCode').peek.toLowerCase();

function readBasics(person: Source, profile: Source): Basics {
  const name = person.at('PersonName');
  const channels = person.items('Communication');
  for (const channel of channels) channel.ignore('ChannelCode', 'UseCode');
  const emails = channels.filter((channel) => codeOf(channel) === 'email');
  const phones = channels.filter((channel) => codeOf(channel) === 'telephone');
  const links = channels.filter((channel) => /web|social|instant/.test(codeOf(channel)));
  const addresses = channels.map((channel) => channel.at('Address')).filter((address) => !address.isAbsent);
  for (const address of addresses) {
    leaveOutPrivate('street address', address.at('AddressLine'));
    leaveOutPrivate('post code', address.at('PostalCode'));
  }
  leaveOutPrivate('birth date', person.at('BirthDate'));
  leaveOutPrivate('birth place', person.at('BirthPlace'));
  leaveOutPrivate('gender', person.at('GenderCode'));
  leaveOutPrivate('nationality', person.at('NationalityCode'));
  leaveOutPrivate('residence and work permits', person.at('WorkPermit', 'ResidenceCountryCode'));
  const email = firstOf(emails, (channel) => readEmail(channel.at('URI', 'Text')));
  const phone = firstOf(phones, phoneOf);
  person.notes.guessOneOf('E-mail', email, emails);
  person.notes.guessOneOf('Phone', phone, phones);
  const profiles = links.flatMap((channel) => linkOf(channel) ?? []);
  const own = profiles.find(({ url }) => url !== undefined && networkOf(url) === undefined);
  const code = addresses[0]?.at('CountryCode').text();
  const headline = profile.at('Headline', 'PersonalHeadline').text();
  return {
    name: joined(
      ' ',
      name.at('GivenName').text(),
      name.at('MiddleName').text(),
      name.at('FamilyName').text(),
    ),
    label: plainOf(headline),
    email,
    phone,
    url: own?.url,
    summary: markdownOf(profile.at('ExecutiveSummary').text()),
    location: {
      city: addresses[0]?.at('CityName').text(),
      region: addresses[0]?.at('CountrySubDivisionCode', 'Region').text(),
      countryCode: code === undefined ? undefined : (countryCodeOf(code) ?? code.toUpperCase()),
    },
    profiles: profiles.filter((each) => each !== own),
  };
}

/** What the first of these gives; the others stay unread, and so are named. */
function firstOf<T>(sources: readonly Source[], read: (source: Source) => T | undefined): T | undefined {
  for (const source of sources) {
    const found = read(source);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The first web address of an entry. */
function linkIn(entry: Source): string | undefined {
  const links = entry.at('Link');
  return readAddress(links.list()[0] ?? links);
}

function phoneOf(phone: Source): string | undefined {
  const number = phone.at('DialNumber', 'FormattedNumber', 'URI').text();
  const dialing = phone.at('CountryDialing').text();
  phone.at('CountryCode').ignore();
  if (number === undefined || dialing === undefined) return number;
  return number.startsWith('+') ? number : `+${dialing.replace(/^\+|^00/, '')} ${number}`;
}

function linkOf(channel: Source) {
  const isAccount = /instant/.test(channel.at('ChannelCode').peek.toLowerCase());
  const use = channel.at('OtherTitle').text() ?? channel.at('UseCode').text();
  const network = use === undefined || /^(?:home|work|other|business)$/i.test(use) ? undefined : use;
  const source = channel.at('URI', 'URL', 'Text');
  if (isAccount || (network !== undefined && !/[./]/.test(source.peek))) {
    return { network, username: source.text(), url: undefined };
  }
  const url = readAddress(source);
  return url === undefined ? undefined : { network: networkOf(url) ?? network, url };
}

/** A date, alone or as `FormattedDateTime`. */
function dateIn(source: Source): Source {
  const formatted = source.at('FormattedDateTime', 'DateText');
  return formatted.isAbsent ? source : formatted;
}

function datesOf(period: Source) {
  const isOngoing = [period.at('CurrentIndicator'), period.at('Ongoing')].some((flag) => flag.flag());
  period.ignore('CurrentIndicator', 'Ongoing');
  const end = dateIn(period.at('EndDate'));
  if (isOngoing) end.ignore();
  return readDates(dateIn(period.at('StartDate')), isOngoing ? period.at('none') : end);
}

/** The one date of an entry that has a period only because all entries have one. */
function dayOf(entry: Source): string | undefined {
  const date = entry.at('Date', 'Year', 'IssueDate', 'FirstIssuedDate', 'CertificationDate');
  const { startDate, endDate } = date.at('StartDate', 'EndDate').isAbsent
    ? readDates(dateIn(date), date.at('none'))
    : datesOf(date);
  return startDate ?? endDate;
}

function contactOf(organisation: Source, { locale }: Context) {
  const channels = organisation
    .items('OrganizationContact')
    .flatMap((contact) => contact.items('Communication'));
  const address = channels.map((channel) => channel.at('Address')).find((each) => !each.isAbsent);
  const web = channels.find((channel) => /web/i.test(channel.at('ChannelCode').peek));
  for (const channel of channels) channel.ignore('ChannelCode', 'UseCode');
  if (address) {
    leaveOutPrivate('streets and post codes of employers and schools', address.at('AddressLine'));
    leaveOutPrivate('streets and post codes of employers and schools', address.at('PostalCode'));
  }
  const code = address?.at('CountryCode').text();
  return {
    city: address?.at('CityName').text(),
    country: code === undefined ? undefined : countryName(code.toUpperCase(), locale),
    url: web && readAddress(web.at('URI', 'URL')),
  };
}

function readWork(history: Source, context: Context) {
  const { locale } = context;
  return history.items('EmployerHistory').flatMap((employer) => {
    const name = employer.at('OrganizationName').text();
    const { city, country, url } = contactOf(employer, context);
    employer.at('IndustryCode').ignore();
    const department = employer.at('Department').text();
    const outerPeriod = employer.at('EmploymentPeriod');
    return employer.items('PositionHistory').map((position) => {
      const code = position.at('Country').text();
      const place = [
        position.at('City').text() ?? city,
        code === undefined ? country : countryName(code.toUpperCase(), locale),
      ];
      position.at('JobCategoryCode').ignore();
      const period = position.at('EmploymentPeriod');
      return {
        name,
        position: position.at('PositionTitle').text(),
        description: department,
        location: place.filter(Boolean).join(', '),
        url: url ?? linkIn(position),
        ...datesOf(period.isAbsent ? outerPeriod : period),
        ...readRichText(position.at('Description').text()),
      };
    });
  });
}

function readEducation(history: Source, context: Context) {
  return history.items('EducationOrganizationAttendance').map((study) => {
    const degree = study.at('EducationDegree');
    const { city, country, url } = contactOf(study, context);
    const programme = study.at('ProgramName').text();
    const title = degree.at('DegreeName').text();
    const level = study.at('EducationLevelCode').text();
    const area = degree.items('FieldOfStudy').flatMap((field) => fieldOfStudy(field) ?? []);
    const credits = degree.at('NumberOfCredit').text();
    const creditType = degree.at('CreditType').text();
    const { summary, highlights } = readRichText(degree.at('OccupationalSkillsCovered').text());
    const thesis = [
      degree.down('Thesis', 'Title').text() ?? degree.at('Thesis').text(),
      plainOf(degree.down('Thesis', 'Description').text()),
    ];
    const more = readRichText(study.at('Description').text());
    return {
      institution: study.at('OrganizationName').text(),
      studyType: title ?? programme,
      area: joined(', ', ...area, title === undefined || title === programme ? undefined : programme),
      score: joined(
        ', ',
        degree.down('FinalGrade', 'ScoreText').text(),
        credits && [credits, creditType].filter(Boolean).join(' '),
        level && `EQF ${level}`,
      ),
      location: joined(', ', city, country),
      url: url ?? linkIn(study),
      ...datesOf(study.at('AttendancePeriod')),
      courses: [...thesis, summary, ...highlights, more.summary, ...more.highlights].filter(
        (text) => text !== undefined,
      ),
    };
  });
}

/** Fields of study are codes unless they are free text. */
function fieldOfStudy(field: Source): string | undefined {
  const main = field.at('MainFieldOfStudy');
  const named = main.at('ProgramConcentration').isAbsent ? main : main.at('ProgramConcentration');
  const isFree = /free/i.test(field.at('@typeCode').peek || 'FREETEXT') && !/^\d+$/.test(named.peek);
  const text = isFree ? named.text() : undefined;
  field.ignore();
  return text;
}

function readLanguages(person: Source, profile: Source, { locale, labels }: Context) {
  const native = person.at('PrimaryLanguageCode').texts();
  const spoken = profile
    .at('PersonQualifications')
    .items('PersonCompetency')
    .filter((competency) => competency.at('TaxonomyID').text() === 'language');
  return [
    ...native.map((code) => ({ language: languageName(code, locale), fluency: labels.native })),
    ...spoken.map((competency) => {
      const codes = [
        'CEF-Understanding-Listening',
        'CEF-Understanding-Reading',
        'CEF-Speaking-Interaction',
        'CEF-Speaking-Production',
        'CEF-Writing-Production',
      ];
      const scores = competency.items('CompetencyDimension');
      const levels = codes.map((code) => {
        const score = scores.find((each) => each.at('CompetencyDimensionTypeCode').text() === code);
        return score?.down('Score', 'ScoreText').text();
      });
      const code = competency.at('CompetencyID').text();
      const name = competency.at('CompetencyName').text();
      return {
        language: name ?? (code && languageName(code, locale)),
        fluency: levelOf(levels, labels) ?? competency.down('ProficiencyLevel', 'ScoreText').text(),
      };
    }),
  ];
}

const competencies = (group: Source) =>
  group.items('PersonCompetency').flatMap((competency) => {
    competency.at('TaxonomyID').ignore();
    return competency.at('CompetencyName', 'CompetencyID').text() ?? [];
  });

function readSkills(profile: Source, { labels }: Context) {
  const skills = profile.at('Skills');
  const groups = [
    ...skills.items('SkillsGroup'),
    ...[profile.at('DigitalSkills'), skills.at('DigitalSkills')].flatMap((each) =>
      each.items('DigitalSkillsGroup'),
    ),
  ].map((group) => ({
    name: group.at('Title').text() ?? labels.digitalSkills,
    keywords: [
      ...competencies(group),
      ...group.at('DigitalSkill').texts(),
      ...linesOf(group.at('Description').text()),
    ],
  }));
  const others = profile
    .at('PersonQualifications')
    .items('PersonCompetency')
    .filter((competency) => competency.at('TaxonomyID').peek !== 'language')
    .flatMap((competency) => competency.at('CompetencyName', 'CompetencyID').text() ?? []);
  const soft = [
    [labels.communication, 'CommunicationAndInterpersonalSkills', 'CommunicationAndInterpersonalSkill'],
    [labels.organisation, 'OrganisationalSkills', 'OrganisationalSkill'],
    [labels.jobRelated, 'ManagementAndLeadershipSkills', 'ManagementAndLeadershipSkill'],
  ] as const;
  const licences = profile
    .at('Licenses')
    .items('License')
    .flatMap((licence) => licence.at('LicenseTypeCode').text() ?? []);
  return [
    ...groups,
    { name: labels.otherSkills, keywords: others },
    ...soft.map(([name, section, entry]) => ({
      name,
      keywords: [skills, profile]
        .flatMap((parent) => parent.down(section, entry).list())
        .flatMap((skill) => {
          const title = skill.at('Title').text();
          return [...(title === undefined ? [] : [title]), ...linesOf(skill.at('Description').text())];
        }),
    })),
    { name: labels.driving, keywords: licences },
  ].filter(({ keywords }) => keywords.length > 0);
}

function readPublications(profile: Source) {
  const works = [
    ...entriesOf(profile, 'PublicationHistory', 'Publication'),
    ...entriesOf(profile, 'CreativeWorks', 'CreativeWork'),
    ...ownSections(profile)
      .filter(meansPublications)
      .flatMap((section) => {
        section.notes.guessSection(section.at('Title').text(), 'publications');
        return section.items('Other');
      }),
  ];
  return read(
    works,
    'name: Title|FormattedPublicationDescription, publisher: Reference, releaseDate, url, summary: Description',
    (work, { publisher }) => ({ publisher: joined(', ', publisher, work.at('Publisher').text()) }),
  );
}

/** Sections with a heading of the owner's own. */
const ownSections = (profile: Source) => profile.items('Others');
const meansPublications = (section: Source) => meaningOf(section.at('Title').peek) === 'publications';

/** Hobbies, and every section that JSON Resume does not have. */
function readInterests(profile: Source) {
  const hobbies = entriesOf(profile, 'HobbiesAndInterests', 'HobbyOrInterest');
  const others = [
    ...entriesOf(profile, 'NetworksAndMemberships', 'NetworkOrMembership'),
    ...entriesOf(profile, 'NetworksAndMemberships', 'NetworkAndMembership'),
    ...entriesOf(profile, 'ConferencesAndSeminars', 'ConferenceOrSeminar'),
    ...entriesOf(profile, 'ConferencesAndSeminars', 'ConferenceAndSeminar'),
    ...entriesOf(profile, 'SocialAndPoliticalActivities', 'SocialAndPoliticalActivity'),
    ...entriesOf(profile, 'SocialAndPoliticalActivities', 'SocialAndNetworkingActivity').flatMap((each) =>
      each.at('Activity').isAbsent ? [each] : each.items('Activity'),
    ),
  ];
  const own = ownSections(profile)
    .filter((section) => !meansPublications(section))
    .flatMap((section) => section.items('Other').map((entry) => ({ entry, section })));
  for (const { entry, section } of own) {
    const name = `${section.at('Title').text()}: ${entry.at('Title').peek}`;
    profile.notes.guessSection(name, 'interests');
  }
  return [...hobbies, ...others, ...own.map(({ entry }) => entry)].map((entry) => {
    const name = entry.at('Title').text();
    if (others.includes(entry)) profile.notes.guessSection(name, 'interests');
    const { startDate, endDate } = datesOf(entry.at('Date'));
    const period = joined(' – ', startDate, endDate);
    const text = plainOf(entry.at('Description').text());
    return {
      name,
      summary: [period, entry.at('Location', 'Organization').text(), text, linkIn(entry)]
        .filter(Boolean)
        .filter((part) => part !== name)
        .join('\n'),
    };
  });
}

function readReferences(profile: Source) {
  return profile
    .items('EmploymentReferences')
    .flatMap((each) => each.items('Referee', 'EmploymentReferee'))
    .map((referee) => {
      leaveOutPrivate('phone numbers and addresses of referees', referee.at('Communication'));
      const person = referee.at('PersonName');
      const name =
        joined(' ', person.at('GivenName').text(), person.at('FamilyName').text()) ||
        person.at('FormattedName').text();
      return {
        name,
        reference: joined(
          '\n',
          referee.at('PositionTitle', 'Role').text(),
          plainOf(referee.at('Description').text()),
        ),
      };
    });
}

const isPhoto = (attachment: Source) =>
  ['FileType', 'Instructions', 'MIMECode', 'EmbeddedData'].some((key) =>
    /photo|image/i.test(attachment.at(key).peek.slice(0, 80)),
  );

function leaveOutAttachments(profile: Source): void {
  const attachments = profile.items('Attachment');
  if (attachments.some(isPhoto))
    profile.notes.leaveOut('the photo; save it as public/photo.jpg and name it in `basics.image`');
  const files = attachments.filter((attachment) => !isPhoto(attachment));
  if (files.length > 0) profile.notes.leaveOut(`${files.length} attached files`);
  profile.at('Attachment').ignore();
}
