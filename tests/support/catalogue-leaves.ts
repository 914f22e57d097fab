import type { BuiltInWords } from '../../src/models/built-in/words.en';
import { loadBuiltInWords } from '../../src/words/built-in/load-words';
import { siteWords } from '../../src/words/site-words';
import type { AssistantWords, SiteWords } from '../../src/words/en';
import { loadWords } from '../../src/words/load-words';
import { interfaceLanguages, type InterfaceLanguage } from '../../src/words/languages';
import { leavesOf, type Leaf } from './leaves';

export type Catalogue = SiteWords & AssistantWords & { readonly builtIn: BuiltInWords };

/** What the files of a language export. */
interface CatalogueFile {
  readonly site: SiteWords;
  readonly assistant: AssistantWords;
  readonly builtIn: BuiltInWords;
}

export async function catalogueOf(language: InterfaceLanguage): Promise<Catalogue> {
  const builtIn = await loadBuiltInWords[language]();
  return { ...siteWords[language], ...(await loadWords[language]()), builtIn };
}

export const otherLanguages = interfaceLanguages.filter((language) => language !== 'en');

/** Arguments for the functions that take more than texts, by their path; the others get {@link texts}. */
const special: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  'resume.dates.month': [[6, '2025']],
  'resume.dates.duration': [
    [4, 0],
    [0, 1],
    [1, 2],
  ],
  'resume.greeting': [
    ['Ada', []],
    ['Ada', ['1', '2', '3']],
  ],
  'resume.questions.job': [
    ['Ada', 'The Mill', true],
    ['Ada', 'The Mill', false],
  ],
  'chat.notInCv': [[0], [1], [2], [3], [11], [100]],
  'localModel.filesFrom': [[[]], [['files.example']], [['files.example', 'other.example']]],
  'localModel.stored.checkedBySize': [[['weights.bin', 'tokenizer.json']]],
  'localModel.stored.sharedWith': [[['/cv/']], [['/cv/', '/ada/']]],
  'page.panel.privacy.hosted.router': [
    ['Xqa1', 'Xqb2'],
    ['Xqa1', undefined],
  ],
  'backends.ollama.whereItRuns': [['box.example'], [undefined]],
  'backends.ollama.cloudBehind': [['box.example'], [undefined]],
  'claims.unmentioned': [[{ what: 'Rust' }]],
  'claims.different': [[{ cv: '2019', said: '2018' }]],
  'claims.apart': [[{ first: 'The Mill', second: 'Rust' }]],
  'claims.other-time': [[{ what: 'The Mill', cv: '2019–2020' }]],
  'claims.denied': [[{ what: 'Rust' }]],
  'claims.unproven-denial': [[{ what: 'Rust' }]],
  'claims.mentioned': [[{ what: 'Rust' }]],
};

/** None of them is a word of any language, so that each is recognised in a sentence. */
const texts = ['Xqa1', 'Xqb2', 'Xqc3'];

/** The lists of arguments that a function of the catalogue is tried with. */
export function argumentsFor(path: string): readonly (readonly unknown[])[] {
  return special[path] ?? [texts];
}

/** All that a leaf says: its text, or what it makes of each list of arguments. */
export function said({ path, value }: Leaf): string[] {
  if (typeof value === 'string') return [value];
  return argumentsFor(path).flatMap((args) => textsIn(value(...args)));
}

/** All that a catalogue says, by the paths of its leaves. */
export function sentencesOf({
  site,
  assistant,
  builtIn,
}: CatalogueFile): ReadonlyMap<string, readonly string[]> {
  return new Map(leavesOf({ ...site, ...assistant, builtIn }).map((leaf) => [leaf.path, said(leaf)]));
}

/** The texts in what a function of the catalogue returns, and in what it was handed. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
