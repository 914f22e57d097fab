import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toJsonResume } from '../../../../src/resume/exports/json-resume';
import { openResume, ProfileError, type OpenedResume } from '../../../../src/resume/profile';
import { schemaErrors } from '../../../support/schema-errors';
import { silentlyLost, wildResumes } from '../../../support/wild-resumes';
import { ada } from '../ada';

/** The profile, or `undefined` where the file is refused with a path. */
function open(json: unknown): OpenedResume | undefined {
  try {
    return openResume(json);
  } catch (error) {
    if (!(error instanceof ProfileError)) throw error;
    expect(error.problems.length).toBeGreaterThan(0);
    return undefined;
  }
}

/** As `JSON.parse` makes it, `__proto__` included. */
const anyJson = fc.json({ maxDepth: 5 }).map((text) => JSON.parse(text) as unknown);

const shapes = [...wildResumes('tuned'), ...wildResumes('measured')].map(({ text }) => text);
shapes.push(JSON.stringify(ada));

type Holder = Record<string, unknown> | unknown[];
interface Place {
  readonly holder: Holder;
  readonly key: string | number;
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  const holder = value as Holder;
  return entries.flatMap(([key, each]) => [{ holder, key }, ...placesIn(each)]);
}

const oddTexts = '\u202eabc\u0000 \ud800 a\u2028b 👩‍🔬 e\u0301\u0300 \u200b __proto__ 2020-99'.split(' ');

const change = fc.record({
  at: fc.nat(),
  kind: fc.constantFrom('drop', 'null', 'swap', 'nest', 'duplicate', 'long', 'odd', 'proto', 'text', 'any'),
  pick: fc.nat(),
  other: anyJson,
});
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

/** Changes one place of a JSON value. */
function mutate(json: unknown, { at, kind, pick, other }: Change): void {
  const places = placesIn(json);
  const place = places[at % Math.max(places.length, 1)];
  if (place === undefined) return;
  const holder = place.holder as Record<string | number, unknown>;
  const value = holder[place.key];
  const own = { enumerable: true, configurable: true, writable: true };
  const set = (next: unknown) => Object.defineProperty(holder, place.key, { value: next, ...own });
  switch (kind) {
    case 'drop':
      if (Array.isArray(place.holder)) place.holder.splice(Number(place.key), 1);
      else delete holder[place.key];
      return;
    case 'null':
      return void set(null);
    case 'swap':
      return void set(typeof value === 'string' ? pick : JSON.stringify(value).slice(0, 50));
    case 'nest':
      return void set(pick % 2 === 0 ? [value] : { name: value });
    case 'duplicate':
      return void set([value, structuredClone(value)]);
    case 'long':
      return void set('wide loom '.repeat(pick % 5000));
    case 'odd':
      return void set(oddTexts[pick % oddTexts.length]);
    case 'proto':
      return void set(JSON.parse('{"__proto__": {"name": "x"}, "constructor": "y", "toString": 1}'));
    case 'text':
      return void set(`words of ${pick}`);
    default:
      return void set(other);
  }
}

const mutated = fc
  .tuple(fc.constantFrom(...shapes), fc.array(change, { minLength: 1, maxLength: 6 }))
  .map(([text, changes]) => {
    const json: unknown = JSON.parse(text);
    for (const each of changes) mutate(json, each);
    return json;
  });

describe('any JSON value', () => {
  it('makes a profile or is refused with a path', () => {
    const opens = fc.property(anyJson, (json) => void open(json));
    fc.assert(opens, { numRuns: 200 });
  });

  it('makes a profile under any key of a résumé', () => {
    const keys = 'work education skills languages profiles projects partners teachings meta'.split(' ');
    const resume = fc.record(Object.fromEntries(keys.map((key) => [key, anyJson])));
    fc.assert(
      fc.property(resume, (json) => {
        expect(open({ basics: { name: 'Ada' }, ...json })?.profile.name).toBe('Ada');
      }),
      { numRuns: 100 },
    );
  });
});

it('changes of real shapes crash nothing, hang nowhere, lose no text without a word and export valid JSON Resume', () => {
  let slowest = 0;
  fc.assert(
    fc.property(mutated, (json) => {
      const began = performance.now();
      const opened = open(json);
      slowest = Math.max(slowest, performance.now() - began);
      if (opened === undefined) return;
      expect(silentlyLost(json, opened)).toEqual([]);
      expect(schemaErrors(toJsonResume(opened.resume, { basePath: '/' }))).toBeNull();
    }),
    { numRuns: 80 },
  );
  expect(slowest).toBeLessThan(20_000);
});
