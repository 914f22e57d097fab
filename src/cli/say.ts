import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseJson } from '../resume/read/parse-json.ts';
import { attempt } from '../shared/attempt.ts';
import { languageOf } from '../site/choose-language.ts';
import { readEnvironment } from '../site/environment.ts';
import { readOwnersText } from '../site/owners-text.ts';
import { interfaceLanguages, type InterfaceLanguage } from '../words/languages.ts';
import { loadLocalize, type Localize } from '../words/messages/localize.ts';
import { isUntouchedExample } from './init/new-folder.ts';

let language: InterfaceLanguage = 'en';
let localize: Localize = (text) => text;

/** Has {@link say} and {@link warn} speak a language from now on. */
export async function speak(chosen: InterfaceLanguage): Promise<void> {
  [language, localize] = [chosen, await loadLocalize(chosen)];
}

/** What the owner is spoken to in. */
export function spokenLanguage(): InterfaceLanguage {
  return language;
}

/** A text for the owner, in their language as far as it has the words. */
export function localized(text: string): string {
  return localize(text) ?? text;
}

export function say(text: string): void {
  console.log(localized(text));
}

export function warn(text: string): void {
  console.error(localized(text));
}

/** The language of the CV that a command is about, else that of the terminal, else English. */
export function ownersLanguage(folder: string, parameters: readonly string[]): InterfaceLanguage {
  return languageAround(resumeText(folder, parameters));
}

/** That of a CV, unless it is the invented one that `init` wrote: then that of the terminal, else English. */
export function languageAround(text: string | undefined): InterfaceLanguage {
  const isOwn = text !== undefined && !isUntouchedExample(text);
  return knownLanguage(isOwn ? languageOf(parseJson(text).value) : undefined);
}

/** One of ours: this one, else that of the terminal, else English. */
export function knownLanguage(tag: string | undefined): InterfaceLanguage {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const terminal = LC_ALL || LC_MESSAGES || LANG || new Intl.DateTimeFormat().resolvedOptions().locale;
  const codes = [tag, terminal].map((each) => each?.split(/[_.@-]/)[0]);
  const [known = 'en'] = codes.flatMap((code) => interfaceLanguages.filter((each) => each === code));
  return known;
}

/** Of the file that was typed, or that the folder has; what is wrong with it the command will say. */
function resumeText(folder: string, parameters: readonly string[]): string | undefined {
  const typed = parameters.find((each) => /\.json$/i.test(each) && existsSync(resolve(folder, each)));
  const file = () => typed ?? readEnvironment(folder)['RESUME_FILE'] ?? 'resume.json';
  return attempt(() => readOwnersText(folder, file()));
}
