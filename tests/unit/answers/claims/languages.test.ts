import { describe, expect, it } from 'vitest';
import { claimReader, isMarked } from '../../../support/claim-verdicts';

/** A CV in each language; `tests/eval/claims` has the labelled sentences. */
const resumes = {
  fr: {
    basics: { name: 'Solène Kerivel', label: 'Relieuse', location: { city: 'Vannes', countryCode: 'FR' } },
    work: [
      { name: 'Atelier Penhoët', position: "Cheffe d'atelier", location: 'Vannes', startDate: '2019-04' },
      { name: 'Papeterie Morvan', position: 'Relieuse', startDate: '2013-09', endDate: '2019-03' },
    ],
    skills: [{ name: 'Reliure', keywords: ['Dorure', 'Marbrure'] }],
    languages: [{ language: 'Anglais', fluency: 'B1' }],
  },
  de: {
    basics: {
      name: 'Henrike Aldag',
      label: 'Konditormeisterin',
      location: { city: 'Husum', countryCode: 'DE' },
    },
    work: [
      { name: 'Café Deichblick', position: 'Backstubenleiterin', location: 'Husum', startDate: '2020-03' },
      { name: 'Konditorei Wiesner', position: 'Konditorin', startDate: '2014-08', endDate: '2020-02' },
    ],
    languages: [{ language: 'Englisch', fluency: 'Grundkenntnisse' }],
  },
  es: {
    basics: {
      name: 'Rocío Valcárcel',
      label: 'Jefa de obra',
      location: { city: 'Málaga', countryCode: 'ES' },
    },
    work: [
      { name: 'Construcciones Valbuena', position: 'Jefa de obra', startDate: '2020-04' },
      { name: 'Estudio Peñarroya', position: 'Ayudante de obra', startDate: '2016-02', endDate: '2017-05' },
    ],
    skills: [{ name: 'Programas', keywords: ['Presto', 'AutoCAD'] }],
  },
  ja: {
    basics: { name: '三輪 澄江', label: '製本職人', location: { city: '松本市' } },
    work: [
      {
        name: '株式会社すみれ製本',
        position: '工房長',
        location: '松本市',
        startDate: '2019-04',
        highlights: ['職人5人を率い、年に300冊を修復。'],
      },
      { name: '青葉書店', position: '販売員', location: '長野市', startDate: '2014-04', endDate: '2019-03' },
    ],
    skills: [{ name: '製本', keywords: ['革装', '箔押し'] }],
  },
};

const readers = new Map<string, ReturnType<typeof claimReader>>();

async function read(language: keyof typeof resumes, sentence: string): Promise<boolean> {
  const reader = readers.get(language) ?? claimReader(resumes[language]);
  readers.set(language, reader);
  return isMarked(await reader(sentence, language === 'ja' ? '経歴を教えてください。' : undefined));
}

describe('a true sentence is not marked', () => {
  it.each([
    ['fr', "Solène est cheffe d'atelier à l'Atelier Penhoët depuis avril 2019."],
    ['fr', 'Elle ne travaille plus à la Papeterie Morvan.'],
    ['fr', 'Le CV ne dit pas pourquoi elle a quitté la Papeterie Morvan.'],
    ['fr', 'Elle serait sans doute ravie de travailler chez Hachette.'],
    ['de', 'Henrike arbeitet seit März 2020 als Backstubenleiterin beim Café Deichblick in Husum.'],
    ['de', 'Im Bereich der Planung kann sie mit Leidenschaft und Erfahrung aufwarten.'],
    ['es', 'Estuvo un año y tres meses en Estudio Peñarroya.'],
    ['es', 'Ya no trabaja en Estudio Peñarroya.'],
    ['ja', '三輪さんは株式会社すみれ製本で工房長を務めています。'],
    ['ja', '松本市在住です。'],
    ['ja', '2014年4月から2019年3月まで青葉書店で販売員として働きました。'],
  ] as const)('in %s: %s', async (language, sentence) => {
    expect(await read(language, sentence)).toBe(false);
  });
});

describe('a false sentence is marked', () => {
  it.each([
    ['fr', 'Parmi ses compétences : Kubernetes.'],
    ['fr', 'Elle a travaillé une dizaine d’années à la Papeterie Morvan.'],
    ['fr', 'Elle parle couramment anglais.'],
    ['de', 'Sie arbeitet derzeit bei Bosch.'],
    ['de', 'Ihr Wohnort ist Straubing.'],
    ['de', 'Bei der Konditorei Wiesner war sie ein Jahr.'],
    ['es', 'Nunca ha trabajado en Construcciones Valbuena.'],
    ['es', 'Trabajó dos años y medio en Estudio Peñarroya.'],
    ['es', 'El CV no menciona AutoCAD.'],
    ['ja', '以前は任天堂で働いていました。'],
    ['ja', '京都大学を卒業しました。'],
    ['ja', '三輪さんは株式会社すみれ製本で営業部長を務めています。'],
    ['ja', '青葉書店で十年働きました。'],
    ['ja', '職人九人を率いています。'],
  ] as const)('in %s: %s', async (language, sentence) => {
    expect(await read(language, sentence)).toBe(true);
  });
});

it('reads a hostile answer in bounded time', async () => {
  const began = performance.now();
  for (const part of ['カタカナ', '漢字会社', '「あ', '十百千万', 'で年に', '現在働いて', '株式会社ア、'])
    await read('ja', part.repeat(20_000));
  for (const part of ['bei der Aa ', 'Aa-', 'gelernt: Aa am ']) await read('de', part.repeat(20_000));
  expect(performance.now() - began).toBeLessThan(20_000);
});
