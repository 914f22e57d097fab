import type { Education, Experience } from './career';
import { formatPeriod } from './dates';
import type { MoreSection } from './more-sections';
import type { Profile } from './profile';
import type { Teachings } from './teachings';

/** A piece of the CV that can be quoted by itself, and where the page shows it. */
export interface Passage {
  readonly id: string;
  /** Id of an element of the page. */
  readonly anchor: string;
  readonly heading: string;
  /** The CV's own words, a line for each of its parts. */
  readonly text: string;
  /** What kind of question this passage answers as a whole; a detail of a larger one has none. */
  readonly topic?: string;
}

/** The whole CV in passages, in the page's order. */
export function toPassages(profile: Profile): Passage[] {
  const { work, internships, teachings, education, more } = profile;
  return [
    ...identity(profile),
    ...abilities(profile),
    ...work.flatMap((item, index) => experience(item, 'work', `job-${index + 1}`)),
    ...internships.flatMap((item, index) => experience(item, 'internships', `internship-${index + 1}`)),
    ...(teachings ? teaching(teachings) : []),
    ...education.flatMap((item, index) => studies(item, `education-${index + 1}`)),
    ...more.flatMap(moreItems),
  ];
}

function identity({ name, headline, location, email, phone, links, summary }: Profile): Passage[] {
  const ways = links.map(({ label, url }) => (url.includes(label) ? url : `${label}: ${url}`));
  return [
    ...passage('profile', 'profile', 'Profile', [name, headline, location], 'profile'),
    ...passage('contact', 'profile', 'Contact', [email, phone, ...ways], 'contact'),
    ...passage('summary', 'summary', 'Summary', [summary], 'summary'),
  ];
}

function abilities({ languages, skills }: Profile): Passage[] {
  const spoken = languages.map(({ name, fluency }) =>
    fluency === undefined ? name : `${name} (${fluency})`,
  );
  return [
    ...passage('languages', 'languages', 'Languages', [spoken.join(', ')], 'languages'),
    ...skills.flatMap(({ name, level, tags }, index) => {
      const id = `skills-${index + 1}`;
      return passage(id, id, name, [level, tags.join(', ')], 'skills', name);
    }),
  ];
}

function experience(item: Experience, topic: string, id: string): Passage[] {
  const { jobTitle, employer, employerDescription, location, start, end, description } = item;
  const heading = joined(jobTitle, employer);
  const about = [formatPeriod(start, end), employerDescription, location, description];
  return [
    ...passage(id, id, heading, about, topic, heading),
    ...item.details.flatMap((detail, index) => {
      const detailId = `${id}-detail-${index + 1}`;
      return passage(detailId, detailId, heading, [detail]);
    }),
  ];
}

function teaching({ intro, items, partners }: Teachings): Passage[] {
  return [
    ...passage('teachings', 'teachings', 'Teachings', [intro], 'teachings'),
    ...items.flatMap(({ key, title, role, summary, stats, courses }) => {
      const figures = stats.map(({ value, label }) => `${value} ${label}`);
      const named = courses.map((course) => [course.name, course.summary].filter(Boolean).join(': '));
      return passage(`teaching-${key}`, key, title, [role, summary, ...figures, ...named], 'teachings');
    }),
    ...passage(
      'partners',
      'partners',
      'Those who trusted these courses',
      [partners.map(({ alt }) => alt).join(', ')],
      'partners',
    ),
  ];
}

function studies(item: Education, id: string): Passage[] {
  const { title, school, dates, location, score, courses } = item;
  const heading = joined(title, school);
  return passage(id, id, heading, [dates, location, score, courses.join(', ')], 'education', heading);
}

function moreItems({ id: section, title: sectionTitle, items }: MoreSection): Passage[] {
  return items.flatMap(({ title, byline, dates, text, points, tags }, index) => {
    const id = `${section}-${index + 1}`;
    const lines = [byline, dates, text, ...points, tags.join(', ')];
    return passage(id, id, `${sectionTitle}: ${title}`, lines, section, title);
  });
}

/** One passage, or none without text; what has nothing but its heading to say quotes that. */
function passage(
  id: string,
  anchor: string,
  heading: string,
  lines: readonly (string | undefined)[],
  topic?: string,
  otherwise?: string,
): Passage[] {
  const text = lines.filter(Boolean).join('\n') || otherwise;
  return text ? [{ id, anchor, heading, text, ...(topic !== undefined && { topic }) }] : [];
}

function joined(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(', ');
}
