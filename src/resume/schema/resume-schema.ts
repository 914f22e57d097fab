import * as v from 'valibot';
import { commas, flag, key, lines, list, names, needed, object, texts } from './describe';

/**
 * A résumé in its normal form: JSON Resume 1.0 (https://jsonresume.org/schema) and this site's own keys. Beside each key
 * stand the names and shapes that older and other files have for it. Reader, remarks, export and types all follow it.
 */

const website = () =>
  key(
    'url',
    `website link href uri homepage web companyUrl companyWebsite
     company.url company.website company.link employer.url employer.website employer.link
     organization.url organization.website organization.link
     institution.url institution.website institution.link school.url school.website school.link`,
  );
const starts = 'start from begin started startedAt dateFrom dates.start dates.from';
const ends = 'end to until till ended endedAt finishDate dateTo dates.end dates.to';
const period = { startDate: key('date', starts), endDate: key('end', ends) };
const tools = 'technologies technology tech stack techStack tags tools environment';
const highlights = (also = '') =>
  texts('text', lines, `achievements accomplishments bullets bulletPoints points ${also}`);
const duties = 'responsibilities duties tasks contributions results deliverables tips';
const details = 'desc overview details text content body notes descriptions';
/** Of people: what shops and states ask for, and what no employer needs. */
const personal = names(`birthday birthDate birthdate dateOfBirth dob birthPlace placeOfBirth age gender sex
  maritalStatus civilStatus religion`);
/** Keys for the people's accounts, as the page names them. */
const networks = {
  linkedin: 'LinkedIn',
  github: 'GitHub',
  gitlab: 'GitLab',
  bitbucket: 'Bitbucket',
  twitter: 'Twitter',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
  xing: 'Xing',
  orcid: 'ORCID',
  googleScholar: 'Google Scholar',
  scholar: 'Google Scholar',
  researchGate: 'ResearchGate',
  stackoverflow: 'Stack Overflow',
  kaggle: 'Kaggle',
  medium: 'Medium',
  behance: 'Behance',
  dribbble: 'Dribbble',
  codepen: 'CodePen',
  leetcode: 'LeetCode',
  youtube: 'YouTube',
  instagram: 'Instagram',
  facebook: 'Facebook',
  telegram: 'Telegram',
  signal: 'Signal',
  skype: 'Skype',
  zhihu: 'Zhihu',
  qiita: 'Qiita',
  zenn: 'Zenn',
} as const;
const link = object(
  {
    label: key('line', 'name title text'),
    url: needed('link', 'is missing; write the address', 'href link'),
  },
  { fromText: 'url' },
);

export const locationSchema = object(
  {
    city: key('line', 'town locality name place'),
    region: key('line', 'state province county canton'),
    countryCode: key('country', 'country countryName'),
  },
  {
    also: names('residence contact.location workPlace address{} city&region&country city&state&country'),
    fromText: 'city',
    hidden: names('address street streetAddress road postalCode postcode zip zipCode'),
    technical: ['latitude', 'longitude', 'lat', 'lng'],
  },
);

const basics = object(
  {
    name: needed(
      'line',
      'is missing; write your full name',
      `fullName displayName firstName+lastName givenName+familyName firstName+surname first+last
        name.first+name.last name.firstName+name.lastName`,
    ),
    label: key(
      'line',
      `title headline jobTitle tagline profession occupation position role positionTitle currentTitle
        slogan subtitle`,
    ),
    image: key('photo', 'picture photo avatar profileImage profilePicture imageUrl'),
    imageWebp: key('file'),
    email: key('email', 'mail emailAddress e-mail contact.email'),
    phone: key('phone', 'mobile telephone tel phoneNumber cell cellphone contact.phone'),
    url: key('url', 'website homepage site web link blog portfolioUrl contact.website'),
    websiteName: key('line', 'website.name website.label website.title url.name url.label url.title'),
    summary: key('text', 'bio about aboutMe objective description introduction intro profile'),
    location: v.optional(locationSchema),
    profiles: list(
      object(
        {
          network: key('line', 'name platform service label type title'),
          username: key('line', 'user handle account number'),
          url: key('url', 'website link href uri'),
        },
        {
          fromText: 'url',
          fromMap: ['network', 'url', 'username'],
          oneOf: ['url', 'username'],
          missing: 'has neither an address nor a name there; write `url`',
          wanted: ['url', 'is missing, so the page has the name without a link; write the address'],
          technical: ['icon', 'color'],
        },
      ),
      {
        also: names('socials social socialMedia socialLinks networks links accounts contact.profiles'),
        separator: lines,
        beside: networks,
      },
    ),
  },
  {
    also: names(`basic personal personalInfo personalInformation personalDetails personalData profile person
      contact contacts contactInfo contactInformation contactDetails about aboutMe bio header info general
      me candidate owner`),
    marks: [
      ...names(`name fullName displayName firstName givenName lastName email mail phone mobile tel telephone city location
        address`),
      ...Object.keys(networks),
    ],
    own: ['imageWebp', 'websiteName'],
    fromText: 'name',
    fromParent: true,
    hidden: [...names('address street streetAddress postalCode zip zipCode'), ...personal],
  },
);

