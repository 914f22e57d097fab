import type { Line, Sentences, When } from '../sentences';
import { opening } from '../pack-parts';
import { sections } from './sections';

/** "in March 2024", "in 2024". */
const inTime = ({ text }: When) => `in ${text}`;

/** Employers that begin with an article read as part of a sentence: "at a national computing centre". */
const within = (name: string) => name.replace(/^(?:An?|The)(?= [a-z])/, (article) => article.toLowerCase());

const are = (n: number) => `${n} ${n === 1 ? 'is' : 'are'}`;

const line = ({ title, organisation, period }: Line) =>
  [title, organisation && ` at ${within(organisation)}`, period && ` (${period})`].filter(Boolean).join('');

export const sentences: Sentences = {
  andMore: (items, more) => `${items} and ${more} more`,
  line,
  yearsAndMonths: (years, months) => [years, months].filter(Boolean).join(' and '),
  lessThanAMonth: 'less than a month',
  about: (duration) => `about ${duration}`,
  atLeast: (duration) => `at least ${duration}`,
  span: (from, to) =>
    from && to ? `${from.text} to ${to.text}` : from ? `since ${from.text}` : `until ${to?.text ?? 'today'}`,
  yes: opening('Yes'),
  yesAgainst: opening('Yes'),
  no: opening('No'),

  workedOut: 'Worked out from the CV’s dates.',
  readAs: (written, read) => `“${written}”, read as ${read}.`,

  who: (name, headline, place) =>
    `This is the CV of ${name}${headline ? `, ${headline}` : ''}${place ? `, based in ${place}` : ''}.`,
  occupation: (name, headline) => `The CV introduces ${name} as ${headline}.`,
  lives: (name, place) => `${name} is based in ${place}.`,
  contact: (name, ways) => `You can reach ${name} here: ${ways}.`,
  noChannel: (channel) => `${channel} is not in the CV.`,
  channels: {
    email: 'An e-mail address',
    phone: 'A phone number',
    website: 'A website',
    address: 'A postal address',
    profile: 'Such a profile',
  },
  write: (name) => `Write to ${name}`,
  hasPdf: (name, link) => `Here is ${name}’s CV as a PDF: ${link}.`,
  noPdf: (name) => `The page itself is ${name}’s CV: “Print” in your browser saves it as a PDF.`,

  unsaid: {
    availability: (name) => `When ${name} is available is not in the CV.`,
    salary: (name) => `What ${name} expects to earn is not in the CV.`,
    'work-permit': (name) => `Whether ${name} has a work permit is not in the CV.`,
    remote: (name) => `Where and at which hours ${name} wants to work is not in the CV.`,
    relocation: (name) => `Whether ${name} would move or travel is not in the CV.`,
    motivation: (name) => `${name}’s reasons and plans are not in the CV.`,
    weaknesses: (name) => `A CV rarely lists weaknesses, and ${name}’s are not in the CV.`,
    character: (name) => `What ${name} is like as a colleague is not in the CV.`,
    nationality: (name) => `${name}’s nationality is not in the CV.`,
    age: (name) => `${name}’s age is not in the CV.`,
    grades: (name) => `${name}’s grades are not in the CV.`,
    location: (name) => `Where ${name} lives is not in the CV.`,
    references: () => `References are not in the CV.`,
    leadership: (name) => `Whether ${name} has led a team is not in the CV.`,
    achievements: () => `A list of achievements is not in the CV.`,
  },
  askOwner: (name, way) => `Only ${name} can tell: ${way}.`,
  askOwnerInPerson: (name) => `Only ${name} can tell.`,
  readInPart: 'I read only the beginning and the end of a message as long as this.',
  ownerAnswers: (name) => `${name} answers:`,
  hire: (name, way) =>
    way === undefined
      ? `That sounds like a conversation to have with ${name} directly.`
      : `That sounds like a conversation to have with ${name} directly: ${way}. An interview, a call or more details are one message away.`,

  notInCv: (term) => `“${term}” is not in the CV.`,
  notInWords: (term) =>
    `The ${/\s/.test(term) ? 'words' : 'word'} “${term}” ${/\s/.test(term) ? 'are' : 'is'} not in the CV.`,
  groupHas: (group, items) => `The CV lists ${items} under ${group}.`,
  mentionedUnder: (term, headings) => `The CV mentions ${term} under ${headings}.`,
  usedAt: (term, places) => `${term} appears in ${places}.`,
  closest: 'The closest that the CV says:',
  unmatched: (language) => `I could not find all words of your question in the CV, which is in ${language}.`,
  nothing: (name) =>
    `I found nothing about that: it is not in the CV, and I say only what ${name}’s CV says.`,
  nothingMore: 'The CV says no more about this.',
  parts: (links) => `I can quote: ${links}.`,
  part: sections,
  has: (counted, items) => `The CV has ${counted}${items ? `: ${items}` : ''}.`,

  worksNow: (name, title, organisation, since) =>
    `${name} works as ${title}${organisation ? ` at ${within(organisation)}` : ''}${since ? `, since ${since.text}` : ''}.`,
  noCurrentJob: (name, latest) =>
    `The CV shows no current job of ${name}’s.${latest ? ` The latest was ${latest}.` : ''}`,
  firstJob: (name, job) => `The first job in ${name}’s CV is ${job}.`,
  previousJob: (name, job) => `Before the current job, ${name} was ${job}.`,
  latestJob: (name, job) => `${name}’s latest job is ${job}.`,
  longestJob: (name, job, duration) => `${name} stayed longest as ${job}, for ${duration}.`,
  shortestJob: (name, job, duration) => `${name} stayed shortest as ${job}, for ${duration}.`,
  before: (subject, job) => `Before ${within(subject)} came ${job}.`,
  after: (subject, job) => `After ${within(subject)} came ${job}.`,
  nothingBefore: (subject) => `Nothing before ${within(subject)} is in the CV.`,
  nothingAfter: (subject) => `Nothing after ${within(subject)} is in the CV.`,
  workedAt: (name, job) => `The CV has ${name} as ${job}.`,
  inPlace: (place, lines) => `The CV places ${lines} in ${place}.`,
  atTime: (time, lines) => `For ${time}, the CV has ${lines}.`,
  nothingAtTime: (time) => `What happened then (${time}) is not in the CV.`,
  started: (subject, when) => `In the CV, ${within(subject)} starts ${inTime(when)}.`,
  ended: (subject, when) => `In the CV, ${within(subject)} ends ${inTime(when)}.`,
  ongoing: (subject, since) =>
    `In the CV, ${within(subject)} is still ongoing${since ? `, since ${since.text}` : ''}.`,
  stated: (text) => `The CV has ${text}.`,
  says: (subject, line) => `Under ${within(subject)}, the CV says “${line}”.`,
  happened: (subject, span) => `For ${within(subject)}, the CV gives ${span}.`,
  noDate: (subject) => `The date of ${within(subject)} is not in the CV.`,
  lasted: (subject, duration, span) =>
    `By the dates of the CV, ${within(subject)} comes to ${duration} (${span}).`,
  totalExperience: (name, duration, since) =>
    `${name} has ${duration} of work experience, since ${since.text}.`,
  skillYears: (skill, duration, places) =>
    `By the dates of the CV, ${places} come to ${duration} with ${skill}.`,
  gap: (spans) => `Between the entries of the CV there is nothing for ${spans}.`,
  noGaps: 'The dates of the CV leave no gap of three months or more.',
  longer: (subject, duration, other, otherDuration) =>
    `${subject} was longer, with ${duration} against ${otherDuration} for ${within(other)}.`,
  earlier: (subject, when, other, otherWhen) =>
    `${subject} came first (${when.text}), then ${within(other)} (${otherWhen.text}).`,
  bothInCv: (first, second) =>
    `Both are in the CV: ${first} and ${second}. It does not say which of them is stronger.`,

  studied: (name, degree) => `The CV lists ${degree} among ${name}’s studies.`,
  highestDegree: (name, degree) => `${name}’s highest degree is ${degree}.`,
  degrees: {
    school: 'A school diploma',
    vocational: 'A vocational training',
    bachelor: 'A bachelor’s degree',
    master: 'A master’s degree',
    doctorate: 'A PhD',
  },
  classes: {
    'programming-language': 'Programming languages',
    framework: 'Frameworks and libraries',
    database: 'Databases',
    cloud: 'Cloud and infrastructure',
    'operating-system': 'Operating systems',
    tool: 'Tools',
    'design-software': 'Design software',
    'office-software': 'Office software',
    'machine-learning': 'Machine learning',
    web: 'Web technologies',
    method: 'Methods',
    machine: 'Machines and equipment',
    'soft-skill': 'Soft skills',
  },
  ofClass: (className, items) => `${className} in the CV are ${items}.`,
  speaks: (name, language, level) => `${name} speaks ${language}${level ? ` (${level})` : ''}.`,
  native: (name, languages) => `${name}’s native language is ${languages}.`,
  noNative: (languages) => `Which language is the native one is not in the CV. It has ${languages}.`,
  grade: (degree, score) => `The grade of ${degree} is ${score}.`,

  smalltalk: {
    greeting: [
      (name) => `Hello! Ask me about ${name}’s work, skills or education: I answer from the CV.`,
      (name) => `Hi there! What would you like to know about ${name}?`,
    ],
    thanks: [
      (name) => `You are welcome! Anything else about ${name}?`,
      (name) => `With pleasure. ${name}’s CV has more, if you have more questions.`,
    ],
    goodbye: [
      (name) => `Goodbye, and thank you for your interest in ${name}!`,
      () => `See you! The CV stays here, should a question come back.`,
    ],
    smalltalk: [
      (name) =>
        `I am all CV and no weather report, but I am well, thank you. What would you like to know about ${name}?`,
      (name) => `I take that with a smile and go back to what I know best: ${name}’s CV.`,
    ],
    bot: [
      (name) =>
        `I am ${name}’s AI assistant, a program and not ${name} in person. Right now no language model writes: I look facts up in the CV and quote it.`,
    ],
    help: [
      (name) =>
        `Ask me anything that a CV can tell: where ${name} works and worked, for how long, which skills and languages, which degrees, how to get in touch. You can also paste a job ad, and I put each requirement beside the CV.`,
    ],
    privacy: [
      () =>
        `Your question stays in this browser tab: this answer was looked up on your device, nothing was sent, and the chat is gone when you close the tab.`,
    ],
    derail: [
      (name) => `Nice try! My only script is ${name}’s CV, and I stick to it. What would you like to know?`,
      (name) => `I admire the creativity, but I only do one act: answering from ${name}’s CV.`,
    ],
    otherTask: [
      (name) => `That is outside my job: I only answer questions about ${name}. Ask me one?`,
      (name) => `I leave that to others. What I can do is tell you about ${name}’s work.`,
    ],
    acknowledge: [
      (name) => `Good. What else would you like to know about ${name}?`,
      (name) => `Glad that helps. Ask on: ${name}’s CV has more.`,
    ],
  },
  private: (name) => `That is not in the CV. I answer questions about ${name}’s work, education and skills.`,

  fit: {
    intro: 'What the ad asks for, beside what the CV has:',
    verdict: (all, met, partly, missing) => {
      const rest = [partly && `, ${are(partly)} close`, missing && `, ${are(missing)} not in it`];
      return `**${met} of ${all} requirements ${met === 1 ? 'is' : 'are'} in the CV**${rest.filter(Boolean).join('')}.`;
    },
    requirement: 'The ad asks',
    inCv: 'The CV says',
    notInCv: 'not in the CV',
    noRequirements: 'I found no stated requirement in this text.',
    invite: (name) =>
      `Paste the job ad here, and I put each of its requirements beside the line of ${name}’s CV that meets it.`,
  },
};
