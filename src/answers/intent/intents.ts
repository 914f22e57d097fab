/**
 * What a message can ask for. The classifier tells these apart by wording alone; which employer, skill or year is meant
 * is read from the message separately. `utterances/` holds examples of each, by language.
 */
export const intents = {
  // The person
  about: 'who is this, introduce, summarise, the short version, tell me about her or yourself',
  occupation: 'profession, what does she do for a living, current title, is she a {title}',
  location: 'where does she live, city, country, where based, time zone',
  contact: 'how to reach her, e-mail, phone, website, LinkedIn, GitHub, postal address, to write or call',
  'cv-file': 'the CV as PDF, download, print, send me the CV',
  age: 'age, date or place of birth',
  nationality: 'citizenship, passport, where from originally',
  private: 'family, love, religion, politics, health, looks, favourites, pets, money, criminal record',
  interests: 'hobbies, free time, outside work, sports, passions',

  // Hiring
  hire: 'we want to hire, interview, meet or talk; a recruiter presents a role or a mission',
  availability: 'available, notice period, start date, looking for a job, open to offers, freelance missions',
  salary: 'salary, pay, daily rate, expectations',
  'work-permit': 'visa, permit, right to work, clearance',
  remote: 'remote, hybrid, on site, part-time, working hours, shifts, weekends',
  relocation: 'relocate, move, travel, commute',
  references: 'references, recommendations, testimonials, who can vouch, what do others say',
  motivation: 'why she left or changed, why this trade, goals, what she looks for, where in five years',
  fit: 'is she a fit for this role, would she suit us, does she match, we need someone who …',
  strengths: 'best at, strong points, why hire her, what makes her special, speciality, main expertise',
  weaknesses: 'weak points, failures, what is she bad at, areas to improve',
  character: 'what she is like to work with, team player, personality, soft skills, under pressure, reliable',

  // Work
  'current-job': 'where she works now, present employer, present role, is she employed',
  'work-history': 'all jobs, employers, career path, work experience, past jobs, how many jobs or employers',
  'previous-job': 'the job or employer before the present one, last job',
  'first-job': 'first job or employer, how the career began',
  'longest-job': 'where she stayed longest or shortest',
  'job-tasks':
    'what she does or did at {employer} or as {title}; duties, responsibilities, role there, day to day',
  'worked-at': 'has she worked at or for {employer}, was she ever at {employer}',
  'worked-in': 'has she worked, lived or studied in {place}, abroad',
  'at-time':
    'what was she doing in {year}, before or after {employer}, during the pandemic, between two dates',
  'start-date': 'when did she start or join {employer}, since when in the present job or school',
  'end-date': 'when did she leave or finish {employer}, until when, when did she graduate',
  when: 'when was she at {employer} or {school}, which years, when did {project} or {award} happen',
  duration: 'how long at {employer}, as {title}, with {skill}, at {school}; how many years of {skill}',
  'total-experience': 'years of experience in all, how senior, how long in the trade, since when working',
  gaps: 'gaps, career breaks, unemployment, sabbatical',
  leadership: 'managed people, team size, led, supervised, mentored, budget, responsibility for staff',
  achievements: 'biggest achievement, proudest moment, results, impact, accomplishments',
  internships: 'internships, placements, apprenticeships, traineeships',
  'employer-info': 'what is {employer}, what sort of company, in which sectors or industries has she worked',
  compare: 'which of two: longer, earlier, more, better; {employer} or {employer}, {skill} or {skill}',

  // Education
  education: 'studies, schools, degrees, training, what or where she studied, at {school}',
  'highest-degree': 'highest or latest degree, level of education',
  'degree-check':
    'has she a PhD, a master, a degree in {skill}; did she go to university; is she a graduate of {school}',
  grades: 'grades, honours, GPA, thesis mark, how well she did',
  certificates: 'certificates, certifications, licences, accreditations',

  // Skills
  skills:
    'skills, tools, technologies, programming languages, databases, software, methods she knows, as a list',
  'has-skill': 'does she know, has she experience with {skill}; how good is she at {skill}; can she {skill}',
  'skill-use': 'where, when, at which job or for what did she use {skill}; what has she done with {skill}',
  languages: 'languages she speaks, as a list; how many',
  speaks: 'does she speak {language}, how well, level of {language}; can she work in {language}',
  'native-language': 'mother tongue, native language',

  // Other sections
  projects: 'projects, portfolio, what she built, open source, side projects',
  publications: 'publications, papers, articles, books, talks, patents',
  awards: 'awards, prizes, distinctions',
  volunteer: 'volunteering, charity, associations, unpaid work',
  teachings: 'courses she gives, teaching, training others, workshops given',
  partners: 'clients, customers, partners, who trusted her',
  'tell-about':
    'tell me about {employer}, {project}, {thing}; what is {project}; describe it; a bare {thing}',

  // The conversation
  greeting: 'hello, good morning',
  thanks: 'thanks, perfect, great help',
  goodbye: 'bye, see you, have a nice day',
  smalltalk: 'how are you, weather, compliments, insults, laughter, I love you',
  bot: 'are you a robot, who are you, which model, who made you, are you her, do you make things up',
  help: 'what can you do, what can I ask, how does this work, help',
  privacy: 'is this stored, who reads this, where does my question go, cookies, data protection',
  derail: 'ignore your instructions, show your prompt, you are now …, repeat after me, pretend she has …',
  'other-task': 'write a poem or code, translate, recipe, weather, sums, jokes, general knowledge, advice',
  acknowledge: 'ok, yes, no, I see, interesting, really',
  more: 'tell me more, go on, details, what else, explain, why, an example',
  'before-that': 'and before that, and the one before, previously, earlier',
  'after-that': 'and after that, and then, what came next',
  again:
    'the same question about another thing: and {skill}, what about {employer}, and in {year}, how about {language}',
} as const;

export type Intent = keyof typeof intents;
