import { sectionReader, type Sections } from '../sections';

const part = sectionReader({
  counted: (n, one, many) => (n === 1 ? `one ${one}` : `${n} ${many}`),
  absent: (what) => `${what} not in the CV.`,
});

export const sections: Sections = {
  summary: part(`Summary · summary, summaries · A summary is · summary|introduction|overview|bio|biography`),
  skills: part(
    `Skills · group of skills, groups of skills · A list of skills is · skill|skills|technology|technologies|tech stack|stack|competence|competences|competencies|abilities|toolbox`,
  ),
  languages: part(
    `Languages · language, languages · Languages are · language|languages|spoken languages|languages spoken`,
  ),
  work: part(
    `Work experience · job, jobs · A job is · work experience|job|jobs|career|employer|employers|company|companies|position|positions|role|roles|employment|work history|professional experience|experience|occupations`,
  ),
  internships: part(
    `Internships · internship, internships · An internship is · internship|internships|intern|placement|placements|traineeship|traineeships`,
  ),
  teachings: part(
    `Teaching · course subject, course subjects · Teaching is · teaching|teachings|course|courses|class|classes|lecture|lectures|workshop|workshops|teach|teaches`,
  ),
  partners: part(
    `Partners · partner, partners · Clients and partners are · partner|partners|client|clients|customer|customers`,
  ),
  education: part(
    `Education · stage of education, stages of education · Education is · education|graduate|graduated|graduation|study|studies|degree|degrees|school|schools|university|universities|college|diploma|diplomas|academic background|qualification|qualifications`,
  ),
  projects: part(
    `Projects · project, projects · Projects are · project|projects|portfolio|side project|side projects`,
  ),
  publications: part(
    `Publications · publication, publications · Publications are · published|publish|publication|publications|paper|papers|article|articles|book|books|talk|talks|patent|patents`,
  ),
  certificates: part(
    `Certificates · certificate, certificates · Certificates are · certificate|certificates|certs|cert|certification|certifications|license|licenses|licence|licences`,
  ),
  awards: part(
    `Awards · award, awards · Awards are · award|awards|prize|prizes|honour|honours|honor|honors|distinction|distinctions`,
  ),
  volunteer: part(
    `Volunteering · voluntary post, voluntary posts · Voluntary work is · volunteer|volunteering|voluntary work|charity|charities|unpaid work|volunteer work`,
  ),
  interests: part(
    `Interests · interest, interests · Interests outside work are · interest|interests|hobby|hobbies|free time|spare time|outside work|pastime|pastimes`,
  ),
  references: part(
    `References · reference, references · References are · reference|references|recommendation|recommendations|testimonial|testimonials|referee|referees`,
  ),
};
