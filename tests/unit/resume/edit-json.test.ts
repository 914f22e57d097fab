import { describe, expect, it } from 'vitest';
import { withEntry, withMoved, withValue } from '../../../src/resume/edit-json';

const order = ['name', 'startDate', 'endDate', 'summary'];

describe('an edit of a résumé file', () => {
  it.each(['  ', '    ', '\t'])('changes one line of a file indented by %j', (indent) => {
    const text = `${JSON.stringify({ work: [{ name: 'A', odd: { key: [1, 2] } }, { name: 'B' }] }, null, indent)}\n`;
    const lines = withValue(text, ['work', 1, 'name'], 'C').split('\n');
    const before = text.split('\n');
    expect(lines).toHaveLength(before.length);
    expect(lines.filter((line, index) => line !== before[index])).toEqual([`${indent.repeat(3)}"name": "C"`]);
  });

  it('keeps Windows line breaks, a byte order mark and a missing last line break', () => {
    const text = '\uFEFF{\r\n  "name": "A",\r\n  "x": 1\r\n}';
    expect(withValue(text, ['name'], 'B')).toBe('\uFEFF{\r\n  "name": "B",\r\n  "x": 1\r\n}');
    const longer = text.replace('"A",', '"A",\r\n  "startDate": "2020",');
    expect(withValue(text, ['startDate'], '2020', order)).toBe(longer);
  });

  it('places a new key where the schema has it, and takes one away with its line', () => {
    const text = '{\n  "name": "A",\n  "summary": "S"\n}\n';
    const ended = withValue(text, ['endDate'], '2024', order);
    expect(ended).toBe('{\n  "name": "A",\n  "endDate": "2024",\n  "summary": "S"\n}\n');
    expect(withValue(ended, ['endDate'], undefined, order)).toBe(text);
  });

  it('adds a key and an entry beside neighbours that keep their own layout', () => {
    const work = '"work": [\r\n\t\t{ "name": "A" }\r\n\t]';
    const text = `{\r\n\t"meta": {\r\n\t\t"own": [1,  2]\r\n\t},\r\n\t${work}\r\n}`;
    expect(withValue(text, ['meta', 'theme'], 'x')).toBe(text.replace('2]', '2],\r\n\t\t"theme": "x"'));
    const two = '"A" },\r\n\t\t{\r\n\t\t\t"name": "B"\r\n\t\t}';
    expect(withEntry(text, ['work'], 1, { name: 'B' })).toBe(text.replace('"A" }', two));
    expect(withEntry('{"a": [2, 3]}', ['a'], 0, 1)).toBe('{"a": [1, 2, 3]}');
    expect(withEntry('{\n  "a": []\n}', ['a'], 0, 1)).toBe('{\n  "a": [\n    1\n  ]\n}');
  });

  it('moves an entry as it is written', () => {
    const [a, b, c] = ['{ "name": "A" }', '{\n      "name":   "B"\n    }', '{ "name": "C" }'];
    const textOf = (...entries: string[]) => `{\n  "work": [\n    ${entries.join(',\n    ')}\n  ]\n}\n`;
    expect(withMoved(textOf(a, b, c), ['work'], 1, 0)).toBe(textOf(b, a, c));
  });
});
