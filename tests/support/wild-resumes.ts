import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { outlineOf } from '../../src/resume/outline';
import { contactsOf } from '../../src/resume/contacts';
import type { OpenedResume } from '../../src/resume/profile';
import { isTaken } from '../../src/resume/read/remark';
import { resumeWords } from '../../src/resume/words.en';
import { pathOf } from '../../src/resume/read/field';
import { leavesOf } from '../../src/shared/leaves';

const folder = resolve(import.meta.dirname, '../fixtures/resumes');

/** Résumés of invented people, with what real files have: other keys, other shapes, dates in words. */
export interface WildResume {
  readonly name: string;
  readonly text: string;
  readonly json: unknown;
}

/** The reader is written for the faults of the tuned half; the measured one shows what it makes of others. */
export function wildResumes(half: 'tuned' | 'measured'): WildResume[] {
  return readdirSync(join(folder, half)).map((name) => {
    const text = readFileSync(join(folder, half, name), 'utf8');
    return { name, text, json: JSON.parse(text) as unknown };
  });
}

interface FoundText {
  readonly path: string;
  readonly text: string;
}

/** Every text of a JSON value that is not blank. */
export function textsOf(value: unknown): FoundText[] {
  return leavesOf(value)
    .filter(([, text]) => text.trim() !== '')
    .map(([keys, text]) => ({ path: keys.reduce<string>(below, ''), text }));
}

function below(path: string, key: string | number): string {
  return typeof key === 'number' ? `${path}[${key}]` : pathOf(path, key);
}

/** The texts of a file that are neither on the page nor under a path that a remark names. */
export function silentlyLost(json: unknown, opened: OpenedResume): FoundText[] {
  const page = pageText(opened);
  const named = opened.remarks.map(({ path }) => path);
  return textsOf(json).filter(
    // A theme is seen, not read; the build says where there is none of that name.
    ({ path, text }) =>
      path !== 'meta.theme' && !isIn(page, text) && !named.some((each) => covers(each, path)),
  );
}

/** The texts of a file that are on the page, as they stand or, as with dates in words, as they are read. */
export function shownTexts(json: unknown, opened: OpenedResume): FoundText[] {
  const page = pageText(opened);
  const unshown = opened.remarks.filter((remark) => !isTaken(remark));
  return textsOf(json).filter(
    ({ path, text }) => isIn(page, text) || !unshown.some((remark) => covers(remark.path, path)),
  );
}

function covers(parent: string, path: string): boolean {
  return parent === '' || path === parent || path.startsWith(`${parent}.`) || path.startsWith(`${parent}[`);
}

function pageText({ profile }: OpenedResume): string {
  const outline = outlineOf(profile, resumeWords);
  return textsOf([outline, contactsOf(profile, resumeWords)])
    .map(({ text }) => plain(text))
    .join('\n');
}

/** A list that is written as one text is on the page in parts. */
function isIn(page: string, text: string): boolean {
  const parts = text.split(/[,;、，|\n]+/u).map(plain);
  return (
    [text, ...inOtherWords(text)].some((each) => page.includes(plain(each))) ||
    parts.every((part) => page.includes(part)) ||
    (/[<>*_`[\]\\&]|^\s*\d+[.)]/mu.test(text) && hasWords(page, text))
  );
}

/**
 * True if the page has each run of words between two signs of markup, and the addresses and texts of attributes. It knows
 * nothing of how the site reads markup, so that it notices what that loses.
 */
function hasWords(page: string, text: string): boolean {
  const letters = lettersOf(page);
  return withoutMarkup(text)
    .split(/[*_`[\](){}\\<>&;\n]/u)
    .map(lettersOf)
    .every((run) => letters.includes(run));
}

/** Tags give way to the attributes that say something; numbers before an item, and character references, are signs. */
function withoutMarkup(text: string): string {
  return text
    .replace(
      /<\/?[a-z][a-z\d]*(\s[^<>]*|\/)?>/gi,
      (_tag, attributes: string = '') =>
        Array.from(
          attributes.matchAll(/\b(?:href|src|alt|title)\s*=\s*(?:"([^"]*)"|'([^']*)'|(\S+))/gi),
          ([, double, single, bare]) => `<${double ?? single ?? bare ?? ''}>`,
        ).join('') || '<',
    )
    .replace(/&#?\w+;/g, '<')
    .replace(/^\s*\d+[.)]\s+/gm, '<');
}

function lettersOf(text: string): string {
  return plain(text)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}

function inOtherWords(text: string): string[] {
  const country = /^[a-z]{2}$/i.test(text)
    ? [new Intl.DisplayNames('en', { type: 'region' }).of(text.toUpperCase()) ?? text]
    : [];
  const month = /^\d{4}-\d{2}/.exec(text)?.[0];
  const file = !/\p{Cs}/u.test(text)
    ? [
        text
          .trim()
          .replace(/^\.?\//, '')
          .split('/')
          .map(encodeURIComponent)
          .join('/'),
      ]
    : [];
  return [...country, ...(month === undefined ? [] : [month]), ...file];
}

function plain(text: string): string {
  return text
    .replace(/[^\P{Cc}\t\n\r]|\p{Cs}/gu, '')
    .replace(/^(?:mailto:|doi:)/i, '')
    .replace(/^\s*[-*•–·]\s+/u, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
