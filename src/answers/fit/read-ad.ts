import type { AdWords } from '../languages/ads';
import { allAds } from '../languages/all-ads';
import { anyOf, anySource } from '../languages/any-language';
import { fold } from '../text/fold';
import { isJapanese, tokens } from '../text/tokens';
import { asking, benefit, offer, tasking } from './ad-words';
import { lastOfList } from './enumerations';

/** Something that an ad asks, in its words. */
export interface Requirement {
  readonly text: string;
  /** What the person has to have, or will do. */
  readonly kind: 'asked' | 'task';
}

/** Rows of a sheet; what is asked goes before what is to be done. */
const mostRequirements = 25;
/** Ads are at least this long, in words; in Japanese in characters. */
const leastWords = 60;
const leastCharacters = 150;
/** Prose that asks less than this is somebody's message, which is answered as a question. */
const leastAsked = 4;
/** The rest of a longer text is not read. */
const longestAd = 20_000;

type Section = Requirement['kind'] | 'other' | 'none';

interface Line {
  readonly text: string;
  readonly isBullet: boolean;
  readonly isAfterBlank: boolean;
}

/** What a text asks of a candidate if it is a job ad; undefined for any other text. */
export function readAd(written: string): readonly Requirement[] | undefined {
  const text = written.normalize('NFKC').slice(0, longestAd);
  const { listed, loose, headings } = readLines(linesOf(text));
  const isLong = isJapanese(text)
    ? text.replace(/\s/g, '').length >= leastCharacters
    : tokens(text).length >= leastWords;
  const isList = headings > 0 && listed.length >= 2;
  const isProse = isLong && !isLetter(text) && loose.length >= leastAsked;
  if (!isList && !isProse) return undefined;
  // Of a list's prose only what the person will do counts: the rest is about the company.
  const told = isList ? loose.filter(({ kind }) => kind === 'task') : loose;
  return shortened(distinct([...told, ...listed]));
}

/** True for prose that greets somebody, or that asks a question. */
function isLetter(text: string): boolean {
  return /[?？]/.test(text) || greeting.test(fold(text).trim());
}

const greeting = anyOf(allAds.map((ads) => ads.greeting));

interface ReadLines {
  /** Under headings. */
  readonly listed: readonly Requirement[];
  /** In sentences elsewhere. */
  readonly loose: readonly Requirement[];
  readonly headings: number;
}

function readLines(lines: readonly Line[]): ReadLines {
  const listed: Requirement[] = [];
  const loose: Requirement[] = [];
  let section: Section = 'none';
  let headings = 0;
  let hasBullets = false;
  for (const [at, line] of lines.entries()) {
    const { text, isBullet, isAfterBlank } = line;
    const inline = /^([^:：]{2,45})[:：]\s*(.*)$/.exec(text) ?? /^(\p{Script=Han}{2,6}) (.+)$/u.exec(text);
    const title = inline?.[1] ?? text;
    const found = isHeadingLike(title, isBullet && !inline) ? headingOf(title) : undefined;
    if (found) {
      section = found;
      hasBullets = false;
      if (found === 'asked' || found === 'task') headings += 1;
      for (const part of pieces(inline?.[2] ?? '')) add(part, section);
      continue;
    }
    const isUnknownHeading =
      !isBullet && isHeadingLike(title, false) && lines[at + 1]?.isBullet === true && !/[.。]$/.test(text);
    if (isUnknownHeading) {
      section = kindOfList(text, lines.slice(at + 1));
      hasBullets = false;
      if (section === 'asked' || section === 'task') headings += 1;
      continue;
    }
    const endsList = isAfterBlank || isSentence(text, lines[at - 1]);
    if (hasBullets && !isBullet && endsList) section = 'none';
    hasBullets ||= isBullet;
    if (section === 'asked' || section === 'task') {
      for (const part of isBullet ? [text] : pieces(text)) add(part, section);
    } else if (section === 'none') {
      for (const sentence of sentencesOf(text)) addLoose(sentence, isBullet);
    }
  }
  return { listed, loose, headings };

  function add(text: string, kind: Section) {
    const words = trimmed(text);
    if (words === '' || offer.test(fold(words)) || (kind !== 'asked' && kind !== 'task')) return;
    listed.push({ text: words, kind });
  }

  function addLoose(sentence: string, isBullet: boolean) {
    const folded = fold(sentence).replaceAll('’', "'");
    if (offer.test(folded) || /[?？]$/.test(sentence)) return;
    const task = tasking.exec(folded);
    if (task) {
      for (const part of clauses(sentence.slice(task[0].length)))
        loose.push({ text: trimmed(part), kind: 'task' });
    } else if (asking.test(folded) && sentence.length <= 300) {
      if (!isBullet && headings > 0) return;
      for (const part of isBullet ? [sentence] : clauses(sentence))
        loose.push({ text: trimmed(withoutLead(part)), kind: 'asked' });
    }
  }
}

/** True for prose right below a list; the rest of a broken item begins small, or ends like the items. */
function isSentence(text: string, before: Line | undefined): boolean {
  return (
    /^\p{Lu}/u.test(text) && /[.!]$/.test(text) && before?.isBullet === true && !/[.!]$/.test(before.text)
  );
}

