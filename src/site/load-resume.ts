import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { mergeTranslation } from '../resume/merge-translation.ts';
import { openResume, ProfileError, type OpenedResume } from '../resume/profile.ts';
import { parseJson, foreignForm, decodeText } from '../resume/read/parse-json.ts';
import { type Remark, remarkOnShare } from '../resume/read/remark.ts';
import { commandLine } from './command-line.ts';
import { chooseLanguage, languageOfFile, type SiteLanguage } from './choose-language.ts';
import { openPublicFolder } from './public-folder.ts';
import { isSamplePortrait, remarkOnExample } from './sample-portrait.ts';
import { type SiteFolder, sitePictures } from './site-pictures.ts';
import { translationAt, type TranslationFile, translationFiles } from './translation-files.ts';

/** The CV in one language. */
export interface LoadedResume extends OpenedResume {
  readonly language: SiteLanguage;
  /** Its file, as the owner names it. */
  readonly file: string;
  /** Of its page in the site: `fr/`; empty for the first language. */
  readonly folder: string;
  /** What the résumé may show. */
  readonly publicFolder: SiteFolder;
}

interface LoadOptions {
  /** True to refuse what would otherwise be a remark. */
  readonly isStrict?: boolean | undefined;
  /** `YYYY-MM-DD`; a date long after it is a slip. */
  readonly today?: string | undefined;
}

/**
 * Reads an owner's résumé as far as it can be read. `file` is absolute or relative to the owner's folder.
 *
 * @throws Error saying why the file cannot be read, or what in it or in `public/` stops the build.
 */
export async function loadResume(
  folder: string,
  file: string,
  options: LoadOptions = {},
): Promise<LoadedResume> {
  const resume = readResumeFile(resolve(folder, file), file);
  const load = await createLoader(folder, [resume], options);
  return load(resume, { file, folder: '' });
}

/**
 * Reads the résumé and the files beside it that translate it, the first language first. A file in the first language
 * translates nothing and is left out.
 *
 * @throws Error as `loadResume` does.
 */
export async function loadResumes(
  folder: string,
  file: string,
  options: LoadOptions = {},
): Promise<readonly [LoadedResume, ...LoadedResume[]]> {
  const original = readResumeFile(resolve(folder, file), file);
  const { cvLanguage } = original.language;
  const files = translationFiles(folder, file);
  const twins = files
    .filter(({ language }) => language === cvLanguage)
    .map((twin) => remarkOnTwin(twin, file));
  const translations = files
    .filter(({ language }) => language !== cvLanguage)
    .map(({ language, file: name }) => ({
      resume: readResumeFile(resolve(folder, name), name),
      place: { file: name, folder: `${language}/` },
    }));
  const load = await createLoader(folder, [original, ...translations.map(({ resume }) => resume)], options);
  const first = await load(original, { file, folder: '' });
  const others = await Promise.all(translations.map(({ resume, place }) => load(resume, place)));
  const told = new Set(first.remarks.map(keyOf));
  return [
    { ...first, remarks: [...first.remarks, ...twins] },
    ...others.map((each) => ({
      ...each,
      remarks: each.remarks.filter((remark) => !told.has(keyOf(remark))),
    })),
  ];
}

/** A translation has most of its values from the résumé, and what is wrong with these is said once. */
const keyOf = ({ path, message }: Remark) => `${path}: ${message}`;

function remarkOnTwin(twin: TranslationFile, file: string): Remark {
  const message = `is left out, since ${file} is in this language, too; set \`meta.language\` there if it is not`;
  return { kind: 'unknown', path: twin.file, message };
}

async function createLoader(
  owner: string,
  resumes: readonly ResumeFile[],
  { isStrict = false, today = isoDay() }: LoadOptions,
) {
  const ownFiles = openPublicFolder(owner);
  const values = resumes.map(({ value }) => value);
  const { publicFolder, pictures, encodePhoto } = await sitePictures(ownFiles, values);
  return async (
    { value, language, remarks }: ResumeFile,
    place: Pick<LoadedResume, 'file' | 'folder'>,
  ): Promise<LoadedResume> => {
    if (isStrict && remarks.length > 0) throw new ProfileError(remarks);
    try {
      const opened = openResume(value, {
        isStrict,
        today,
        language: language.cvLanguage,
        pictures: { ...pictures, isOthers: (path) => isSamplePortrait(ownFiles.read(path), value) },
      });
      const photo = opened.profile.photo && (await encodePhoto(opened.profile.photo));
      const { basics } = opened.resume;
      return {
        profile: { ...opened.profile, photo },
        resume: { ...opened.resume, basics: { ...basics, image: photo?.src ?? basics.image } },
        ...place,
        language,
        remarks: [
          ...remarkOnExample(value),
          ...remarkOnShare(value, opened.remarks),
          ...remarks,
          ...opened.remarks,
        ],
        publicFolder,
      };
    } catch (cause) {
      if (!(cause instanceof ProfileError) || remarks.length === 0) throw cause;
      throw new ProfileError([...remarks, ...cause.problems]);
    }
  };
}

const isoDay = () => new Date().toISOString().slice(0, 10);

interface ResumeFile {
  /** What JSON there is in the file, or in the résumé with its translation over it. */
  readonly value: unknown;
  readonly language: SiteLanguage;
  /** What is wrong with the JSON, with line and column. */
  readonly remarks: readonly Remark[];
}

/**
 * Reads a résumé, or with the file it translates a translation such as `resume.fr.json`. `name` stands in remarks.
 *
 * @throws Error in one sentence where there is no such file, or nothing in it that can be read.
 */
export function readResumeFile(path: string, name: string): ResumeFile {
  const { value, remarks } = readJsonFile(path, name);
  const translation = translationAt(path);
  if (translation === undefined) return { value, language: chooseLanguage(value), remarks };
  const original = readJsonFile(translation.original, basename(translation.original));
  const merged = mergeTranslation(original.value, value);
  return {
    value: merged.resume,
    language: languageOfFile(translation.language),
    remarks: [...remarks, ...merged.remarks],
  };
}

function readJsonFile(path: string, name: string): Pick<ResumeFile, 'value' | 'remarks'> {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (cause) {
    throw new Error(
      `The résumé ${name} cannot be read; check the name of the file, which RESUME_FILE may set.`,
      { cause },
    );
  }
  const text = decodeText(bytes);
  if (text === undefined && bytes.includes(0))
    throw new Error(`${name} cannot be read: it is neither UTF-8 nor UTF-16. Save it as UTF-8.`);
  const { value, remarks } = parseJson(text ?? bytes.toString('utf8'));
  const form = foreignForm(value, text ?? '');
  if (form !== undefined)
    throw new Error(
      `The résumé ${name} is ${form}. Make JSON Resume of it by: ${commandLine('import', `${/\s/.test(name) ? JSON.stringify(name) : name} --yes`)}`,
    );
  const problems = remarks.map(({ line, column, message }): Remark => {
    return { path: `${name}:${line}:${column}`, message, kind: 'lost' };
  });
  if (text === undefined)
    problems.push({
      path: name,
      message: 'is not in UTF-8, so letters of it are lost; save it so',
      kind: 'lost',
    });
  if (value === undefined && problems.length > 0) throw new ProfileError(problems);
  return { value, remarks: problems };
}
