import { describe, expect, it } from 'vitest';
import manifest from '../../package.json';
import packages from '../bench/peers/package.json';
import { nameWithVersion, peers } from '../bench/peers/peers';
import { howManyTimes, readmeTable, tableOf, whereOursIsDearer } from '../bench/peers/report';
import type { Costs } from '../bench/peers/report';
import { whatIsMissing } from '../bench/peers/what-is-missing';
import { replaceTable } from '../bench/peers/write-into-readme';

const drawn = { text: 'Title and the end.', headings: 2, items: 3, tables: 1, codeBlocks: 1, formulas: 17 };
const cost = (processor: number) => ({ processor, append: processor / 2, longest: 1.25, drawn });
const costs = (ours: number, peer: number): Costs => ({
  oracle: [100, 90, 400].map(cost),
  ours: [cost(ours)],
  peer: [cost(peer)],
});
const all = (math: Costs) => ({
  short: costs(120, 240),
  math,
  mixed: costs(120, 360),
  long: costs(120, 300),
});

describe('a peer that is measured', () => {
  it.each(['react', 'react-dom', 'marked', 'dompurify'] as const)('has the %s of the site', (name) => {
    expect(packages.dependencies[name]).toBe(manifest.devDependencies[name]);
  });

  it('has drawn what ours has', () => {
    expect(whatIsMissing(drawn, drawn, 'the end.')).toBeUndefined();
    expect(whatIsMissing({ ...drawn, formulas: 15 }, drawn, 'the end.')).toBeUndefined();
  });

  it.each([
    [{ text: 'Title' }, 'the words "the end."'],
    [{ headings: 1 }, '1 of 2 headings'],
    [{ items: 0 }, '3 of 3 items'],
    [{ codeBlocks: 0 }, '1 of 1 codeBlocks'],
    [{ formulas: 14 }, '3 of 17 formulas'],
  ])('has not with %j', (lacking, missing) => {
    expect(whatIsMissing({ ...drawn, ...lacking }, drawn, 'the end.')).toBe(missing);
  });

  it('has set some formula where there are few', () => {
    expect(whatIsMissing({ ...drawn, formulas: 0 }, { ...drawn, formulas: 1 }, 'the end.')).toBe(
      '1 of 1 formulas',
    );
  });
});

describe('the report on peers', () => {
  it('shows medians as multiples of the oracle and of ours', () => {
    const [head, oracle, ours, peer] = tableOf('short', 600, costs(120, 240)).split('\n');
    expect(head).toMatch(/^short \(600\) +µs\/char +times oracle/);
    expect(oracle).toMatch(/^oracle +100 +1\.00 +0\.83 +50 +1\.3$/);
    expect(ours).toMatch(/^ours +120 +1\.20 +1\.00 /);
    expect(peer).toMatch(/^peer +240 +2\.40 +2\.00 /);
  });

  it('says how many times cheaper ours is, over all replies', () => {
    expect(howManyTimes(all(costs(120, 180)), ['peer'])).toEqual([
      'ours is 1.5 to 3.0 times cheaper than peer',
    ]);
    expect(howManyTimes(all(costs(120, 60)), ['peer'])).toEqual([
      'peer costs 0.5 to 3.0 times what ours does',
    ]);
  });

  it('fails where a peer is cheaper, or was not measured', () => {
    expect(whereOursIsDearer(all(costs(120, 180)), ['peer'])).toEqual([]);
    expect(whereOursIsDearer(all(costs(120, 110)), ['peer'])).toEqual(['math: ours is dearer than peer']);
    expect(whereOursIsDearer(all(costs(120, 180)), ['absent'])).toHaveLength(4);
  });
});

describe('the table in the README', () => {
  it('has a row for each renderer, as multiples of the oracle', () => {
    const lengths = { short: 600, math: 700, mixed: 4000, long: 16000 };
    expect(
      readmeTable(all(costs(120, 180)), lengths, { ours: 'our name', peer: 'peer 1.2.3' }).split('\n'),
    ).toEqual([
      '| times the oracle | short (600) | math (700) | mixed (4000) | long (16000) | append on mixed, µs a character | longest append on mixed, ms |',
      '| --- | --: | --: | --: | --: | --: | --: |',
      '| our name | 1.2 | 1.2 | 1.2 | 1.2 | 60 | 1.3 |',
      '| peer 1.2.3 | 2.4 | 1.8 | 3.6 | 3.0 | 180 | 1.3 |',
    ]);
  });

  it('names the version that each peer is pinned to', () => {
    expect(peers.map(nameWithVersion)).toContain(`incremark ${packages.dependencies['@incremark/react']}`);
    expect(peers.map(nameWithVersion)).toContain(
      `react-markdown ${packages.dependencies['react-markdown']}, memoised blocks`,
    );
    expect(new Set(peers.map(nameWithVersion)).size).toBe(8);
  });

  it('stands between two markers, and nothing else of the README changes', () => {
    const [begin, end] = ['<!-- bench:peers begins -->', '<!-- bench:peers ends -->'];
    expect(replaceTable(`# A\n\n${begin}\n\nold $1\n\n${end}\n\nThe rest.\n`, 'new $2')).toBe(
      `# A\n\n${begin}\n\nnew $2\n\n${end}\n\nThe rest.\n`,
    );
    expect(() => replaceTable('# A\n', 'new')).toThrow('no markers');
  });
});
