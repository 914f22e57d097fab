/** Whatever a file holds, the importers make a résumé that builds, or say in a sentence why not. */
import { strToU8 } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ImportError } from '../../../src/import/import-error';
import { importFiles } from '../../../src/import/import-file';
import { parseProfile } from '../../../src/resume/profile';
import { importFixture, linkedInTables } from '../../support/import-fixtures';

/** Keys of this site are taken as they stand, and their readers report them by path. */
const ownKeys = /assistant|meta|internships|teachings|partners/;

const oddities = JSON.parse(`[null, true, 0, -1.5, "", " ", "x", "2020-13-45", "0000", "Present", "http://",
  "https://%", "a@b", "\\u0000\\uD800", "<p>", "<li><ul><a href='x'>", "[a](b", [], {}, [null], [[]], ["x", 3], [{}],
  {"name": {}}, {"#text": "x"}, {"start": {}, "end": []}]`) as readonly unknown[];

/** A copy of a value in which one member, found by walking down along these numbers, is another. */
function mutated(value: unknown, way: readonly number[], oddity: unknown): unknown {
  const [step, ...rest] = way;
  if (step === undefined || typeof value !== 'object' || value === null) return oddity;
  const entries = Object.entries(value);
  const at = entries.length === 0 ? -1 : step % entries.length;
  const changed = entries.map(
    ([key, member], index) => [key, index === at ? mutated(member, rest, oddity) : member] as const,
  );
  return Array.isArray(value) ? changed.map(([, member]) => member) : Object.fromEntries(changed);
}

async function survives(name: string, bytes: Uint8Array): Promise<void> {
  try {
    const { resume } = await importFiles([{ name, bytes }]);
    const own = Object.entries(resume).filter(([key]) => !ownKeys.test(key));
    expect(parseProfile(Object.fromEntries(own)).name).not.toBe('');
  } catch (error) {
    expect(error).toBeInstanceOf(ImportError);
  }
}

const ways = fc.array(fc.nat(40), { minLength: 1, maxLength: 6 });

describe('a file with one odd value', () => {
  const files = 'json-resume/old reactive-resume/v3 reactive-resume/v4 reactive-resume/v5';

  it.each(files.split(' '))('becomes a résumé that builds, or is refused: %s', async (file) => {
    const path = `${file}.json`;
    const source: unknown = JSON.parse(new TextDecoder().decode(importFixture(path).bytes));
    await fc.assert(
      fc.asyncProperty(ways, fc.constantFrom(...oddities), (way, oddity) =>
        survives('cv.json', strToU8(JSON.stringify(mutated(source, way, oddity)))),
      ),
      { numRuns: 40 },
    );
  });

  const others = 'europass/skills-passport.xml europass/candidate.xml rendercv/cv.yaml'
    .split(' ')
    .map((path) => importFixture(path));
  const positions = strToU8(linkedInTables('en')['Positions.csv'] ?? '');

  it.each([...others, { name: 'Positions.csv', bytes: positions }])(
    'is read or refused wherever a piece is missing or doubled: $name',
    async ({ name, bytes }) => {
      const lines = new TextDecoder().decode(bytes).split('\n');
      // Each line is left out, cut in half or doubled.
      await fc.assert(
        fc.asyncProperty(fc.nat(lines.length - 1), fc.constantFrom(0, 0.5, 2), (at, times) => {
          const line = lines[at] ?? '';
          const other = `${line}\n${line}`.slice(0, Math.floor(line.length * times) + Number(times === 2));
          return survives(name, strToU8(lines.with(at, other).join('\n')));
        }),
        { numRuns: 40 },
      );
    },
  );

  it('is refused or read wherever an archive or a PDF is damaged', async () => {
    const { bytes } = importFixture('europass/candidate.xml');
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(255), (at, byte) =>
        survives('cv.xml', bytes.with(at, byte)),
      ),
      { numRuns: 40 },
    );
  });
});
