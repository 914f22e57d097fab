import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitSentences } from '../../../../src/answers/claims/split-sentences';

const texts = (answer: string, isWhole = true) => splitSentences(answer, isWhole, []).map(({ text }) => text);

describe('the sentences of an answer', () => {
  it.each([
    ['She bakes. She also teaches!', ['She bakes.', 'She also teaches!']],
    [
      'Dr. Ada Lund has a B.Sc. in physics. She left in 2019.',
      ['Dr. Ada Lund has a B.Sc. in physics.', 'She left in 2019.'],
    ],
    ['Das Haus hat ca. 640 Betten. Seit 3. Mai 2021.', ['Das Haus hat ca. 640 Betten.', 'Seit 3. Mai 2021.']],
    ['製パン師です。フランス語も話せます。', ['製パン師です。', 'フランス語も話せます。']],
    ['It grew by 2.5 % a year. Good.', ['It grew by 2.5 % a year.', 'Good.']],
    [
      'Her tools:\n- **Docker**\n2. Helm\n\n> a quotation',
      ['Her tools:', '**Docker**', 'Helm', 'a quotation'],
    ],
    ['| Job | Year |\n|---|---|\n| Baker | 2019 |', ['| Baker | 2019 |']],
    ['Look:\n```\nprint("a. b.")\n```\nDone.', ['Look:', 'Done.']],
  ])('of "%s"', (answer, expected) => {
    expect(texts(answer)).toEqual(expected);
  });

  it('go on after the abbreviations of a language', () => {
    const answer = 'Seit Okt. 2019 Köchin, inkl. Pâtisserie. Davor Bäckerin.';
    expect(splitSentences(answer, true, ['okt|inkl']).map(({ text }) => text)).toEqual([
      'Seit Okt. 2019 Köchin, inkl. Pâtisserie.',
      'Davor Bäckerin.',
    ]);
  });

  it('wait for what ends them while the answer grows', () => {
    expect(texts('She bakes. She also', false)).toEqual(['She bakes.']);
    expect(texts('She bakes.', false)).toEqual([]);
    expect(texts('- Docker\n- He', false)).toEqual(['Docker']);
  });

  it('stay the same while the answer grows, and stand where they say', () => {
    const word = fc.constantFrom(
      'She',
      'bakes',
      'bread',
      '.',
      '!',
      '\n',
      '- ',
      'Dr.',
      '2019',
      '。',
      '製',
      '```',
      '| a',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), fc.nat(), (words, cut) => {
        const answer = words.join(' ');
        const all = splitSentences(answer, true, []);
        for (const { text, start, end } of all) expect(answer.slice(start, end)).toBe(text);
        const before = splitSentences(answer.slice(0, cut % (answer.length + 1)), false, []);
        expect(all.slice(0, before.length)).toEqual(before);
      }),
    );
  });
});
