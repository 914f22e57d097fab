import { leaveOutPrivate, readAddress, readDates, readEmail, networkOf } from '../fields.ts';
import type { Basics, Resume } from '../imported.ts';
import { labelsOf, levelOf, type Labels, languageName, localeOf } from '../labels.ts';
import { countryCodeOf, countryName } from '../../resume/read/country.ts';
import { plainOf, readRichText } from '../rich-text.ts';
import { Source } from '../source.ts';
import { tableReader } from '../table.ts';
import { joined } from '../text.ts';

/** Their labels are read. */
const codes = ['Position', 'Employer.Sector', 'Level', 'Field'];

/** Europass 3.x: the SkillsPassport schema of 2013 to 2020. */
export function readSkillsPassport(root: Source): Resume {
  root.ignore('DocumentInfo', 'PrintingPreferences');
  const language = root.at('@locale').text();
  const locale = localeOf(language);
  const labels = labelsOf(locale);
  const learner = root.at('LearnerInfo');
  learner.ignore('CoverLetter', 'Documentation', 'ReferenceTo');
  if (!root.at('CoverLetter').isAbsent) root.notes.leaveOut('the cover letter');
  root.at('CoverLetter').ignore();
  leaveOutAttachments(root);
  const achievements = readAchievements(learner);
  const skills = learner.at('Skills');
  const read = tableReader({
    location: (organisation) => placeOf(organisation, locale),
    url: (organisation) => siteOf(organisation),
    period(_, entry) {
      entry.ignore('Documentation');
      for (const path of codes) entry.down(...path.split('.'), 'Code').ignore();
      return periodOf(entry);
    },
  });
  return {
    basics: readBasics(learner),
    work: read(
      learner.down('WorkExperienceList', 'WorkExperience').list(),
      `name: Employer.Name, position: Position.Label|Position, description: Employer.Sector.Label, location: Employer,
        url: Employer, period, told: Activities`,
    ),
    education: read(
      learner.down('EducationList', 'Education').list(),
      `institution: Organisation.Name, studyType: Title.Label|Title, area: Field.Label, score: Level.Label,
        location: Organisation, url: Organisation, period, courses: Activities`,
    ),
    skills: readSkills(skills, labels),
    languages: readLanguages(skills.at('Linguistic'), locale, labels),
    certificates: readLanguageCertificates(skills.at('Linguistic')),
    ...achievements,
    meta: { language: language && locale },
  };
}

function readBasics(learner: Source): Basics {
  const person = learner.at('Identification');
  const contact = person.at('ContactInfo');
  const address = contact.down('Address', 'Contact');
  leaveOutPrivate('street address', address.at('AddressLine'));
  leaveOutPrivate('street address', address.at('AddressLine2'));
  leaveOutPrivate('post code', address.at('PostalCode'));
  const demographics = person.at('Demographics');
  leaveOutPrivate('birth date', demographics.at('Birthdate'));
  leaveOutPrivate('gender', demographics.at('Gender'));
  leaveOutPrivate('nationality', demographics.at('NationalityList', 'Nationality'));
  leaveOutPrivate('marital status', demographics.at('MaritalStatus'));
  if (!person.down('Photo', 'Data').isAbsent) {
    person.notes.leaveOut('the photo; save it as public/photo.jpg and name it in `basics.image`');
  }
  person.at('Photo').ignore();
  person.at('Signature').ignore();
  const name = person.at('PersonName');
  name.at('Title').at('Code').ignore();
  const title = name.down('Title', 'Label').text();
  const sites = contact.at('WebsiteList').items('Website').concat(contact.items('Website'));
  const links = sites.flatMap((site) => {
    const url = readAddress(site.at('Contact'));
    site.down('Use', 'Code').ignore();
    const use = site.down('Use', 'Label').text();
    return url === undefined ? [] : [{ url, network: networkOf(url) ?? use }];
  });
  const own = links.find(({ url }) => networkOf(url) === undefined);
  const headline = learner.at('Headline');
  headline.at('Type').ignore();
  headline.down('Description', 'Code').ignore();
  const country = address.at('Country');
  const label = headline.down('Description', 'Label').text();
  const place = { code: country.at('Code').text(), name: country.at('Label').text() };
  const code = countryCodeOf(place.code ?? '') ?? countryCodeOf(place.name ?? '');
  return {
    name: joined(' ', title, name.at('FirstName').text(), titleCase(name.at('Surname'))),
    label: plainOf(label ?? headline.at('Description').text()),
    email: readEmail(contact.down('Email', 'Contact')),
    phone: readPhone(contact),
    url: own?.url,
    location: {
      city: address.at('Municipality').text(),
      region: code === undefined ? (place.name ?? place.code) : address.at('Region').text(),
      countryCode: code,
    },
    profiles: [
      ...links.filter((link) => link !== own),
      ...contact
        .at('InstantMessagingList')
        .items('InstantMessaging')
        .map((account) => {
          account.down('Use', 'Code').ignore();
          return { network: account.down('Use', 'Label').text(), username: account.at('Contact').text() };
        }),
    ],
  };
}

