import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { halves, type Half, type Language } from '../../quotes/labels';
import { factKinds, type FactKind } from './fact';

/** Wordings in one language and half. */
export interface Templates {
  /** With slots in braces, by what they speak of. */
  readonly of: Readonly<Record<FactKind, readonly string[]>>;
  /** Sentences that state nothing. */
  readonly none: readonly string[];
  /** What a visitor asks before; `about` where the kind has no question of its own. */
  readonly questions: Readonly<Partial<Record<FactKind, string>>> & { readonly about: string };
}

const folder = join(import.meta.dirname, '../statements');

/** Reads the wordings of a language. Throws for a kind that is not known or has none, naming the file. */
export function readTemplates(language: Language): Readonly<Record<Half, Templates>> {
  const file = `${language}.yaml`;
  const content = membersOf(parse(readFileSync(join(folder, file), 'utf8')), file);
  const questions = readQuestions(content['questions'], file);
  const [build, measured] = halves.map((half) => {
    const members = membersOf(content[half], `${file} ${half}`);
    const unknown = Object.keys(members).find((key) => key !== 'none' && !isFactKind(key));
    if (unknown !== undefined)
      throw new Error(`${file} ${half} has \`${unknown}\`, which is no kind of fact`);
    const listOf = (kind: string) => texts(members[kind], `${file} ${half} ${kind}`);
    const of = Object.fromEntries(factKinds.map((kind) => [kind, listOf(kind)]));
    return { of: complete(of, file), none: listOf('none'), questions };
  });
  if (!build || !measured) throw new Error(`${file} must have both halves`);
  return { build, measured };
}

function complete(of: Readonly<Partial<Record<FactKind, readonly string[]>>>, file: string): Templates['of'] {
  const isComplete = (each: typeof of): each is Templates['of'] => factKinds.every((kind) => each[kind]);
  if (!isComplete(of)) throw new Error(`${file} lacks a kind of fact`);
  return of;
}

function readQuestions(value: unknown, file: string): Templates['questions'] {
  const members = membersOf(value, `${file} questions`);
  const { about } = members;
  if (typeof about !== 'string') throw new Error(`${file} questions must have \`about\``);
  const others = Object.entries(members).filter(
    (entry): entry is [FactKind, string] => isFactKind(entry[0]) && typeof entry[1] === 'string',
  );
  return { ...Object.fromEntries(others), about };
}

function isFactKind(name: string): name is FactKind {
  return factKinds.some((kind) => kind === name);
}

function membersOf(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) throw new Error(`${name} must have members`);
  return { ...value };
}

function texts(value: unknown, name: string): string[] {
  if (!Array.isArray(value) || value.length === 0 || !value.every((each) => typeof each === 'string'))
    throw new Error(`${name} must list wordings`);
  return value;
}
