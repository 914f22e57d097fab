import * as v from 'valibot';
import { resumeSchema } from '../schema/resume-schema';
import { chooseLanguage, localizationOf } from './localized';
import { Field, type PictureFiles, ReadLog, plainName } from './field';
import { readObject } from './read-value';
import { nearestName } from '../nearest-name';
import { unknownKey } from './remark';

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

/** Remarks on every value of a file that is not in the result and of which no remark tells yet. */
function remarkOnLeftovers(root: Field): void {
  for (const field of root.inside) if (isLeftOver(field)) remark(field, root);
}

/** True if nothing of a value is used or told of; what is left of the others has its remark after this. */
function isLeftOver(field: Field): boolean {
  const { log, path } = field;
  if (field.isAbsent || log.told.has(path)) return false;
  const { inside } = field;
  if (inside.length === 0) return !log.taken.has(path);
  const leftOver = inside.filter((each) => isLeftOver(each));
  const isWhole = leftOver.length === inside.filter((each) => !each.isAbsent).length;
  if (isWhole && log.keysOf(path).keys.length === 0) return true;
  for (const each of leftOver) remark(each, field);
  return false;
}

function remark(field: Field, parent: Field): void {
  const { keys, others } = field.log.keysOf(parent.path);
  const name = nameOf(field, parent);
  if (name === undefined || keys.length === 0) {
    field.remark('unknown', 'has no place on the page; write it under a key that a résumé has');
  } else if ([...keys, ...others].some((key) => plainName(key) === plainName(name))) {
    field.remark('lost', 'has a second value here, and only one is shown; keep one of them');
  } else {
    const meant = nearestName(name, keys);
    field.remark(
      'unknown',
      meant === undefined
        ? unknownKey
        : `ignored, since a résumé has no such key; did you mean \`${meant}\`?`,
    );
  }
}

function nameOf(field: Field, parent: Field): string | undefined {
  if (parent.elements) return undefined;
  return [...(parent.members ?? [])].find(([, each]) => each.path === field.path)?.[0];
}
