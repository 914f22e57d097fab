import { valueAt } from '../resume/edit-json.ts';
import { canonicalTag } from '../resume/read/localized.ts';
import { detectCvLanguage } from '../resume/detect-cv-language.ts';
import { leavesOf } from '../shared/leaves.ts';
import { interfaceLanguages, type InterfaceLanguage } from '../words/languages.ts';

/** In which languages a site speaks. */
export interface SiteLanguage {
  /** Of the interface: page, chat, exports. */
  readonly language: InterfaceLanguage;
  /** Of the CV's own texts (BCP 47). */
  readonly cvLanguage: string;
  /** A line for the owner: which language, and why. */
  readonly because: string;
}

/**
 * The language of a résumé file: what `meta.language` says, else what its texts are written in, else English. A language
 * without a catalogue (`src/words/`) gets the English interface.
 */
export function chooseLanguage(resume: unknown): SiteLanguage {
  const asked = askedLanguage(resume);
  const tag = asked === undefined ? undefined : languageTag(asked);
  if (tag !== undefined) return siteLanguage(tag, 'as `meta.language` says');
  const unknown =
    asked === undefined ? '' : `\`meta.language\` "${asked}" is not a language code such as fr, or a name; `;
  const found = detectCvLanguage(textsOf(resume));
  return found === undefined
    ? siteLanguage('en', `${unknown}the CV has too few sentences to tell another; \`meta.language\` sets it`)
    : siteLanguage(found, `${unknown}most texts of the CV are in it; \`meta.language\` sets another`);
}

/** What `meta.language` says, else what the texts are written in; undefined where they are too few to tell. */
export function languageOf(resume: unknown): string | undefined {
  const asked = askedLanguage(resume);
  return (asked === undefined ? undefined : languageTag(asked)) ?? detectCvLanguage(textsOf(resume));
}

/** The language of a translation, whose file is named after it. */
export function languageOfFile(tag: string): SiteLanguage {
  return siteLanguage(tag, 'as the name of its file says');
}

function siteLanguage(cvLanguage: string, why: string): SiteLanguage {
  const [primary] = cvLanguage.split('-');
  const language = interfaceLanguages.find((each) => each === primary);
  if (language !== undefined)
    return { language, cvLanguage, because: `The site is in ${named(cvLanguage)}: ${why}.` };
  return {
    language: 'en',
    cvLanguage,
    because:
      `The CV is in ${named(cvLanguage)}: ${why}. The interface has no such language yet and is in ${named('en')}; ` +
      'docs/add-a-language.md says how to add one.',
  };
}

const englishNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

function named(tag: string): string {
  return `${englishNames.of(tag) ?? tag} (${tag})`;
}

function askedLanguage(resume: unknown): string | undefined {
  const language = valueAt(resume, ['meta', 'language']);
  return typeof language === 'string' && language.trim() !== '' ? language.trim() : undefined;
}

/** The canonical tag of a code such as `pt_br`, or of a language's name in English or in itself. */
function languageTag(text: string): string | undefined {
  const wanted = text.toLowerCase();
  return canonicalTag(text) ?? allCodes().find((code) => namesOf(code).includes(wanted));
}

/** The codes of two letters that are a language's. */
function allCodes(): string[] {
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('');
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => englishNames.of(code) !== undefined);
}

function namesOf(code: string): readonly (string | undefined)[] {
  const own = new Intl.DisplayNames(code, { type: 'language', fallback: 'none' });
  return [englishNames.of(code), own.of(code)].map((name) => name?.toLowerCase());
}

/** Every text in the file but its keys; what `meta` says is about the file. */
function textsOf(resume: unknown): string[] {
  return leavesOf(resume).flatMap(([path, text]) =>
    path.includes('meta') || path.includes('$schema') ? [] : [text],
  );
}
