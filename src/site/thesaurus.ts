import { join } from 'node:path';
import { excerptOf, parseClasses, parseSame } from '../answers/thesaurus/read-thesaurus.ts';
import {
  parseMeanings,
  parseNames,
  synonymsOf,
  type Meaning,
  type Synonyms,
} from '../answers/thesaurus/synonyms.ts';
import type { OtherNames, Thesaurus } from '../answers/thesaurus/thesaurus.ts';
import { languagesOf } from '../answers/languages/languages-of-cv.ts';
import type { Cv } from '../resume/cv.ts';
import { engineFiles, engineFilesIn, readEngineFile } from './engine-files.ts';
import type { Language } from '../answers/languages/language-pack.ts';
import { loadPack } from '../answers/languages/load-pack.ts';

/** The whole thesaurus, of which a site holds what its CV needs (`excerptOf`). */
export function readThesaurus(): OtherNames {
  return {
    same: parseSame(read('same.txt')),
    classes: parseClasses(read('classes.txt')),
  };
}

/** Words of the languages by their meanings. */
export function readMeanings(): Meaning[] {
  const byEnglish = parseNames(read('by-english.txt'));
  const files = engineFilesIn(join(folder, 'meanings'));
  return files.flatMap((file) => parseMeanings(read(`meanings/${file}`), byEnglish));
}

let whole: { readonly thesaurus: OtherNames; readonly meanings: readonly Meaning[] } | undefined;

/** What a site holds of the thesaurus for its CV. */
export function thesaurusOf(cv: Cv): { readonly thesaurus: Thesaurus; readonly synonyms: Synonyms } {
  whole ??= { thesaurus: readThesaurus(), meanings: readMeanings() };
  const { thesaurus, meanings } = whole;
  return {
    thesaurus: { ...excerptOf(cv, thesaurus), languages: languagesOf(cv) },
    synonyms: synonymsOf(cv, meanings),
  };
}

const folder = engineFiles.thesaurus;

function read(file: string): string {
  return readEngineFile(join(folder, file)).toString('utf8');
}

/** What the engine answers from, as a site of this CV has it. */
export function engineParts(cv: Cv, today = new Date()) {
  const { thesaurus, synonyms } = thesaurusOf(cv);
  return { cv, thesaurus, today, loadPack, loadSynonyms: async (language: Language) => synonyms[language] };
}
