import { printParseErrorCode, visit } from 'jsonc-parser';
import { jsonrepair } from 'jsonrepair';
import { attempt } from '../../shared/attempt';
import { isObject } from '../../shared/leaves';
import { groupBy } from '../../shared/group-by';

/** A problem of the text, and how many more there are like it. */
export interface JsonRemark {
  /** Counts from 1. */
  readonly line: number;
  /** Counts from 1, in UTF-16 units. */
  readonly column: number;
  /** The problem and, after a semicolon, the action that solves it. */
  readonly message: string;
}

interface JsonProblem {
  readonly offset: number;
  readonly message: string;
}

/** Deeper than any CV needs, and than its readers follow. */
const maxDepth = 200;

/**
 * Reads JSON as far as it goes, and says where it is broken, in the order of the text. The value is `undefined` where
 * nothing can be read. Never throws.
 */
export function parseJson(text: string) {
  const outside: JsonProblem[] = [];
  let start = 0;
  if (text.startsWith('\uFEFF')) {
    const message = 'an invisible byte order mark begins the file; save it as "UTF-8" without one';
    outside.push({ offset: 0, message });
    start = 1;
  }
  const brace = text.indexOf('{', start);
  if (brace > 0 && /^[^[/\s"{]/.test(text.slice(start).trimStart())) {
    outside.push({ offset: start, message: 'this text stands before the first brace; delete it' });
    start = brace;
  }
  const { problems, depth, end } = problemsOf(text, start);
  const all = [...outside, ...problems];
  if (depth > maxDepth) {
    const message = 'brackets are nested too deep to be read; write a résumé with fewer levels';
    return { value: undefined, remarks: remarksOf(text, [{ offset: 0, message }]) };
  }
  return { value: valueOf(text.slice(start, end)), remarks: remarksOf(text, all) };
}

/** `__proto__` is left out, since it would change what an object inherits. */
function read(json: string): unknown {
  return JSON.parse(json, (key, each: unknown) => (key === '__proto__' ? undefined : each));
}

function valueOf(json: string): unknown {
  const whole = attempt(() => read(json));
  if (whole !== undefined) return whole;
  // The library would drop a backslash that escapes nothing.
  const escaped = json.replace(/\\(?:["'\\/bfnrtu]|(.?))/gs, (pair, other: string | undefined) =>
    other === undefined ? pair : `\\\\${other}`,
  );
  const value = attempt(() => read(jsonrepair(escaped)));
  return typeof value === 'object' ? (value ?? undefined) : undefined;
}

/** What a strict parser finds from there, how deep brackets nest, and where the value ends. */
function problemsOf(text: string, start: number) {
  // Each token stays at its offset.
  const padded = text.slice(0, start).replace(/[^\r\n]/g, ' ') + text.slice(start);
  const problems: JsonProblem[] = [];
  const open: { readonly closer: string; readonly keys: Set<string> }[] = [];
  let depth = 0;
  let end = Infinity;
  const lastSign = padded.trimEnd().length || Infinity;
  const begin = (closer: string) => {
    open.push({ closer, keys: new Set() });
    depth = Math.max(depth, open.length);
    // The parser would go on until the stack is full.
    if (depth > maxDepth) throw new RangeError();
  };
  const close = (offset: number, length: number) => {
    // The parser ends at the end of the file what has no bracket there.
    if (padded[offset] !== open.at(-1)?.closer) return;
    open.pop();
    if (open.length === 0) end = offset + length;
  };
  try {
    visit(
      padded,
      {
        onObjectBegin: () => begin('}'),
        onArrayBegin: () => begin(']'),
        onObjectEnd: close,
        onArrayEnd: close,
        onObjectProperty: (key, offset) => {
          const quoted = JSON.stringify(key);
          if (key === '__proto__')
            problems.push({ offset, message: `the key ${quoted} is left out; choose another name` });
          else if (open.at(-1)?.keys.has(key)) {
            const message = `the key ${quoted} stands twice in this object, and only the last one counts; delete one`;
            problems.push({ offset, message });
          }
          open.at(-1)?.keys.add(key);
        },
        onError: (code, offset) => {
          if (offset >= end) problems.push({ offset, message: afterEnd });
          else if (offset >= lastSign) {
            const missing = open.map(({ closer }) => closer).toReversed();
            const least = `${missing.slice(0, 5).join('')}${missing.length > 5 ? ' and more' : ''}`;
            const message = `the file ends in the middle; add what is missing, at least ${least}`;
            problems.push({ offset: text.length, message });
          } else problems.push(problemOf(printParseErrorCode(code), offset, padded));
        },
      },
      { disallowComments: true },
    );
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return { problems, depth, end };
}

const afterEnd = 'this text stands after the last bracket; delete it or move it inside';

/** Words of other languages for values of JSON. */
const values: Readonly<Record<string, string>> = { True: 'true', False: 'false', None: 'null' };

/** By the parser's names. */
const messages: Readonly<Record<string, string>> = {
  InvalidCommentToken: 'JSON has no comments; delete this one',
  InvalidNumberFormat: 'this is no number; write it without letters or put it in quotes',
  UnexpectedEndOfNumber: 'this is no number; write digits after the point',
  UnexpectedEndOfComment: 'this comment has no end; write */ after it',
  PropertyNameExpected: 'a key is missing here; write one in double quotes',
  ColonExpected: 'a colon is missing between key and value; write : before this',
  CommaExpected: 'a comma is missing; write , before this',
  CloseBraceExpected: 'a brace is missing; write }',
  CloseBracketExpected: 'a bracket is missing; write ]',
  UnexpectedEndOfString:
    'this text has no closing quotation mark in its line; write " where it ends, or \\n for a line break',
  InvalidUnicode: 'this text holds \\u without four hexadecimal digits; correct or delete it',
  InvalidEscapeCharacter: 'this text holds a backslash before an ordinary letter; write \\\\',
  InvalidCharacter: 'this text holds a tab or another invisible character; write \\t or delete it',
  InvalidSymbol: 'this is no value; put it in double quotes',
};

function problemOf(error: string, offset: number, text: string): JsonProblem {
  const character = text[offset] ?? '';
  if (/['“”„‘’]/.test(character)) return { offset, message: `${character} is not JSON; write "` };
  const [word, colon] = /^[\p{L}\p{N}_$]+(\s*:)?/u.exec(text.slice(offset, offset + 100)) ?? [];
  const value = values[word ?? ''];
  if (value !== undefined) return { offset, message: `${word} is not JSON; write ${value}` };
  if (colon) {
    const key = (word ?? '').slice(0, -colon.length);
    return { offset, message: `the key ${key} has no quotes; write "${key}"` };
  }
  if (text[offset - 1] === '"' && word !== undefined)
    return { offset, message: 'this text has quotation marks inside; write \\" for each' };
  const isExpecting = error === 'ValueExpected' || error === 'PropertyNameExpected';
  if (isExpecting && /[\]}]/.test(character)) {
    const comma = text.slice(0, offset).trimEnd().length - 1;
    if (text[comma] === ',')
      return { offset: comma, message: 'a comma stands after the last entry; delete it' };
  }
  return { offset, message: messages[error] ?? 'a value is missing here; write one, or null' };
}

/** Of several problems in one line the first is the cause; more than two of one kind are said once. */
function remarksOf(text: string, problems: readonly JsonProblem[]): JsonRemark[] {
  const lines = new Set<number>();
  const remarks = problems
    .toSorted((one, other) => one.offset - other.offset)
    .map(({ offset, message }) => ({ ...position(text, offset), message }))
    .filter(({ line }) => !lines.has(line) && lines.add(line));
  return [...groupBy(remarks, kindOf).values()]
    .flatMap(([first, ...others]) => {
      if (first === undefined) return [];
      if (others.length < 2) return [first, ...others];
      return { ...first, message: `${first.message} (and ${others.length} more like it)` };
    })
    .toSorted((one, other) => one.line - other.line);
}

/** The message without what it names. */
function kindOf({ message }: JsonRemark): string {
  return message.replace(/key \S+|"[^"]*"/g, '');
}

function position(text: string, offset: number): { line: number; column: number } {
  const before = text
    .slice(0, offset)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/);
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** What a file is that `import` reads and the builder does not, with its article; undefined for every other file. */
export function foreignForm(value: unknown, text: string): string | undefined {
  // A résumé in JSON begins with a brace.
  const first = text.split('\n').find((line) => !/^\s*(?:#.*|---\s*)?$/.test(line)) ?? '';
  if (/^[\p{L}_][\p{L}\p{N}_ -]*:(?:\s|$)/u.test(first)) return 'a YAML file';
  if (!isObject(value)) return undefined;
  if (isObject(value['cv']) && isObject(value['cv']['sections'])) return 'a file of RenderCV';
  const inner = isObject(value['data']) ? value['data'] : value;
  const isReactive =
    (isObject(inner['basics']) && isObject(inner['sections'])) || isFirstReactiveResume(inner);
  return isReactive ? 'a file of Reactive Resume' : undefined;
}

/** True for Reactive Resume 1 and 2, whose sections are members beside a `profile`. */
export function isFirstReactiveResume(value: unknown): boolean {
  if (!isObject(value) || !isObject(value['profile'])) return false;
  return ['work', 'education', 'objective', 'skills'].some((key) => {
    const section = value[key];
    return isObject(section) && ('items' in section || 'body' in section);
  });
}

/** The text of a file in UTF-8, or in UTF-16 with its mark, which is left out; undefined where the bytes are neither. */
export function decodeText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  const text = attempt(() => new TextDecoder(encoding, { fatal: true }).decode(bytes));
  return text?.includes('\0') ? undefined : text;
}
