import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { ClaimLanguage as Language } from '../../answers/languages/language-pack.ts';
import { engineFiles } from '../../site/engine-files.ts';

/** How visitors put questions in one language: by key, each wording with its slots in braces. */
export type Wordings = Readonly<Record<string, readonly string[]>> & {
  /** Requests that have nothing to do with the CV; `never` has texts that only a reply which gave in holds. */
  readonly derailing: readonly { readonly ask: string; readonly never?: readonly string[] }[];
};

export function readWordings(language: Language): Wordings {
  return parse(readFileSync(join(engineFiles.eval, `wordings/${language}.yaml`), 'utf8')) as Wordings;
}

export function fill(wording: string, slots: Readonly<Record<string, string>>): string {
  return wording.replace(/\{(\w+)\}/g, (slot, key: string) => slots[key] ?? slot);
}
