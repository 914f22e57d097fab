import type { Experience } from './career';
import type { Profile } from './profile';
import { outlineOf } from './outline';
import { profilePrompt } from './prompt';
import type { Remark } from './read/remark';
import type { ResumeWords } from './words.en';

/** Small models lose track of a longer prompt, and a visitor's own device needs long to read it. */
const mostPromptTokens = 1500;
/** In words. */
const longSummary = 150;
const mostAdvice = 5;

/**
 * What the owner should know of every site that is built, and what would make the CV better for readers and for the
 * assistant: at most five, the most useful first. Tokens are estimates.
 */
export function lintResume(profile: Profile, words: ResumeWords) {
  const promptTokens = estimateTokens(profilePrompt(outlineOf(profile, words)));
  return {
    promptTokens,
    notices: [
      profile.answers.length > 0 && publicKey('assistant.answers'),
      profile.facts.length > 0 && publicKey('assistant.facts'),
      promptTokens > mostPromptTokens && longPrompt(promptTokens),
    ].filter((each) => each !== false),
    advice: adviceOn(profile).filter(isOnShown(profile)).slice(0, mostAdvice),
  };
}

/** A section that the owner hides lacks nothing. */
function isOnShown({ hidden }: Profile): (remark: Remark) => boolean {
  const keys: readonly string[] = [...hidden].map((name) => (name === 'summary' ? 'basics.summary' : name));
  return ({ path }) => !keys.includes(path.replace(/\[.*/, ''));
}

/** A key that the page does not show, so that its owner may think it private. */
function publicKey(path: string): Remark {
  return advice(
    path,
    'is not shown on the page, but is public: everyone can read it in the site’s files and ask the assistant for it',
  );
}

function longPrompt(tokens: number): Remark {
  return advice(
    '',
    `makes a profile prompt of about ${tokens} tokens, above ${mostPromptTokens}: small models lose ` +
      'track and visitors wait longer for the first word; shorten summaries and highlights',
  );
}

function advice(path: string, message: string): Remark {
  return { path, message, kind: 'advice' };
}

/** Most useful first. */
function adviceOn(profile: Profile): Remark[] {
  const { work, summary, headline, skills, languages, education } = profile;
  const jobs = [...work, ...profile.internships];
  const length = wordsIn(summary ?? '');
  const all = [
    missingContact(profile),
    jobs.length === 0 &&
      education.length === 0 &&
      profile.more.length === 0 &&
      advice('work', 'is empty, so the CV has nothing to quote; write your jobs'),
    about(
      jobs.filter(isBare),
      'highlights',
      'no line says what was done',
      'write two or three `highlights` for each',
    ),
    about(
      jobs.filter(({ start, end }) => !start && !end),
      'startDate',
      'no dates stand',
      'write `startDate` and `endDate`, so that years can be counted',
    ),
    summary === undefined &&
      advice('basics.summary', 'is missing, and is what visitors read first; write two or three sentences'),
    skills.length === 0
      ? advice('skills', 'is empty, so questions on a skill find only jobs; list what you work with')
      : unmentioned(profile),
    length > longSummary &&
      advice('basics.summary', `has ${length} words, which few read; keep it below ${longSummary}`),
    about(
      jobs.filter(({ description = '' }) => wordsIn(description) > longSummary),
      'summary',
      `a text above ${longSummary} words stands`,
      'move what was achieved into `highlights`',
    ),
    headline === undefined &&
      advice('basics.label', 'is missing, so nothing below the name says what you are; write a few words'),
    languages.length === 0 &&
      advice('languages', 'is empty, and recruiters ask for them; list each with its `fluency`'),
  ];
  return all.filter((each) => each !== false);
}

function missingContact({ email, phone, links }: Profile): Remark | false {
  const said =
    phone === undefined && links.length === 0
      ? 'is missing, and so is any other contact, so nobody can reach you; add one'
      : 'is missing, so the assistant has no address to give to recruiters; add one';
  return email === undefined && advice('basics.email', said);
}

function isBare({ description, details }: Experience): boolean {
  return description === undefined && details.length === 0;
}

/** One line on several jobs, with the names of the first. */
function about(jobs: readonly Experience[], key: string, lack: string, action: string): Remark | false {
  return jobs.length > 0 && advice(`work[].${key}`, `${lack} at ${named(jobs.map(nameOf))}; ${action}`);
}

/** A skill that no job mentions can be claimed, and not quoted. */
function unmentioned({ skills, work, internships, more, summary }: Profile): Remark | false {
  const told = JSON.stringify([work, internships, more, summary ?? '']).toLowerCase();
  const names = skills.flatMap(({ name, tags }) => (tags.length > 0 ? tags : [name]));
  const lonely = names.filter((name) => !told.includes(name.toLowerCase()));
  if (told.length < 100 || lonely.length === 0) return false;
  return advice('skills', `no job or project mentions ${named(lonely)}; say there what you did with it`);
}

function nameOf({ jobTitle, employer }: Experience): string {
  return employer ? `${jobTitle}, ${employer}` : jobTitle;
}

function named(names: readonly string[]): string {
  const [first = '', second] = names.map((name) => `"${name}"`);
  if (second === undefined) return first;
  return names.length === 2 ? `${first} and ${second}` : `${first} and ${names.length - 1} more`;
}

/** Scripts without spaces count two characters as a word. */
function wordsIn(text: string): number {
  const wide = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const spaced = text.replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, ' ');
  return spaced.split(/\s+/).filter(Boolean).length + Math.ceil(wide / 2);
}

/** How Qwen's tokenizer splits a text before its merges: words with the space before them, single digits, signs. */
const pieces =
  /'(?:[sdmt]|ll|ve|re)|[^\r\n\p{L}\p{N}]?\p{L}+|\p{N}| ?[^\s\p{L}\p{N}]+[\r\n]*|\s*[\r\n]+|\s+/giu;

/**
 * Estimates how many tokens of Qwen's vocabulary an English text takes, since an exact tokenizer weighs megabytes. A
 * piece of up to nine characters counts as one: within 3 % of cl100k, from which Qwen's vocabulary was built, on this
 * project's prompts and documents.
 */
export function estimateTokens(text: string): number {
  const lengths = (text.match(pieces) ?? []).map((piece) => piece.length);
  return lengths.reduce((tokens, length) => tokens + Math.ceil(length / 9), 0);
}
