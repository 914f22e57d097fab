import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { detectCvLanguage } from '../../../src/resume/detect-cv-language';
import { chooseLanguage } from '../../../src/site/choose-language';

const root = resolve(import.meta.dirname, '../../..');
const read = (folder: string): unknown => JSON.parse(readFileSync(join(root, folder, 'resume.json'), 'utf8'));

const german = ['carpenter', 'elektriker', 'kauffrau', 'teacher', 'german-nurse'];
const languages: Readonly<Record<string, readonly string[]>> = {
  ar: ['restorer'],
  de: german,
  es: ['arquitecta', 'gerente', 'lawyer'],
  fr: ['chef', 'comptable', 'infirmier'],
  ja: ['designer', 'planner'],
};

const invented = ['tests/eval/quotes', 'tests/eval/claims/cvs', 'tests/fixtures/other-owners'].flatMap(
  (folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter(
        (entry) => entry.isDirectory() && readdirSync(join(root, folder, entry.name)).includes('resume.json'),
      )
      .map(({ name }) => [name, `${folder}/${name}`] as const),
);

describe('the language of a CV', () => {
  it.each(invented)('is found in its texts: %s', (name, folder) => {
    const [expected = 'en'] = Object.entries(languages).find(([, names]) => names.includes(name)) ?? [];
    expect(chooseLanguage(read(folder))).toMatchObject({ language: expected, cvLanguage: expected });
  });

  it.each([
    ['en', 'A weaver, a teacher and a patent that is a classic.'],
    ['pt', 'Engenheira de software com mais de dez anos de experiência em sistemas para a saúde.'],
    ['it', 'Architetta con oltre dieci anni di esperienza nella progettazione di scuole per la cultura.'],
    ['nl', 'Verpleegkundige met ruim tien jaar ervaring op de intensive care van een academisch ziekenhuis.'],
    ['ru', 'Инженер с опытом разработки распределённых систем, работал в банках и на транспорте.'],
    ['uk', 'Інженерка з досвідом розробки систем для лікарень і шкіл, працювала в трьох містах.'],
    ['he', 'מהנדסת תוכנה עם ניסיון של עשר שנים בפיתוח מערכות React ו-Node.js לבתי חולים.'],
    ['ar', 'مهندسة برمجيات لديها خبرة عشر سنوات في تطوير أنظمة المستشفيات باستخدام Python و Kubernetes.'],
    ['fa', 'مهندس نرم‌افزار با ده سال تجربه در طراحی سامانه‌های بیمارستانی و پژوهش در دانشگاه تهران.'],
    ['zh', '软件工程师，拥有十年开发医院系统的经验，熟悉 Python 和 Kubernetes，曾在三个城市工作。'],
    ['ko', '병원 시스템을 십 년 동안 개발한 소프트웨어 엔지니어로 Python과 Kubernetes에 익숙합니다.'],
    ['el', 'Μηχανικός λογισμικού με δεκαετή εμπειρία στην ανάπτυξη συστημάτων για νοσοκομεία.'],
  ])('is told from one sentence, with the names of products in it: %s', (expected, text) => {
    expect(detectCvLanguage([text, 'React', 'PostgreSQL', 'https://example.org/le-la-les'])).toBe(expected);
  });

  it('is what the owner says, as a code or as a name', () => {
    const chosen = (language: string) => {
      const { language: site, cvLanguage } = chooseLanguage({ meta: { language } });
      return [site, cvLanguage];
    };
    expect(chosen('fr')).toEqual(['fr', 'fr']);
    expect(chosen('de_ch')).toEqual(['de', 'de-CH']);
    expect(chosen('Spanish')).toEqual(['es', 'es']);
    expect(chosen('français')).toEqual(['fr', 'fr']);
    expect(chosen('日本語')).toEqual(['ja', 'ja']);
    expect(chosen('العربية')).toEqual(['ar', 'ar']);
    expect(chosen('pt-BR')).toEqual(['pt', 'pt-BR']);
    expect(chosen('pl')).toEqual(['en', 'pl']);
  });
});

describe('the line for the owner', () => {
  const becauseSaid = (language: string) => chooseLanguage({ meta: { language } }).because;

  it('names the language and why', () => {
    const { because } = chooseLanguage(read('tests/eval/quotes/chef'));
    const fromTexts = 'most texts of the CV are in it; `meta.language` sets another.';
    expect(because).toBe(`The site is in French (fr): ${fromTexts}`);
    expect(becauseSaid('fr')).toBe('The site is in French (fr): as `meta.language` says.');
  });

  it('says that the interface has no such language, or that a language is none', () => {
    expect(becauseSaid('pl')).toMatch(/^The CV is in Polish \(pl\).*is in English \(en\)/);
    expect(becauseSaid('Klingonish')).toContain('"Klingonish" is not a language');
  });
});
