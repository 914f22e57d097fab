import { webAddress } from '../../resume/local-file.ts';
import { networkOf, periodOf, readPlace, splitLanguages } from '../fields.ts';
import type { Education, Resume, Work } from '../imported.ts';
import type { Notes } from '../source.ts';
import type { Pdf, PdfLine } from '../pdf.ts';
import { readRichText } from '../rich-text.ts';
import { isPageNumber } from '../text/pdf-document.ts';

type Sections = Partial<Record<PdfSection, readonly PdfLine[]>>;

const headed = (lines: readonly PdfLine[]) => lines.flatMap(({ text }) => sectionHeaded(text) ?? []);

/** True for a PDF that LinkedIn made of a profile. */
export function isLinkedInPdf({ sidebar, main }: Pdf): boolean {
  // LinkedIn writes its name behind the profile's address in every language.
  const linksToProfile = /[（(]LinkedIn[)）]/.test(sidebar.map(({ text }) => text).join(''));
  return linksToProfile && headed(main).some((name) => name !== 'contact');
}

/** The profile that LinkedIn prints, as far as the text of its two columns goes. */
export function readLinkedInPdf(pdf: Pdf, notes: Notes): Resume {
  const main = pdf.main.filter(({ text }) => !isPageNumber(text));
  const head = main.slice(
    0,
    main.findIndex(({ text }) => sectionHeaded(text) !== undefined),
  );
  const left = bySection(pdf.sidebar.filter(({ text }) => !isPageNumber(text)));
  const right = bySection(main);
  notes.guess(
    'The PDF has only text, so what belongs together was read from its layout; compare the result with the PDF. LinkedIn’s data export gives more.',
  );
  for (const name of ['publications', 'patents'] as const) leaveOutTitles(name, left[name], notes);
  return {
    basics: {
      ...readHead(head, notes),
      ...readContact(left.contact ?? [], notes),
      summary: paragraphs(right.summary ?? []),
    },
    work: readExperience(right.experience ?? [], notes),
    education: readEducation(right.education ?? []),
    awards: entriesOf(left.honors ?? []).map((title) => ({ title })),
    certificates: entriesOf(left.certifications ?? []).map((name) => ({ name })),
    skills: readSkills(left.skills ?? [], headingOf(pdf, 'skills'), notes),
    languages: entriesOf(left.languages ?? []).flatMap(splitLanguages),
  };
}

function bySection(lines: readonly PdfLine[]): Sections {
  const sections: Partial<Record<PdfSection, PdfLine[]>> = {};
  let current: PdfSection | undefined;
  for (const line of lines) {
    const headed = sectionHeaded(line.text);
    if (headed !== undefined && sections[headed] === undefined) {
      current = headed;
      sections[headed] = [];
    } else if (current !== undefined) sections[current]?.push(line);
  }
  return sections;
}

/** Name in the largest letters, then the headline, then the place. */
function readHead(lines: readonly PdfLine[], notes: Notes) {
  const largest = Math.max(...lines.map(({ size }) => size));
  const name = lines
    .filter(({ size }) => size === largest)
    .map(({ text }) => text)
    .join(' ');
  const rest = lines.filter(({ size }) => size < largest);
  const place = rest.length > 1 ? rest.at(-1)?.text : undefined;
  const headline = (place === undefined ? rest : rest.slice(0, -1)).map(({ text }) => text).join(' ');
  return { name, label: readHeadline(headline, notes), location: readPlace(place, notes) };
}

function readContact(lines: readonly PdfLine[], notes: Notes) {
  const entries = contactEntries(lines.map(({ text }) => text)).map((text) =>
    text.replace(/\s*[（(][\p{L} ]+[)）]$/u, '').trim(),
  );
  const emails = entries.filter((text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text));
  const phones = entries.filter((text) => /^\+?[\d\s()./-]{6,}\d$/.test(text));
  const addresses = entries.filter((text) => isAddress(text)).flatMap((text) => webAddress(text) ?? []);
  const [email, ...otherEmails] = emails;
  const [phone, ...otherPhones] = phones;
  for (const other of [...otherEmails, ...otherPhones])
    notes.leaveOut(`the other way to reach you, ${other}`);
  const others = entries.filter(
    (text) => !emails.includes(text) && !phones.includes(text) && !isAddress(text) && text !== '',
  );
  if (others.length > 0) notes.leaveOut('the street address, since a public page needs none');
  const [url, ...sites] = addresses.filter((address) => networkOf(address) === undefined);
  if (sites.length > 0)
    notes.guess(`Of several web addresses the first is the CV’s own, ${url}; the others are profiles.`);
  const profiles = addresses
    .filter((address) => address !== url)
    .map((address) => ({ network: networkOf(address) ?? new URL(address).hostname, url: address }));
  return { email, phone, url, profiles };
}

