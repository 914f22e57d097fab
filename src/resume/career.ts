import type { Job, LinkEntry, Study } from './schema/resume-schema';

export interface Link {
  readonly label: string;
  readonly url: string;
}

/** A job or an internship. */
export interface Experience {
  readonly jobTitle: string;
  readonly employer: string;
  readonly employerUrl?: string | undefined;
  /** One line on the employer. */
  readonly employerDescription?: string | undefined;
  readonly location?: string | undefined;
  /** JSON Resume dates, or empty. */
  readonly start: string;
  readonly end: string;
  readonly current: boolean;
  readonly description?: string | undefined;
  /** True if the description, too, is shown only once the item is expanded. */
  readonly descriptionCollapsed: boolean;
  readonly details: readonly string[];
  readonly links: readonly Link[];
  /** What was worked with. */
  readonly tags: readonly string[];
}

export interface Education {
  readonly title: string;
  /** What a title of its own does not say of degree and subject. */
  readonly subject?: string | undefined;
  readonly school: string;
  readonly schoolUrl?: string | undefined;
  /** JSON Resume dates, or empty. */
  readonly start: string;
  readonly end: string;
  readonly location?: string | undefined;
  readonly score?: string | undefined;
  readonly courses: readonly string[];
  readonly description?: string | undefined;
  readonly details: readonly string[];
}

export function experienceOf(job: Job): Experience {
  const { position, name, startDate: start = '', endDate: end = '' } = job;
  return {
    jobTitle: position ?? name ?? '',
    employer: position === undefined ? '' : (name ?? ''),
    employerUrl: job.url,
    employerDescription: job.description,
    location: job.location,
    start,
    end,
    current: start !== '' && end === '',
    description: job.summary,
    descriptionCollapsed: job.summaryFolded,
    details: job.highlights,
    links: job.links.map(linkOf),
    tags: job.keywords,
  };
}

export function educationOf(study: Study, separator: string): Education {
  const { title: whole, institution: school, studyType, area, score } = study;
  const studied = withoutRepetition([studyType, area]);
  const title = whole ?? (studied.join(separator) || undefined);
  // A title of its own holds degree, subject and grade already, unless they say more.
  const saysMore = (text: string) => whole !== undefined && !includesText(whole, text);
  return {
    title: title ?? school ?? '',
    subject: studied.filter(saysMore).join(separator) || undefined,
    school: title === undefined ? '' : (school ?? ''),
    schoolUrl: study.url,
    start: study.startDate ?? '',
    end: study.endDate ?? '',
    location: study.location,
    score: whole === undefined || (score !== undefined && saysMore(score)) ? score : undefined,
    courses: study.courses,
    description: study.summary,
    details: study.highlights,
  };
}

/** A text that another one holds is left out; of two equal ones the first stays. */
function withoutRepetition(texts: readonly (string | undefined)[]): string[] {
  const present = texts.filter((each) => each !== undefined);
  return present.filter((each, index) =>
    present.every(
      (other, at) => at === index || !includesText(other, each) || (includesText(each, other) && index < at),
    ),
  );
}

/** Scripts that write their words without spaces between them. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** True if a text holds another one as whole words: "IT" is none of "with". */
function includesText(text: string, part: string): boolean {
  const [whole, looked] = [text.toLowerCase(), part.toLowerCase()];
  for (let at = whole.indexOf(looked); at !== -1; at = whole.indexOf(looked, at + 1)) {
    const end = at + looked.length;
    const joinsBefore = isWord(whole.charAt(at - 1)) && isWord(looked.charAt(0));
    if (!joinsBefore && !(isWord(whole.charAt(end)) && isWord(looked.charAt(looked.length - 1)))) return true;
  }
  return false;
}

function isWord(character: string): boolean {
  return /[\p{L}\p{N}]/u.test(character) && !unspaced.test(character);
}

export function linkOf({ label, url }: LinkEntry): Link {
  return { label: label ?? shortUrl(url), url };
}

/** An address without scheme, `www.` and closing slash. */
export function shortUrl(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}

/** Sorts by end, then by start: ongoing entries first, then the newest, entries without dates last. */
export function newestFirst(items: readonly Experience[]): Experience[] {
  const key = ({ start, end, current }: Experience) => `${current ? '9999' : end || start}|${start}`;
  return items.toSorted((a, b) => (key(a) < key(b) ? 1 : key(a) > key(b) ? -1 : 0));
}
