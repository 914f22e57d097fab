import type { Sections } from '../sections';

const plural = (one: string, many: string) => (n: number) => (n === 1 ? `one ${one}` : `${n} ${many}`);

export const sections: Sections = {
  summary: {
    heading: 'Summary',
    asked: 'summary|introduction|overview|bio|biography',
    counted: plural('summary', 'summaries'),
    absent: 'A summary is not in the CV.',
  },
  skills: {
    heading: 'Skills',
    asked:
      'skill|skills|technology|technologies|tech stack|stack|competence|competences|competencies|abilities|toolbox',
    counted: plural('group of skills', 'groups of skills'),
    absent: 'A list of skills is not in the CV.',
  },
  languages: {
    heading: 'Languages',
    asked: 'language|languages|spoken languages|languages spoken',
    counted: plural('language', 'languages'),
    absent: 'Languages are not in the CV.',
  },
  work: {
    heading: 'Work experience',
    asked:
      'work experience|job|jobs|career|employer|employers|company|companies|position|positions|role|roles|employment|work history|professional experience|experience|occupations',
    counted: plural('job', 'jobs'),
    absent: 'A job is not in the CV.',
  },
  internships: {
    heading: 'Internships',
    asked: 'internship|internships|intern|placement|placements|traineeship|traineeships',
    counted: plural('internship', 'internships'),
    absent: 'An internship is not in the CV.',
  },
  teachings: {
    heading: 'Teaching',
    asked:
      'teaching|teachings|course|courses|class|classes|lecture|lectures|workshop|workshops|teach|teaches',
    counted: plural('course subject', 'course subjects'),
    absent: 'Teaching is not in the CV.',
  },
  partners: {
    heading: 'Partners',
    asked: 'partner|partners|client|clients|customer|customers',
    counted: plural('partner', 'partners'),
    absent: 'Clients and partners are not in the CV.',
  },
  education: {
    heading: 'Education',
    asked:
      'education|graduate|graduated|graduation|study|studies|degree|degrees|school|schools|university|universities|college|diploma|diplomas|academic background|qualification|qualifications',
    counted: plural('stage of education', 'stages of education'),
    absent: 'Education is not in the CV.',
  },
  projects: {
    heading: 'Projects',
    asked: 'project|projects|portfolio|side project|side projects',
    counted: plural('project', 'projects'),
    absent: 'Projects are not in the CV.',
  },
  publications: {
    heading: 'Publications',
    asked:
      'published|publish|publication|publications|paper|papers|article|articles|book|books|talk|talks|patent|patents',
    counted: plural('publication', 'publications'),
    absent: 'Publications are not in the CV.',
  },
  certificates: {
    heading: 'Certificates',
    asked:
      'certificate|certificates|certs|cert|certification|certifications|license|licenses|licence|licences',
    counted: plural('certificate', 'certificates'),
    absent: 'Certificates are not in the CV.',
  },
  awards: {
    heading: 'Awards',
    asked: 'award|awards|prize|prizes|honour|honours|honor|honors|distinction|distinctions',
    counted: plural('award', 'awards'),
    absent: 'Awards are not in the CV.',
  },
  volunteer: {
    heading: 'Volunteering',
    asked: 'volunteer|volunteering|voluntary work|charity|charities|unpaid work|volunteer work',
    counted: plural('voluntary post', 'voluntary posts'),
    absent: 'Voluntary work is not in the CV.',
  },
  interests: {
    heading: 'Interests',
    asked: 'interest|interests|hobby|hobbies|free time|spare time|outside work|pastime|pastimes',
    counted: plural('interest', 'interests'),
    absent: 'Interests outside work are not in the CV.',
  },
  references: {
    heading: 'References',
    asked: 'reference|references|recommendation|recommendations|testimonial|testimonials|referee|referees',
    counted: plural('reference', 'references'),
    absent: 'References are not in the CV.',
  },
};
