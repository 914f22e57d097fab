import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { fold } from '../../../../src/answers/text/fold';
import { languages } from '../../../eval/quotes/labels';
import { generate, type Statement } from '../../../eval/claims/generate/generate';
import { poolOf } from '../../../eval/claims/generate/pool';
import { readTemplates } from '../../../eval/claims/generate/templates';
import { lieKinds } from '../../../eval/claims/kinds';
import { openCvs, type OpenCv } from '../../../eval/claims/open-cv';

const root = resolve(import.meta.dirname, '../../../..');

describe('statements about the labelled CVs', () => {
  const cvs = openCvs([resolve(root, 'tests/eval/quotes'), resolve(root, 'tests/eval/claims/cvs')]);
  let about: readonly (readonly [OpenCv, readonly Statement[]])[];
  const everything = () => about.flatMap(([, statements]) => statements);

  beforeAll(() => {
    about = cvs.map((open) => [open, generate(open, cvs)]);
    // The tests share one run, as long as a test may take.
  }, 60_000);

  it('are no longer true once a lie is planted', () => {
    for (const [open, statements] of about) {
      const isTrue = new Set(statements.filter(({ label }) => label === 'true').map(({ text }) => text));
      for (const { label, text, truth } of statements) {
        if (label === 'true' || label === 'none') continue;
        expect(text).not.toBe(truth);
        expect(isTrue.has(text), `${open.name}: ${text}`).toBe(false);
      }
    }
  });

  it.each(languages)('hold every kind of lie in %s', (language) => {
    const kinds = new Set(everything().flatMap((one) => (one.language === language ? [one.label] : [])));
    expect([...lieKinds, 'true', 'none'].filter((kind) => ![...kinds].some((one) => one === kind))).toEqual(
      [],
    );
  });

  it('plant only what the CV does not mention', () => {
    for (const open of cvs) {
      const text = fold(open.text);
      const { skills, employers, schools, places } = poolOf(open, cvs, open.language);
      for (const planted of [...skills, ...employers, ...schools, ...places]) {
        expect(text.includes(fold(planted)), `${open.name}: ${planted}`).toBe(false);
      }
    }
  });
});

describe('wordings', () => {
  it.each(languages)('differ between the halves in %s', (language) => {
    const { build, measured } = readTemplates(language);
    const all = (half: typeof build) => [...Object.values(half.of).flat(), ...half.none];
    expect(all(build).filter((wording) => all(measured).includes(wording))).toEqual([]);
  });
});