const job = object(
  {
    name: key('line', 'company organization organisation employer companyName institution'),
    position: key('line', 'title role jobTitle job designation'),
    location: key('place', 'city place address company.location employer.location'),
    description: key('text', 'department departmentName team company.description'),
    url: website(),
    ...period,
    summary: key('text', `bio intro workDesc ${details}`),
    highlights: highlights(duties),
    keywords: texts('line', commas, `skills ${tools}`),
    summaryFolded: flag(),
    links: list(link, { also: ['urls'], separator: lines }),
  },
  {
    own: ['keywords', 'summaryFolded', 'links'],
    fromText: 'position',
    inside: ['positions', 'roles'],
    oneOf: ['position', 'name'],
    missing: 'says neither what the job was nor where; write `position`, `name` (the employer) or both',
    technical: names('current isCurrent isCurrentRole present logo'),
  },
);

const education = object(
  {
    institution: key('line', 'school university college organization name'),
    title: key('line', 'program programme'),
    url: website(),
    area: key('line', 'field fieldOfStudy major subject specialization discipline'),
    studyType: key('line', 'degree diploma qualification degreeType academicDegree level'),
    ...period,
    endDate: key('end', `${ends} graduationDate graduation date year`),
    location: key('place', 'city place address'),
    score: key('line', 'gpa grade grades mark result'),
    courses: texts('line', commas, 'coursework modules classes subjects keywords'),
    summary: key('text', `description thesis ${details}`),
    highlights: highlights('honors honours awards activities'),
  },
  {
    own: ['title', 'location', 'summary', 'highlights'],
    fromText: 'title',
    oneOf: ['title', 'studyType', 'area', 'institution'],
    missing: 'says neither what was studied nor where; write `studyType`, `area` or `institution`',
    technical: ['current', 'isCurrent', 'logo'],
  },
);

/** Entries of one section of the page's general look; none of their keys is needed, since any can be the title. */
const further = <E extends v.ObjectEntries>(
  entries: E,
  notes: { readonly fromText: string; readonly own?: readonly string[]; readonly hidden?: readonly string[] },
) =>
  object(entries, {
    ...notes,
    oneOf: shown(entries),
    missing: 'says nothing that the page can show; write `name`',
    technical: names('logo icon image featured isActive active'),
  });

/** The keys that can be the title of an entry: all but dates and pictures. */
function shown(entries: v.ObjectEntries): string[] {
  return Object.keys(entries).filter((name) => !/date$|^image$/i.test(name));
}

const project = further(
  {
    name: key('line', 'title project'),
    description: key('text', `summary intro ${details}`),
    highlights: highlights(duties),
    keywords: texts('line', commas, `languages skills ${tools}`),
    ...period,
    startDate: key('date', `${starts} date year releaseDate`),
    url: key('url', 'website link href repo repository github githubUrl demo homepage'),
    roles: texts('line', commas, 'role position'),
    entity: key('line', 'organization company client institution'),
    type: key('line', 'category kind'),
    location: key('place'),
    image: key('file'),
  },
  { fromText: 'name', own: ['location', 'image'] },
);