const isAddress = (text: string) =>
  !/[\s@]/.test(text) && /\p{L}/u.test(text) && /[\p{L}\d]\.\p{L}{2,}(?:[/?#]|$)/u.test(text);

/** The narrow column breaks a long address anywhere; a label in brackets ends one. */
function contactEntries(lines: readonly string[]): string[] {
  return lines.reduce<string[]>((entries, line) => {
    const before = entries.at(-1);
    if (before === undefined || !goesOn(before, line)) return [...entries, line];
    const space = /^[（(]/.test(line) ? ' ' : '';
    return [...entries.slice(0, -1), before + space + line];
  }, []);
}

function goesOn(before: string, line: string): boolean {
  if (/\s/.test(before) || !/[@.]/.test(before) || !/\p{L}/u.test(before)) return false;
  const [token = '', label] = line.split(/\s*(?=[（(][\p{L} ]+[)）]$)/u);
  if (/[\s@]/.test(token) || /^(?:https?:|www\.)/i.test(token) || /^\+?\d[\d-]{6,}$/.test(token))
    return false;
  if (!before.includes('@')) return label !== undefined || /[/\-_.=]$/.test(before) || !isAddress(token);
  return !/@[^@]+\.\p{L}{2,}$/u.test(before) || /^[a-z]{1,3}$/.test(token);
}

/** Lines that follow closely are one entry; LinkedIn sets the lines of one entry 1.2 times their size apart. */
function entriesOf(lines: readonly PdfLine[]): string[] {
  return lines.reduce<string[]>((entries, { text, gap, size }) => {
    const isMore = entries.length > 0 && gap !== undefined && gap < size * 1.4;
    if (!isMore) return [...entries, text];
    const before = entries.at(-1) ?? '';
    return [...entries.slice(0, -1), before.endsWith('-') ? before + text : `${before} ${text}`];
  }, []);
}

/** A section's heading, which is in the language of the account. */
function headingOf({ sidebar }: Pdf, section: PdfSection): string | undefined {
  return sidebar.find(({ text }) => sectionHeaded(text) === section)?.text;
}

function readSkills(lines: readonly PdfLine[], heading: string | undefined, notes: Notes) {
  const keywords = entriesOf(lines);
  if (keywords.length === 0) return [];
  notes.guess(`The top skills stand in one group, “${heading}”; the PDF does not have the other skills.`);
  return [{ name: heading, keywords }];
}

/** A job's dates are the surest mark: the line above them is the title, larger lines above that are the employer. */
function readExperience(lines: readonly PdfLine[], notes: Notes): Work[] {
  const starts = lines.flatMap((line, index) => (index > 0 && datesOf(line.text) ? [index] : []));
  let employer: string | undefined;
  const jobs = starts.map((index, order): Work => {
    const title = lines[index - 1];
    const before = order === 0 ? 0 : (starts[order - 1] ?? 0) + 1;
    const above = lines.slice(before, index - 1).findLast(({ size }) => size > (title?.size ?? 0));
    employer = above?.text ?? employer;
    const next = starts[order + 1];
    const until = next === undefined ? lines.length : beginningOf(lines, next);
    const [place, ...rest] = lines.slice(index + 1, until);
    const isPlace = place !== undefined && place.text.length <= 60 && !/[.!?:;]$|^[•●▪*–-]/u.test(place.text);
    const about = isPlace || place === undefined ? rest : [place, ...rest];
    return {
      name: employer,
      position: title?.text,
      location: isPlace ? place.text : undefined,
      ...datesOf(lines[index]?.text ?? ''),
      ...readRichText(paragraphs(about)),
    };
  });
  if (jobs.some(({ location }) => location)) {
    notes.guess('The short line below a job’s dates was read as its town.');
  }
  if (jobs.length === 0 && lines.length > 0) {
    notes.leaveOut(
      `the section on experience, which has no dates: “${lines[0]?.text}” and ${lines.length - 1} more lines`,
    );
  }
  return jobs;
}

/** The first line of the entry whose dates stand at `index`: its title, or the employer and the total time above it. */
function beginningOf(lines: readonly PdfLine[], index: number): number {
  const title = lines[index - 1];
  const above = [index - 2, index - 3].find((at) => (lines[at]?.size ?? 0) > (title?.size ?? 0));
  const isNear = above === index - 2 || (above === index - 3 && /\d/.test(lines[index - 2]?.text ?? ''));
  return above !== undefined && isNear ? above : index - 1;
}

/** "January 2019 - Present (5 years 3 months)" */
function datesOf(text: string) {
  const dates = text.replace(/\s*[（(][^()（）]*[)）]\s*$/u, '');
  return /\d{4}/.test(dates) && dates.length <= 60 && /[-–—~〜]|\b(?:to|bis|à)\b/u.test(dates)
    ? periodOf(dates)
    : undefined;
}

/** A school in larger letters; below it the degree and in brackets the years. */
function readEducation(lines: readonly PdfLine[]): Education[] {
  const largest = Math.max(...lines.map(({ size }) => size));
  const entries: { school: string; about: string }[] = [];
  for (const { text, size } of lines) {
    const entry = entries.at(-1);
    if (size === largest || entry === undefined) entries.push({ school: text, about: '' });
    else entry.about = `${entry.about} ${text}`.trim();
  }
  return entries.map(({ school, about }) => {
    const [, before = about, years] =
      /^(.*?)\s*·?\s*[（(]([^()（）]*\d{4}[^()（）]*)[)）]$/u.exec(about) ?? [];
    const [studyType, ...area] = before.split(/,\s*|、/u);
    const period = years === undefined ? undefined : periodOf(years);
    return { institution: school, studyType: studyType?.trim(), area: area.join(', '), ...period };
  });
}

/** Lines with a wider gap above them begin a paragraph. */
function paragraphs(lines: readonly PdfLine[]): string {
  const gaps = lines.flatMap(({ gap }) => (gap !== undefined && gap > 0 ? [gap] : []));
  const normal = Math.min(...gaps);
  return lines.reduce((text, line, index) => {
    if (index === 0) return line.text;
    const isNew = /^[•●▪◦*–-]\s/u.test(line.text);
    const isParagraph = line.gap !== undefined && line.gap > normal * 1.3;
    return text + (isParagraph ? '\n\n' : isNew ? '\n' : ' ') + line.text;
  }, '');
}

function leaveOutTitles(what: string, lines: readonly PdfLine[] | undefined, notes: Notes): void {
  for (const title of entriesOf(lines ?? []))
    notes.leaveOut(`${what}: “${title}”, of which the PDF has only the title`);
}

/** A headline up to its first bar: "Nurse | Speaker | Mother of two" is for LinkedIn's search, and no title. */
export function readHeadline(text: string | undefined, notes: Notes): string | undefined {
  const [title, ...others] = (text ?? '').split(/\s*[|｜│¦]\s*/).filter(Boolean);
  if (others.length > 0)
    notes.leaveOut(`of the headline, what stands after its first bar: ${others.join(' | ')}`);
  return title;
}

/** Their headings in the interface languages. */
const headings = {
  contact: `Contact | Kontakt | Coordonnées | Contactar | Contatti | Contato | Contactgegevens | 連絡先 |
    جهات الاتصال`,
  skills: `Top Skills | Top-Kenntnisse | Principales compétences | Aptitudes principales |
    Competenze principali | Principais competências | Topvaardigheden | トップスキル | أهم المهارات`,
  languages: 'Languages | Sprachen | Langues | Idiomas | Lingue | Talen | 言語 | اللغات',
  certifications: `Certifications | Zertifizierungen | Bescheinigungen | Certificaciones | Certificazioni |
    Certificações | Certificeringen | 資格 | الشهادات`,
  honors: `Honors-Awards | Auszeichnungen | Distinctions | Honors & Awards | Reconocimientos | Prêmios |
    受賞歴 | التكريمات`,
  publications: `Publications | Veröffentlichungen | Publicaciones | Pubblicazioni | Publicações |
    Publicaties | 出版物 | المنشورات`,
  patents: 'Patents | Patente | Brevets | Patentes | Brevetti | 特許',
  summary: `Summary | Zusammenfassung | Résumé | Extracto | Riepilogo | Resumo | Samenvatting | 概要 |
    自己紹介 | النبذة`,
  experience: `Experience | Berufserfahrung | Expérience | Experiencia | Esperienza | Experiência |
    Ervaring | 職歴 | 経歴 | الخبرة`,
  education: `Education | Ausbildung | Formation | Educación | Formazione | Formação acadêmica | Opleiding |
    学歴 | التعليم`,
};

/** The sections of LinkedIn's profile PDF. */
type PdfSection = keyof typeof headings;

const sections = new Map(
  Object.entries(headings).flatMap(([section, names]) =>
    names.split(/\s*\|\s*/).map((name) => [name.toLowerCase(), section as PdfSection] as const),
  ),
);

/** The section that a line begins, where it is a heading. */
function sectionHeaded(line: string): PdfSection | undefined {
  return sections.get(line.trim().toLowerCase());
}
