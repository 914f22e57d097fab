import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { attempt } from '../shared/attempt.ts';
import { canonicalTag } from '../resume/read/localized.ts';

/** A résumé file in a further language, beside the first one. */
export interface TranslationFile {
  /** BCP 47, and the folder of its page: `fr`, `pt-BR`. */
  readonly language: string;
  /** Absolute or relative to the owner's folder, as the first file's name is. */
  readonly file: string;
}

/**
 * The files `NAME.fr.json` beside `NAME.json` (docs/contract.md#the-owners-folder), by language. A name counts where it ends in a
 * language of two letters, with or without script and region, so `resume.old.json` and `resume.min.json` do not.
 */
export function translationFiles(folder: string, resumeFile: string): TranslationFile[] {
  const name = basename(resumeFile).replace(/\.json$/i, '');
  // A folder that cannot be read has none; the first file says what is wrong with it.
  const names = attempt(() => readdirSync(dirname(resolve(folder, resumeFile)))) ?? [];
  return names
    .filter((file) => file.startsWith(`${name}.`))
    .flatMap((file) => {
      const language = languageOf(file.slice(name.length + 1));
      return language === undefined ? [] : [{ language, file: join(dirname(resumeFile), file) }];
    })
    .toSorted((one, other) => (one.language < other.language ? -1 : 1));
}

/** What the file at a path translates, and into which language: `resume.json` for `resume.fr.json`, if there is one. */
export function translationAt(path: string) {
  const [, name = '', ending = ''] = /^(.+)\.([^.]+\.json)$/i.exec(basename(path)) ?? [];
  const language = languageOf(ending);
  const original = join(dirname(path), `${name}.json`);
  return language !== undefined && existsSync(original) ? { language, original } : undefined;
}

function languageOf(ending: string): string | undefined {
  const [, tag] = /^([a-z]{2}(?:-[a-z]{4})?(?:-[a-z]{2}|-\d{3})?)\.json$/i.exec(ending) ?? [];
  return tag === undefined ? undefined : canonicalTag(tag);
}