/** Europass writes surnames in capitals. */
function titleCase(source: Source): string | undefined {
  const surname = source.text();
  if (
    surname === undefined ||
    surname.length < 3 ||
    surname !== surname.toUpperCase() ||
    surname === surname.toLowerCase()
  ) {
    return surname;
  }
  const written = surname.toLowerCase().replace(/(?<![\p{L}’'])\p{L}/gu, (letter) => letter.toUpperCase());
  source.notes.guess(`The surname ${surname} is written “${written}”.`);
  return written;
}

function readPhone(contact: Source): string | undefined {
  const phones = contact.at('TelephoneList').items('Telephone').concat(contact.items('Telephone'));
  for (const phone of phones) phone.at('Use').ignore();
  const mobile = phones.find((phone) => phone.down('Use', 'Code').peek === 'mobile');
  const number = (mobile ?? phones[0])?.at('Contact').text();
  contact.notes.guessOneOf('Phone', number, phones);
  return number;
}

/** "2019-03" of `<From year="2019" month="--03" day="---01"/>` */
function dateOf(source: Source): Source {
  const digits = (name: string) => source.at(`@${name}`).text()?.replace(/\D/g, '').padStart(2, '0');
  const date = [digits('year'), digits('month'), digits('day')]
    .filter((part) => part !== undefined)
    .join('-');
  return date === '' ? source : new Source(date, source.path, source.notes);
}

function periodOf(entry: Source) {
  const period = entry.at('Period');
  const start = dateOf(period.at('From'));
  const end = period.at('Current').flag() ? new Source(undefined) : dateOf(period.at('To'));
  period.at('Current').ignore();
  return readDates(start, end);
}

function placeOf(organisation: Source, locale: string): string | undefined {
  const address = organisation.down('ContactInfo', 'Address', 'Contact');
  leaveOutPrivate('streets and post codes of employers and schools', address.at('AddressLine'));
  leaveOutPrivate('streets and post codes of employers and schools', address.at('PostalCode'));
  const code = address.down('Country', 'Code').text();
  const country = address.down('Country', 'Label').text() ?? (code && countryName(code, locale));
  return joined(', ', address.at('Municipality').text(), country);
}

function siteOf(organisation: Source): string | undefined {
  const site = organisation.down('ContactInfo', 'Website');
  site.at('Use').ignore();
  return readAddress(site.at('Contact'));
}

function readLanguages(linguistic: Source, locale: string, labels: Labels) {
  const nameOf = (language: Source) => {
    const code = language.down('Description', 'Code').text();
    return language.down('Description', 'Label').text() ?? (code && languageName(code, locale));
  };
  const native = linguistic.at('MotherTongueList').items('MotherTongue');
  const foreign = linguistic.at('ForeignLanguageList').items('ForeignLanguage');
  return [
    ...native.map((language) => ({ language: nameOf(language), fluency: labels.native })),
    ...foreign.map((language) => {
      language.at('Documentation').ignore();
      const dimensions = ['Listening', 'Reading', 'SpokenInteraction', 'SpokenProduction', 'Writing'];
      const levels = dimensions.map((name) => language.down('ProficiencyLevel', name).text());
      return { language: nameOf(language), fluency: levelOf(levels, labels) };
    }),
  ];
}

function readLanguageCertificates(linguistic: Source) {
  return linguistic
    .at('ForeignLanguageList')
    .items('ForeignLanguage')
    .flatMap((language) => language.at('VerifiedBy').items('Certificate'))
    .map((certificate) => {
      const levels = certificate.at('Level').text();
      const issued = dateOf(certificate.at('IssueDate', 'Date'));
      return {
        name: joined(' ', certificate.at('Title').text(), levels),
        issuer: certificate.at('AwardingBody').text(),
        date: issued.text(),
      };
    });
}

function readSkills(skills: Source, labels: Labels) {
  const groups = [
    [labels.communication, skills.at('Communication')],
    [labels.organisation, skills.at('Organisational')],
    [labels.jobRelated, skills.at('JobRelated')],
    [labels.digitalSkills, skills.at('Computer')],
    [labels.otherSkills, skills.at('Other')],
  ] as const;
  const written = groups.map(([name, group]) => {
    group.at('Documentation').ignore();
    const { summary, highlights } = readRichText(group.at('Description').text());
    const levels = group.at('ProficiencyLevel');
    const names = ['Information', 'Communication', 'ContentCreation', 'Safety', 'ProblemSolving'];
    const said = names.map((each) => levels.at(each).text()).filter((each) => each !== undefined);
    const certificates = group
      .at('VerifiedBy')
      .items('Certificate')
      .flatMap((each) => each.at('Title').text() ?? []);
    const keywords = [...(summary?.split('\n').filter(Boolean) ?? []), ...highlights, ...certificates];
    return { name, level: [...new Set(said)].join(', '), keywords };
  });
  skills.at('Driving').at('Documentation').ignore();
  const licences = skills.down('Driving', 'Description', 'Licence').texts();
  const driving = { name: labels.driving, level: '', keywords: licences };
  return [...written, driving].filter(({ keywords, level }) => keywords.length > 0 || level !== '');
}

const sections = ['projects', 'publications', 'honors_awards', 'references'] as const;

/** Europass has one kind of entry for projects, publications, honours and everything else. */
function readAchievements(learner: Source) {
  const taken = learner
    .at('AchievementList')
    .items('Achievement')
    .map((achievement) => {
      achievement.at('Documentation').ignore();
      const code = achievement.down('Title', 'Code').text() ?? '';
      const name = achievement.down('Title', 'Label').text() ?? achievement.at('Title').text() ?? code;
      const text = achievement.at('Description').text();
      const section = sections.find((each) => each === code) ?? 'interests';
      if (section === 'interests') achievement.notes.guessSection(name, section);
      return { section, name, text, summary: plainOf(text) };
    });
  const of = (section: string) => taken.filter((each) => each.section === section);
  return {
    projects: of('projects').map(({ name, text }) => {
      const { summary: description, highlights } = readRichText(text);
      return { name, description, highlights };
    }),
    publications: of('publications').map(({ name, summary }) => ({ name, summary })),
    awards: of('honors_awards').map(({ name, summary }) => ({ title: name, summary })),
    references: of('references').map(({ name, summary }) => ({ name, reference: summary })),
    interests: of('interests').map(({ name, summary }) => ({ name, summary })),
  };
}

function leaveOutAttachments(root: Source): void {
  const attachments = root.at('AttachmentList').items('Attachment');
  const names = attachments.map(
    (attachment) => attachment.at('Description', 'Name').text() ?? 'without a name',
  );
  if (names.length > 0) root.notes.leaveOut(`the attached files: ${names.join(', ')}`);
  root.at('AttachmentList').ignore();
}