const publication = further(
  {
    name: key('line', 'title talk paper'),
    publisher: key('line', 'journal venue event conference publication magazine'),
    authors: texts('line', commas, 'author'),
    releaseDate: key('date', 'date year published publishedDate publicationDate startDate'),
    url: key('url', 'website link href doi uri video slides'),
    summary: key('text', `description abstract ${details}`),
    location: key('place', 'city'),
    highlights: highlights(),
    keywords: texts('line', commas, 'tags'),
    image: key('file'),
  },
  { fromText: 'name', own: ['authors', 'location', 'highlights', 'keywords', 'image'] },
);

const certificate = further(
  {
    name: key('line', 'title certificate certification course'),
    date: key('date', 'issueDate issued year releaseDate completed'),
    ...period,
    url: key('url', 'website link href credentialUrl'),
    issuer: key(
      'line',
      'organization authority institution provider company issuedBy awarder school publisher',
    ),
    summary: key('text', `description ${details}`),
    highlights: highlights('courses modules'),
    keywords: texts('line', commas, 'tags skills'),
  },
  { fromText: 'name', own: ['startDate', 'endDate', 'summary', 'highlights', 'keywords'] },
);

const award = further(
  {
    title: key('line', 'name award rank info'),
    date: key('date', 'year releaseDate issueDate awardedAt time'),
    awarder: key('line', 'issuer organization institution by from awardedBy'),
    url: key('url', 'website link href'),
    summary: key('text', `description ${details}`),
    highlights: highlights(),
    keywords: texts('line', commas, 'tags'),
  },
  { fromText: 'title', own: ['url', 'highlights', 'keywords'] },
);

const volunteer = further(
  {
    organization: key('line', 'name organisation company institution'),
    position: key('line', 'role title'),
    location: key('place', 'city'),
    url: website(),
    ...period,
    summary: key('text', `description ${details}`),
    highlights: highlights(duties),
    keywords: texts('line', commas, 'skills tags'),
  },
  { fromText: 'organization', own: ['location', 'keywords'] },
);

const interest = further(
  {
    name: key('line', 'title interest hobby'),
    url: website(),
    summary: key('text', `description ${details}`),
    keywords: texts('line', commas, 'items tags values'),
    highlights: highlights(),
  },
  { fromText: 'name', own: ['url', 'summary', 'highlights'] },
);

const reference = further(
  {
    name: key('line', 'person author from'),
    role: key('line', 'position title jobTitle relationship'),
    company: key('line', 'organization employer'),
    url: website(),
    reference: key('text', `quote testimonial recommendation summary ${details}`),
  },
  {
    fromText: 'reference',
    own: ['role', 'company', 'url'],
    hidden: names('email mail phone mobile telephone tel contact contacts address'),
  },
);

const teaching = object({
  key: key('anchor', 'id'),
  title: needed('line', 'is missing; write the name of this teaching', 'name'),
  role: key('line', 'position'),
  summary: key('text', 'description'),
  stats: list(
    object({
      value: needed('line', 'is missing; write both `value` and `label`'),
      label: needed('line', 'is missing; write both `value` and `label`'),
    }),
  ),
  courses: list(
    object(
      {
        name: needed('line', 'is missing; write the name of the course', 'title'),
        summary: key('text', 'description'),
        url: key('url', 'website link'),
      },
      { fromText: 'name' },
    ),
  ),
});

const partner = object({
  name: needed('line', "is missing; write the partner's name"),
  logo: needed(
    'file',
    'is missing; write the path of a picture in public/, such as "partners/name.svg"',
    'image',
  ),
});

const answer = object({
  question: v.pipe(
    v.array(v.pipe(v.string(), v.nonEmpty(), v.metadata({ kind: 'text' }))),
    v.minLength(1),
    v.metadata({
      also: ['questions'],
      missing: 'is missing; write the question, or a list of its phrasings',
    }),
  ),
  answer: needed('text', 'is missing; write what the assistant answers'),
  language: key('language'),
});

