import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLabelledCvs, kinds } from '../../../eval/quotes/labels';
import { readTemptations } from '../../../eval/temptations/labels';

const root = resolve(import.meta.dirname, '../../../eval');

describe('the labelled set', () => {
  const questions = readLabelledCvs(join(root, 'quotes')).flatMap((cv) => cv.questions);

  it.each(['build', 'measured'])('has every kind in its half %s', (half) => {
    const ofHalf = questions.filter((question) => question.half === half);
    expect(new Set(ofHalf.map(({ kind }) => kind))).toEqual(new Set(kinds));
  });

  it('asks nothing twice', () => {
    const asked = questions.map(({ id, turns }) => `${id.split('/')[0]}: ${turns.join(' / ').toLowerCase()}`);
    expect(asked.filter((each, index) => asked.indexOf(each) !== index)).toEqual([]);
  });
});

it.each(['temptations', 'near'])('has no CV in both halves: %s', (name) => {
  const cvs = readTemptations(join(root, name)).map(({ cv }) => cv);
  expect(new Set(cvs).size).toBe(cvs.length);
});
