import { printParseErrorCode, visit } from 'jsonc-parser';
import { repairJson, type JsonProblem } from './repair-json';

/** A problem of the text, and how many more there are like it. */
export interface JsonRemark {
  /** Counts from 1. */
  readonly line: number;
  /** Counts from 1, in UTF-16 units. */
  readonly column: number;
  /** The problem and, after a semicolon, the action that solves it. */
  readonly message: string;
}

interface ParsedJson {
  /** `undefined` where nothing can be read. */
  readonly value: unknown;
  /** In the order of the text; those of one kind are counted. None for JSON as it should be. */
  readonly remarks: readonly JsonRemark[];
}

/** Reads JSON as far as it goes, and says where it is broken. Never throws. */
export function parseJson(text: string): ParsedJson {
  const repaired = repairJson(text);
  if (repaired.isTooDeep) {
    const problem = {
      offset: 0,
      message: 'brackets are nested too deep to be read; write a résumé with fewer levels',
    };
    return { value: undefined, remarks: remarksOf(text, [...repaired.problems, problem]) };
  }
  const tree = new TreeBuilder(repaired.texts);
  const problems: JsonProblem[] = [];
  visit(repaired.text, {
    onObjectBegin: () => tree.begin({}),
    onArrayBegin: () => tree.begin([]),
    onObjectEnd: () => tree.end(),
    onArrayEnd: () => tree.end(),
    onObjectProperty: (key, offset) => tree.key(key, offset),
    onLiteralValue: (value, offset) => tree.literal(value, offset),
    onError: (error, offset) => problems.push(problemOf(printParseErrorCode(error), offset, repaired.text)),
  });
  // A lost end was reported once.
  const inside = problems.filter(({ offset }) => offset < text.length || text.trim() === '');
  return { value: tree.root, remarks: remarksOf(text, [...repaired.problems, ...inside, ...tree.problems]) };
}

/** Builds plain objects and lists; `__proto__` is left out, since it would change what an object inherits. */
class TreeBuilder {
  root: unknown;
  readonly problems: JsonProblem[] = [];
  readonly #texts: ReadonlyMap<number, string>;
  readonly #open: { readonly holder: Holder; key?: string | undefined }[] = [];

  constructor(texts: ReadonlyMap<number, string>) {
    this.#texts = texts;
  }

  begin(holder: Holder): void {
    this.#add(holder);
    this.#open.push({ holder });
  }

  end(): void {
    this.#open.pop();
  }

  key(written: string, offset: number): void {
    const object = this.#open.at(-1);
    if (!object) return;
    const key = this.#texts.get(offset) ?? written;
    if (key === '__proto__') {
      this.problems.push({ offset, message: 'the key "__proto__" is left out; choose another name' });
      object.key = undefined;
      return;
    }
    if (Object.hasOwn(object.holder, key)) {
      const message = `the key ${JSON.stringify(key)} stands twice in this object, and only the last one counts; delete one`;
      this.problems.push({ offset, message });
    }
    object.key = key;
  }

  literal(value: unknown, offset: number): void {
    this.#add(this.#texts.get(offset) ?? value);
  }

  #add(value: unknown): void {
    const parent = this.#open.at(-1);
    if (!parent) this.root = value;
    else if (Array.isArray(parent.holder)) parent.holder.push(value);
    else if (parent.key !== undefined) parent.holder[parent.key] = value;
  }
}

type Holder = unknown[] | Record<string, unknown>;

/** By the parser's names. */
const messages: Readonly<Record<string, string>> = {
  InvalidNumberFormat: 'this is no number; write it without letters or put it in quotes',
  UnexpectedEndOfNumber: 'this is no number; write digits after the point',
  PropertyNameExpected: 'a key is missing here; write one in double quotes',
  ColonExpected: 'a colon is missing between key and value; write : before this',
  CommaExpected: 'a comma is missing; write , before this',
  CloseBraceExpected: 'a brace is missing; write }',
  CloseBracketExpected: 'a bracket is missing; write ]',
  EndOfFileExpected: 'this text stands after the value; delete it',
  UnexpectedEndOfString: 'this text has no closing quotation mark; write " where it ends',
  InvalidUnicode: 'this text holds \\u without four hexadecimal digits; correct or delete it',
  InvalidEscapeCharacter: 'this text holds a backslash before an ordinary letter; write \\\\',
  InvalidCharacter: 'this text holds a tab or another invisible character; write \\t or delete it',
  InvalidSymbol: 'this is no value; put it in double quotes',
};

function problemOf(error: string, offset: number, text: string): JsonProblem {
  const isExpecting = error === 'ValueExpected' || error === 'PropertyNameExpected';
  if (isExpecting && /[\]}]/.test(text[offset] ?? '')) {
    const comma = text.slice(0, offset).trimEnd().length - 1;
    if (text[comma] === ',')
      return { offset: comma, message: 'a comma stands after the last entry; delete it' };
  }
  return { offset, message: messages[error] ?? 'a value is missing here; write one, or null' };
}

/** Of several problems at one offset the first is the cause; more than two of one kind are said once. */
function remarksOf(text: string, problems: readonly JsonProblem[]): JsonRemark[] {
  const offsets = new Set<number>();
  const all = problems
    .filter(({ offset }) => !offsets.has(offset) && offsets.add(offset))
    .toSorted((a, b) => a.offset - b.offset);
  const kinds = new Map<string, JsonProblem[]>();
  for (const problem of all) {
    const alike = kinds.get(kindOf(problem));
    if (alike) alike.push(problem);
    else kinds.set(kindOf(problem), [problem]);
  }
  return [...kinds.values()]
    .flatMap((alike) => {
      const [first, ...others] = alike;
      if (first === undefined || others.length < 2) return alike;
      return { ...first, message: `${first.message} (and ${others.length} more like it)` };
    })
    .toSorted((a, b) => a.offset - b.offset)
    .map(({ offset, message }) => ({ ...position(text, offset), message }));
}

/** The message without what it names. */
function kindOf({ message }: JsonProblem): string {
  return message.replace(/key \S+|"[^"]*"/g, '');
}

function position(text: string, offset: number): { line: number; column: number } {
  const before = text
    .slice(0, offset)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/);
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