/** What a list without a known heading is about. */
function kindOfList(heading: string, after: readonly Line[]): Section {
  const end = after.findIndex(({ isBullet }) => !isBullet);
  const items = after.slice(0, end === -1 ? undefined : end).map(({ text }) => fold(text));
  const offers = items.filter((item) => benefit.test(item) || offer.test(item)).length;
  if (offers >= items.length / 3) return 'other';
  const asks = items.filter((item) => asking.test(item)).length;
  return asks >= items.length / 4 || asking.test(fold(heading)) ? 'asked' : 'task';
}

const lead = new RegExp(`^(?:${anySource(allAds.map((ads) => ads.lead))})\\s*`, 'iu');

/** "You have five years of experience": the lead names nothing. */
function withoutLead(text: string): string {
  return text.replace(lead, '');
}

function linesOf(text: string): Line[] {
  let isAfterBlank = false;
  const lines: Line[] = [];
  for (const line of text.split(/\n|(?<=\S)\s+(?=[•●▪◦‣]\s?)/)) {
    const bare = line.replace(/\*\*|__|`|^#+\s*/g, '').trim();
    const bullet = /^(?:[-*•●▪◦‣·・–—✓✔➢►□+○]|\d{1,2}[.)]\s|\(\d+\))\s*/.exec(bare);
    const marked = /^[■◆▼【《〈[□◇★☆]+\s*/.exec(bare);
    const content = bare
      .slice((bullet ?? marked)?.[0].length ?? 0)
      .replace(/[】》〉\]]\s*/, marked ? ':' : '$&');
    if (content === '') {
      isAfterBlank = true;
      continue;
    }
    lines.push({
      text: marked ? content.replace(/:$/, '') : content,
      isBullet: bullet !== null && marked === null,
      isAfterBlank,
    });
    isAfterBlank = false;
  }
  return lines;
}

function isHeadingLike(text: string, isBullet: boolean): boolean {
  if (isBullet) return false;
  if (isJapanese(text)) return text.length <= 24 && !/[。、]/.test(text);
  return tokens(text).length <= 9 && !/[.;,]$/.test(text);
}

/** The longest first. */
const headingPhrases = (
  [
    ['task', (ads) => ads.tasks],
    ['asked', (ads) => ads.requirements],
    ['other', (ads) => ads.otherHeadings],
  ] satisfies readonly (readonly [Section, (ads: AdWords) => string])[]
)
  .flatMap(([section, list]) =>
    allAds.flatMap((ads) =>
      list(ads)
        .split('|')
        .filter((phrase) => phrase !== '')
        .map((phrase) => ({ section, phrase, sought: isJapanese(phrase) ? phrase : ` ${phrase} ` })),
    ),
  )
  .toSorted((a, b) => b.phrase.length - a.phrase.length);

/** Which heading a line is: of the phrases that it holds, the longest tells. */
function headingOf(line: string): Section | undefined {
  const words = ` ${tokens(line)
    .map(({ folded }) => folded)
    .join(' ')} `;
  const text = isJapanese(line) ? fold(line) + words : words;
  const found = headingPhrases.find(({ sought }) => text.includes(sought));
  // A long line that holds a heading's word is a sentence.
  return found && found.phrase.length >= words.trim().length * 0.3 ? found.section : undefined;
}

const willDo = new RegExp(tasking, 'i');

/** A line of prose under a heading: its sentences, and what each enumerates. */
function pieces(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) => clauses(sentence.replace(willDo, '')));
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[!！?？。])\s*|(?<=[^\s.]{3}\.)\s+(?=[\p{Lu}¿¡])|;\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

const nextClause = anyOf(allAds.map((ads) => ads.nextClause));
const betweenParts = new RegExp(`\\s*[,;]\\s+(?:(?:${lastOfList})\\s+)?`);
const also = new RegExp(`^(?:${anySource(allAds.map((ads) => ads.also))})\\s+`, 'i');

/** "Lead shifts, support nurses, and drive projects": three things; "Go, Rust" is too short to be cut. */
function clauses(sentence: string): string[] {
  if (isJapanese(sentence)) {
    const parts = sentence.split('、');
    return parts.length > 1 && parts.every((part) => part.length >= 5) ? parts : [sentence];
  }
  const halves = sentence.split(nextClause);
  if (halves.length > 1) return halves.flatMap(clauses);
  const parts = sentence.split(betweenParts);
  const isList = parts.length > 1 && parts.every((part) => tokens(part).length >= 3);
  return isList ? parts : [sentence];
}

function trimmed(text: string): string {
  return text
    .replace(also, '')
    .replace(/^[\s,;:–—-]+|[\s,;:.。–—-]+$/gu, '')
    .replace(/\s+/g, ' ');
}

function distinct(requirements: readonly Requirement[]): Requirement[] {
  const seen = new Set<string>();
  return requirements.filter(({ text }) => {
    const key = fold(text);
    const isNew = key !== '' && !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function shortened(all: readonly Requirement[]): readonly Requirement[] {
  if (all.length <= mostRequirements) return all;
  const kept = new Set(
    [...all.filter(({ kind }) => kind === 'asked'), ...all.filter(({ kind }) => kind === 'task')].slice(
      0,
      mostRequirements,
    ),
  );
  return all.filter((requirement) => kept.has(requirement));
}
