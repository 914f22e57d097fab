import * as v from 'valibot';
import { resumeSchema } from '../schema/resume-schema';
import { chooseLanguage, localizationOf } from './localized';
import { Field, type PictureFiles, ReadLog } from './field';
import { remarkOnLeftovers } from './leftovers';
import { readObject } from './read-value';

/**
 * Reads any JSON value by the schema. It does not throw: what cannot be used is left out, and a remark says so. There is no
 * résumé where the file says not even whose it is.
 */
export function readResume(json: unknown, { pictures, language, today }: ReadOptions) {
  const log = new ReadLog(pictures, localizationOf(json, [...languagesAsked(json), language]), today);
  const root = onlyEntry(rootOf(json, log));
  if (!root.members) {
    root.remark('lost', `${kindOf(root)}; write an object with at least \`basics\``);
    return { resume: undefined, remarks: log.remarks };
  }
  const inner = innerResume(root);
  const result = readObject(resumeSchema, inner);
  if (result && isNoResume(inner, result)) {
    root.remark(
      'lost',
      'has a name and nothing else that a résumé has; write it under `basics`, or add `work`',
    );
    return { resume: undefined, remarks: log.remarks };
  }
  remarkOnLeftovers(root);
  return { resume: result && v.parse(resumeSchema, result), remarks: log.remarks };
}

interface ReadOptions {
  readonly pictures: PictureFiles;
  /** That is read where a file has several and does not say which (BCP 47). */
  readonly language: string;
  /** `YYYY-MM-DD`, for remarks on dates of the future. */
  readonly today?: string | undefined;
}

/** As `meta.language` has it. */
function languagesAsked(json: unknown): string[] {
  const meta = new Field(json, '', new ReadLog({ has: () => true })).named('meta');
  return ['language', 'lang', 'locale'].flatMap((name) =>
    meta
      .flatMap((each) => each.named(name))
      .flatMap(({ value }) => (typeof value === 'string' ? [value] : [])),
  );
}

/** A file may hold a whole résumé for each language. */
function rootOf(json: unknown, log: ReadLog): Field {
  const root = new Field(json, '', log);
  const choice = log.localization && chooseLanguage([...(root.members?.keys() ?? [])], log.localization);
  if (!choice) return root;
  for (const name of choice.others) root.members?.get(name)?.remarkOnLanguage();
  return root.members?.get(choice.name) ?? root;
}

function kindOf(root: Field): string {
  return root.isAbsent && !root.elements ? 'is empty' : `is ${root.description}`;
}

/** A list of one résumé stands for it. */
function onlyEntry(root: Field): Field {
  const [only, ...others] = root.elements ?? [];
  if (!only?.members || others.length > 0) return root;
  root.remark('reread', 'is a list of one résumé; write the résumé alone');
  return only;
}

function isResume(field: Field): boolean {
  return ['basics', 'name', 'work'].some((name) => field.named(name).length > 0);
}

/** Some programs put the résumé into one member of an object. */
function innerResume(root: Field): Field {
  if (isResume(root)) return root;
  const inner = ['resume', 'cv', 'data', 'jsonResume'].flatMap((name) => root.named(name));
  return inner.find(isResume) ?? root;
}

/** True for what names something and says nothing of a person, such as a program's `package.json`. */
function isNoResume(root: Field, result: object): boolean {
  if (root.named('basics').length > 0) return false;
  const { basics, assistant: _assistant, meta: _meta, ...sections } = v.parse(resumeSchema, result);
  const { label, email, phone, location, image, profiles } = basics;
  const isSaid = [label, email, phone, location, image, ...profiles].some((each) => each !== undefined);
  return !isSaid && Object.values(sections).every((each) => each === undefined || isEmptyList(each));
}

function isEmptyList(value: object): boolean {
  return Array.isArray(value) && value.length === 0;
}
