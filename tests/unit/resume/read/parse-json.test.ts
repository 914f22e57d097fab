import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseJson } from '../../../../src/resume/read/parse-json';
import { piecesOf } from '../../../support/pieces-of';

const where = (text: string) =>
  parseJson(text).remarks.map(({ line, column, message }) => `${line}:${column} ${message}`);

describe('parseJson', () => {
  it('reads JSON without a remark', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 5 }), (text) => {
        expect(parseJson(text)).toEqual({ value: JSON.parse(text), remarks: [] });
      }),
    );
  });

  it.each([
    ['a byte order mark', '\uFEFF{"a": 1}', { a: 1 }, '1:1 an invisible byte order mark begins the file'],
    ['a comment', '{\n  // mine\n  "a": 1\n}', { a: 1 }, '2:3 JSON has no comments'],
    ['a block comment', '{"a": /* mine */ 1}', { a: 1 }, '1:7 JSON has no comments'],
    ['a comment without an end', '{"a": 1 /* mine', { a: 1 }, '1:9 JSON has no comments'],
    ['a comma after the last key', '{"a": 1,\n}', { a: 1 }, '1:8 a comma stands after the last entry'],
    ['a comma after the last item', '["a",]', ['a'], '1:5 a comma stands after the last entry; delete it'],
    ['text after the end', '{"a": 1}\nbye "you', { a: 1 }, '2:1 this text stands after the last bracket'],
    ['text before the start', 'Here it is:\n```json\n{"a": 1}\n```', { a: 1 }, '1:1 this text stands before'],
    ['a missing comma', '{"a": 1\n "b": 2}', { a: 1, b: 2 }, '2:2 a comma is missing; write , before this'],
    ['a missing comma in one line', '{"a": "x" "b": 2}', { a: 'x', b: 2 }, '1:11 a comma is missing'],
    ['a missing comma in a list', '["a" "b"]', ['a', 'b'], '1:6 a comma is missing'],
    ['single quotes', "{'a': 'it\\'s \"b\"'}", { a: 'it\'s "b"' }, "1:2 ' is not JSON"],
    ['curly quotes', '{“a”: “b”}', { a: 'b' }, '1:2 “ is not JSON; write "'],
    [
      'a key without quotes',
      '{name: "Ada"}',
      { name: 'Ada' },
      '1:2 the key name has no quotes; write "name"',
    ],
    ['quotes in a text', '{"a": "an "A" b"}', { a: 'an "A" b' }, '1:12 this text has quotation marks inside'],
    ['a line break', '{"a": "x\ny", "b": 2}', { a: 'x\ny', b: 2 }, '1:7 this text has no closing quotation'],
    [
      'a text without an end',
      '{"a": "x,\n"b": 2}',
      { a: 'x', b: 2 },
      '1:7 this text has no closing quotation',
    ],
    ['words of Python', '{"a": True, "b": None}', { a: true, b: null }, '1:7 True is not JSON; write true'],
    ['an odd escape', '{"a": "C:\\x"}', { a: 'C:\\x' }, '1:7 this text holds a backslash'],
    ['a tab in a text', '{"a": "b\tc"}', { a: 'b\tc' }, '1:7 this text holds a tab'],
    ['a missing colon', '{"a" 1, "b": 2}', { a: 1, b: 2 }, '1:6 a colon is missing'],
    ['a missing value', '{"a": , "b": 2}', { a: null, b: 2 }, '1:7 a value is missing here'],
    ['a word as a value', '{"a": yes}', { a: 'yes' }, '1:7 this is no value; put it in double quotes'],
  ])('reads on after %s', (_, text, value, remark) => {
    expect(parseJson(text).value).toEqual(value);
    expect(where(text)[0]).toContain(remark);
  });

  it.each([
    ['{"a": {"b": ["one", "tw', { a: { b: ['one', 'tw'] } }, '1:21 this text has no closing quotation mark'],
    ['{"a": [1, 2', { a: [1, 2] }, '1:12 the file ends in the middle; add what is missing, at least ]}'],
    ['{"a": 1,', { a: 1 }, '1:9 the file ends in the middle'],
    ['{"a": 1, "b"', { a: 1, b: null }, '1:13 the file ends in the middle'],
    ['{"a": 1, "b":', { a: 1, b: null }, '1:14 the file ends in the middle'],
    ['{', {}, '1:2 the file ends in the middle; add what is missing, at least }'],
  ])('reads the beginning of %s', (text, value, remark) => {
    expect(parseJson(text).value).toEqual(value);
    expect(where(text)).toContainEqual(expect.stringContaining(remark));
  });

  it.each(['', '  \n', 'no JSON at all', '}'])('reads nothing from %j and says so', (text) => {
    expect(parseJson(text).value).toBeUndefined();
    expect(parseJson(text).remarks.length).toBeGreaterThan(0);
  });

  it('names a key that stands twice and takes the last one', () => {
    const { value, remarks } = parseJson('{"a": 1,\n "b": 2,\n "a": 3}');
    expect(value).toEqual({ a: 3, b: 2 });
    expect(remarks).toEqual([{ line: 3, column: 2, message: expect.stringContaining('"a" stands twice') }]);
  });

  it('leaves a deep nesting unread', () => {
    for (const text of ['['.repeat(100_000), '{"a":'.repeat(100_000), '['.repeat(300) + ']'.repeat(300)]) {
      const { value, remarks } = parseJson(text);
      expect(value).toBeUndefined();
      expect(remarks[0]?.message).toContain('nested too deep');
    }
  });

  it('says problems of one kind once, at the first of them', () => {
    const { remarks } = parseJson(`[1${'\n1'.repeat(30)}]`);
    const message = 'a comma is missing; write , before this (and 29 more like it)';
    expect(remarks).toEqual([{ line: 2, column: 1, message }]);
  });

  it('never throws, and each remark is one sentence at a place in the text', () => {
    const pieces = piecesOf('{ } [ ] , : " \' “ \\ \\u12 ⏎ // /* a 1 - · "a":·1 null "b"');
    const broken = fc.array(fc.constantFrom(...pieces), { maxLength: 40 });
    fc.assert(
      fc.property(broken, (parts) => {
        const text = parts.join('');
        const lines = text.split('\n');
        for (const { line, column, message } of parseJson(text).remarks) {
          expect(column).toBeLessThanOrEqual((lines[line - 1] ?? '').length + 1);
          expect(message).not.toMatch(/[\n\r]/);
        }
      }),
      { numRuns: 300 },
    );
  });
});
