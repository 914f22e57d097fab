/** Something that is no JSON and where it stands, in UTF-16 units from the start. */
export interface JsonProblem {
  readonly offset: number;
  /** The problem and, after a semicolon, the action that solves it. */
  readonly message: string;
}

/** A text that replaces a broken one: each token begins at the same offset in both. */
export interface RepairedJson {
  readonly text: string;
  /** Texts and keys that were written in another way than JSON's, by the offset at which they begin. */
  readonly texts: ReadonlyMap<number, string>;
  readonly problems: readonly JsonProblem[];
  /** True if brackets are nested deeper than any CV needs, and than a reader may follow. */
  readonly isTooDeep: boolean;
}

const maxDepth = 200;

const closersOf: Readonly<Record<string, readonly string[]>> = {
  '"': ['"'],
  "'": ["'"],
  '“': ['”', '“', '"'],
  '”': ['”', '"'],
  '„': ['“', '”', '"'],
  '‘': ['’', '‘'],
  '’': ['’'],
};

/** Words of other languages for values of JSON. */
const values: Readonly<Record<string, string>> = {
  True: 'true',
  False: 'false',
  None: 'null',
  NaN: 'null',
  undefined: 'null',
  Infinity: 'null',
};

/** Repairs what a parser of JSON with comments cannot go on from: quotes, line breaks in texts, bare keys, a lost end. */
export function repairJson(source: string): RepairedJson {
  return new Repair(source).result();
}

class Repair {
  readonly #source: string;
  readonly #parts: string[] = [];
  readonly #texts = new Map<number, string>();
  readonly #problems: JsonProblem[] = [];
  /** The closing brackets that are still to come. */
  readonly #open: string[] = [];
  /** The last line that was looked at for closing marks, and where the last of them stands. */
  readonly #lastClosers = new Map<readonly string[], { lineEnd: number; last: number }>();
  #at = 0;
  #isTooDeep = false;
  #hasComment = false;

  constructor(source: string) {
    this.#source = source;
  }

  result(): RepairedJson {
    this.#skipHead();
    while (this.#at < this.#source.length && !this.#isTooDeep) this.#token();
    if (this.#open.length > 0 && !this.#isTooDeep) {
      this.#report(this.#source.length, this.#lostEnd());
      this.#parts.push(this.#open.toReversed().join(''));
    }
    return {
      text: this.#parts.join(''),
      texts: this.#texts,
      problems: this.#problems,
      isTooDeep: this.#isTooDeep,
    };
  }

  #lostEnd(): string {
    const missing = this.#open.toReversed().slice(0, 5).join('');
    const more = this.#open.length > 5 ? ' and more' : '';
    return `the file ends in the middle; add what is missing, at least ${missing}${more}`;
  }