/** The sections that are lists of entries. */
const sections = {
  work: list(job, {
    also: names(`experience experiences workExperience workExperiences employment jobs positions
      professionalExperience workHistory employmentHistory careerHistory career
      professionalAppointments appointments workExp teaching teachingExperience researchExperience`),
  }),
  internships: list(job, { also: ['internship'] }),
  volunteer: list(volunteer, {
    also: ['volunteering', 'volunteerWork', 'volunteerExperience', 'community'],
  }),
  education: list(education, {
    also: names('educations studies degrees schools academicBackground educationHistory'),
  }),
  awards: list(award, {
    also: names('award honors honours honorsAwards honorsAndAwards awardsAndHonors prizes achievements'),
    separator: lines,
  }),
  certificates: list(certificate, {
    also: names(
      'certifications certification certificate certs courses licenses licences trainings training',
    ),
    separator: lines,
  }),
  publications: list(publication, {
    also: names(`publication talks presentations speaking articles papers books conferences lectures press
      patents`),
    separator: lines,
  }),
  skills: list(
    object(
      {
        name: key('skill', 'title category group area skill label'),
        level: key('line', 'proficiency rating percent percentage experience years fluency'),
        keywords: texts(
          'skill',
          commas,
          `items skills list values details examples subSkills description desc ${tools}`,
        ),
      },
      { fromText: 'name', fromMap: ['name', 'keywords'] },
    ),
    {
      also: names('skill technicalSkills technologies competences competencies expertise basics.skills'),
      separator: commas,
    },
  ),
  languages: list(
    object(
      {
        language: needed('line', 'is missing; write the name of the language', 'name lang title'),
        fluency: key('line', 'level proficiency competency rating skill fluencyLevel'),
      },
      { fromText: 'language', fromMap: ['language', 'fluency'], technical: ['value', 'percent'] },
    ),
    { also: ['language', 'spokenLanguages', 'basics.languages'], separator: commas },
  ),
  interests: list(interest, {
    also: ['interest', 'hobbies', 'hobby', 'basics.interests'],
    separator: commas,
  }),
  references: list(reference, { also: ['reference', 'testimonials', 'recommendations'] }),
  projects: list(project, {
    also: names('project sideProjects personalProjects openSource portfolio'),
    separator: lines,
  }),
};

/** What the owner calls each section. */
const headings = { summary: key('line'), ...lineOfEach(sections), teachings: key('line') };

function lineOfEach<T extends object>(entries: T) {
  const lines = Object.keys(entries).map((name) => [name, key('line')] as const);
  return Object.fromEntries(lines) as Record<keyof T, (typeof lines)[number][1]>;
}

export const resumeSchema = object(
  {
    basics,
    ...sections,
    teachings: v.optional(object({ intro: key('text'), items: list(teaching) })),
    partners: v.optional(
      object(
        {
          heading: key('line'),
          intro: key('text'),
          items: list(partner),
          more: key('line'),
          expandLabel: key('line'),
        },
        { fromList: 'items' },
      ),
    ),
    assistant: v.optional(
      object({
        firstName: key('line'),
        suggestedQuestions: texts('line', lines),
        answers: list(answer),
        facts: texts('text', lines),
      }),
      {},
    ),
    meta: v.optional(
      object(
        {
          lastUpdated: key('line'),
          lastModified: key('moment'),
          language: key('language', 'lang locale'),
          sourceCode: v.optional(link),
          sections: texts('section', commas),
          headings: v.optional(object(headings), {}),
          details: key('line'),
          theme: key('line'),
        },
        {
          own: ['lastUpdated', 'language', 'sourceCode', 'sections', 'headings', 'details', 'theme'],
          technical: ['version', 'canonical', 'themeOptions', 'translated'],
        },
      ),
      {},
    ),
  },
  { own: ['internships', 'teachings', 'partners', 'assistant'], technical: ['$schema', 'theme'] },
);

/** A résumé in its normal form. */
export type Resume = v.InferOutput<typeof resumeSchema>;
export type Basics = Resume['basics'];
export type Job = Resume['work'][number];
export type Study = Resume['education'][number];
/** Organisations that the owner worked for or with, shown as a wall of logos. */
export type Partners = NonNullable<Resume['partners']>;
export type Teachings = NonNullable<Resume['teachings']>;
export type LinkEntry = v.InferOutput<typeof link>;
