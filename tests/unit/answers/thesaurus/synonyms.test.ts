import { describe, expect, it } from 'vitest';
import { claimLanguages } from '../../../../src/answers/languages/language-pack';
import { parseMeanings, parseNames, synonymsOf } from '../../../../src/answers/thesaurus/synonyms';
import { readMeanings } from '../../../../src/site/thesaurus';
import { cvOf } from '../../../support/cv-of';

const saying = (summary: string) => cvOf({ basics: { name: 'Jo Ferrer', summary } });
const meanings = parseMeanings(
  [
    '# Ships',
    'hull, boat body | coque | Rumpf | casco | 船体',
    'sail, canvas | voile | Segel | vela | 帆布',
    'anchor | ancre | Anker | ancla | 錨',
  ].join('\n'),
);
const hulls = saying('I rebuilt the hulls of old ferries and the boats with them.');

describe('synonyms of a CV', () => {
  it('lead from the words of each language to a word of the CV', () => {
    const { en, fr, de, es, ja } = synonymsOf(hulls, meanings);
    expect([en, fr, de, es, ja]).toEqual([
      'hull|~boat body',
      'hull|coque',
      'hull|Rumpf',
      'hull|casco',
      'hull|船体',
    ]);
  });

  it('lead from the Portuguese and the Arabic name of an English one', () => {
    const names = parseNames('# Ships\nhull | quilha, casco | هيكل, هياكل');
    const { pt, ar } = synonymsOf(hulls, parseMeanings('hull | coque | Rumpf | casco | 船体', names));
    expect([pt, ar]).toEqual(['hull|quilha|casco', 'hull|هيكل|هياكل']);
  });

  it('read an Arabic CV by the roots of its words', () => {
    const names = parseNames('hull | quilha | هيكل');
    const { en } = synonymsOf(
      saying('أصلحت هياكل السفن القديمة'),
      parseMeanings('hull | coque | Rumpf | casco | 船体', names),
    );
    expect(en).toBe('هيكل|hull');
  });

  it('are none for what the CV does not say', () => {
    expect(synonymsOf(saying('I bake bread in the morning.'), meanings).fr).toBe('');
  });

  it('leave out another form of the same word', () => {
    const same = parseMeanings('transport, transportation | transport, fret | Transport | transporte | 輸送');
    expect(synonymsOf(saying('I plan the transport of ferries.'), same).fr).toBe('transport|~fret');
  });

  it('read a Japanese CV by its characters', () => {
    expect(synonymsOf(saying('古い船の船体を修理しています。'), meanings).en).toContain('船体|hull');
  });
});

describe('the meanings', () => {
  const all = readMeanings();

  it('have a name in each language', () => {
    const empty = all.filter((meaning) => claimLanguages.some((language) => meaning[language].length === 0));
    expect(empty).toEqual([]);
  });

  it.each([
    ['customs', 'douane', 'Zoll', 'aduana', '税関'],
    ['apprentice', 'apprenti', 'Lehrling', 'aprendiz', '見習い'],
  ])('know that %s is %s, %s, %s and %s', (en, fr, de, es, ja) => {
    const found = all.filter((meaning) => meaning.en.includes(en));
    expect(found.flatMap((meaning) => meaning.fr)).toContain(fr);
    expect(found.flatMap((meaning) => meaning.de)).toContain(de);
    expect(found.flatMap((meaning) => meaning.es)).toContain(es);
    expect(found.flatMap((meaning) => meaning.ja)).toContain(ja);
  });

  it('say which line has not five columns', () => {
    expect(() => parseMeanings('hull | coque | Rumpf')).toThrow('“hull | coque | Rumpf”');
  });
});