  #report(offset: number, message: string): void {
    this.#problems.push({ offset, message });
  }

  #blank(end: number): void {
    this.#parts.push(this.#source.slice(this.#at, end).replace(/[^\r\n]/g, ' '));
    this.#at = end;
  }

  #keep(end: number): void {
    this.#parts.push(this.#source.slice(this.#at, end));
    this.#at = end;
  }

  /** A byte order mark, and words before the first brace, as of a chat that wrote the file. */
  #skipHead(): void {
    if (this.#source.startsWith('\uFEFF')) {
      this.#report(0, 'an invisible byte order mark begins the file; save it as "UTF-8" without one');
      this.#blank(1);
    }
    this.#skipTrivia();
    const brace = this.#source.indexOf('{', this.#at);
    if (brace <= this.#at || this.#source[this.#at] === '[') return;
    this.#report(this.#at, 'this text stands before the first brace; delete it');
    this.#blank(brace);
  }

  #skipTrivia(): void {
    for (let from = -1; from !== this.#at;) {
      from = this.#at;
      this.#keep(this.#at + spacesAt(this.#source, this.#at));
      if (/^\/[/*]/.test(this.#source.slice(this.#at, this.#at + 2))) this.#comment();
    }
  }

  /** What follows the last bracket is no part of the value. */
  #tail(): void {
    this.#skipTrivia();
    if (this.#at < this.#source.length) {
      this.#report(this.#at, 'this text stands after the last bracket; delete it or move it inside');
    }
    this.#at = this.#source.length;
  }

  #token(): void {
    const character = this.#source[this.#at] ?? '';
    if (closersOf[character]) return this.#text(closersOf[character]);
    if (character === '/' && /[/*]/.test(this.#source[this.#at + 1] ?? '')) return this.#comment();
    if (/[\p{L}_$]/u.test(character)) return this.#word();
    if (character === '{' || character === '[') this.#open.push(character === '{' ? '}' : ']');
    this.#isTooDeep = this.#open.length > maxDepth;
    const isClosing = character === this.#open.at(-1);
    if (isClosing) this.#open.pop();
    this.#keep(this.#at + 1);
    if (isClosing && this.#open.length === 0) this.#tail();
  }

  #comment(): void {
    if (!this.#hasComment) this.#report(this.#at, 'JSON has no comments; delete this one and those after it');
    this.#hasComment = true;
    const isLine = this.#source[this.#at + 1] === '/';
    const end = isLine ? lineEnd(this.#source, this.#at) : this.#source.indexOf('*/', this.#at + 2);
    if (end < 0) this.#report(this.#at, 'this comment has no end; write */ after it');
    this.#blank(end < 0 ? this.#source.length : isLine ? end : end + 2);
  }

  /** A key without quotes, or a word that means a value. */
  #word(): void {
    const word = /^[\p{L}\p{N}_$]+/u.exec(this.#source.slice(this.#at, this.#at + 100))?.[0] ?? '';
    const end = this.#at + word.length;
    const isKey = this.#source[end + spacesAt(this.#source, end)] === ':';
    const value = Object.hasOwn(values, word) ? values[word] : undefined;
    if (isKey && word.length > 1) {
      this.#report(this.#at, `the key ${word} has no quotes; write "${word}"`);
      this.#replace(word, end);
    } else if (value !== undefined && value.length <= word.length) {
      this.#report(this.#at, `${word} is no value of JSON; write ${value}`);
      this.#parts.push(value.padEnd(word.length));
      this.#at = end;
    } else {
      this.#keep(end);
    }
  }

  #text(closers: readonly string[]): void {
    const start = this.#at;
    const quote = this.#source[start] ?? '';
    const end = this.#endOfText(closers);
    const written = this.#source.slice(start + 1, end.offset);
    const message = problemOfText(quote, written, end);
    const after = end.isLost ? end.offset : end.offset + 1;
    if (message === undefined) return this.#keep(after);
    this.#report(start, message);
    // Two quotation marks have no room where the text is one of them, at the end of its line.
    if (after - start < 2) this.#blank(after);
    else this.#replace(unescaped(written, end.isLost), after);
  }

  /** Puts a text of the same length in its place. */
  #replace(text: string, end: number): void {
    this.#texts.set(this.#at, text);
    this.#parts.push(`"${this.#source.slice(this.#at + 1, end - 1).replace(/./gs, '_')}"`);
    this.#at = end;
  }

  #endOfText(closers: readonly string[]): TextEnd {
    const source = this.#source;
    let innerQuotes = 0;
    let lost: number | undefined;
    for (let at = this.#at + 1; at < source.length; at += 1) {
      const character = source[at] ?? '';
      if (character === '\\') at += 1;
      else if (character === '\n' || character === '\r') {
        lost ??= at;
        // Only a text in straight quotes is looked for on the lines that follow.
        if (closers[0] !== '"') break;
      } else if (closers.includes(character)) {
        const next = followerOf(source, at + 1);
        if (lost !== undefined) {
          // After a line break a mark that ends a value ends this text; any other begins the next one.
          if (character === '"' && /[,}\]]/.test(next))
            return { offset: at, hasInnerQuotes: innerQuotes > 0, isLost: false };
          break;
        }
        const isEnd = /[,:}\]\n"“„'/]/.test(next) || next === '';
        // A mark inside opens before a letter; one before a space, with none open, ends the text.
        const mayOpen = innerQuotes % 2 === 1 || /\S/.test(source[at + 1] ?? '');
        if (isEnd || !mayOpen || !this.#hasCloserOnLine(at + 1, closers)) {
          return { offset: at, hasInnerQuotes: innerQuotes > 0, isLost: false };
        }
        innerQuotes += 1;
      }
    }
    const end = lost ?? source.length;
    return {
      offset: end - trailingPunctuation(source.slice(this.#at + 1, end)),
      hasInnerQuotes: innerQuotes > 0,
      isLost: true,
    };
  }

  #hasCloserOnLine(from: number, closers: readonly string[]): boolean {
    const known = this.#lastClosers.get(closers);
    if (known && from <= known.lineEnd) return known.last >= from;
    const end = lineEnd(this.#source, from);
    const line = this.#source.slice(from, end);
    const last = from + Math.max(...closers.map((closer) => line.lastIndexOf(closer)));
    this.#lastClosers.set(closers, { lineEnd: end, last });
    return last >= from;
  }
}

interface TextEnd {
  /** Of the closing mark, or of the first character that no longer belongs to the text. */
  readonly offset: number;
  readonly hasInnerQuotes: boolean;
  readonly isLost: boolean;
}

function problemOfText(quote: string, written: string, end: TextEnd): string | undefined {
  if (quote !== '"') return `${quote} is no quotation mark of JSON; write "`;
  if (end.hasInnerQuotes) return 'this text has quotation marks inside; write \\" for each';
  if (end.isLost) return 'this text has no closing quotation mark; write " where it ends';
  if (/[\r\n]/.test(written)) return 'this text holds a line break; write \\n instead';
  const areEscapesValid = /^(?:[^\\]|\\(?:u[\da-fA-F]{4}|["\\/bfnrt]))*$/.test(written);
  return areEscapesValid ? undefined : 'this text holds a backslash before an ordinary letter; write \\\\';
}

function lineEnd(text: string, from: number): number {
  const end = text.slice(from).search(/[\r\n]/);
  return end < 0 ? text.length : from + end;
}

/** How many characters of white space stand there. */
function spacesAt(text: string, from: number): number {
  let at = from;
  while (/\s/.test(text[at] ?? '')) at += 1;
  return at - from;
}

/** The next character that is no space; a line break counts, and the end of the file is empty. */
function followerOf(text: string, from: number): string {
  let at = from;
  while (text[at] === ' ' || text[at] === '\t' || text[at] === '\r') at += 1;
  return text[at] ?? '';
}

/** The comma, and brackets after it, that end a line whose text was never closed. */
function trailingPunctuation(text: string): number {
  return /[,\]} \t]*$/.exec(text.slice(-20))?.[0].length ?? 0;
}

/** What the text means: escapes are resolved as far as they are valid. */
function unescaped(written: string, isLost: boolean): string {
  const whole = isLost ? written.replace(/\\u?[\da-f]{0,3}$/i, '') : written;
  const json = whole.replace(
    /(\\(?:u[\da-fA-F]{4}|["\\/bfnrt]))|\\'|["\\\p{Cc}]/gu,
    (character, escape: string | undefined) => {
      if (escape !== undefined) return escape;
      return character === "\\'" ? "'" : JSON.stringify(character).slice(1, -1);
    },
  );
  return String(JSON.parse(`"${json}"`));
}
