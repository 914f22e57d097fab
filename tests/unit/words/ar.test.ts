import { describe, expect, it } from 'vitest';
import { builtIn } from '../../../src/words/built-in/ar';
import * as arabic from '../../../src/words/ar';
import { sentencesOf } from '../../support/catalogue-leaves';

const { site, assistant } = arabic;
const said = [...sentencesOf({ ...arabic, builtIn })].flatMap(([path, texts]) =>
  texts.map((text) => [path, text] as const),
);

const innermost = /\u2068[^\u2068\u2069]*\u2069/gu;
/** Without what is isolated, be it in one another. */
function withoutIsolated(text: string): string {
  const rest = text.replaceAll(innermost, '');
  return rest === text ? text : withoutIsolated(rest);
}
/** Without the marks that a reader does not see. */
const plain = (text: string) => text.replace(/[\u2068\u2069]/gu, '');

describe('the Arabic catalogue', () => {
  it('isolates each name in Latin letters, so that the punctuation around it stays in place', () => {
    const outside = said.filter(([, text]) => {
      const rest = withoutIsolated(text);
      return /\p{Script=Arabic}/u.test(text) && /[\p{Script=Latin}\u2068\u2069]/u.test(rest);
    });
    expect(outside).toEqual([]);
  });

  it.each([
    [0, 'لا توجد عبارات غير واردة في السيرة الذاتية'],
    [1, 'عبارة واحدة غير واردة في السيرة الذاتية'],
    [2, 'عبارتان غير واردتين في السيرة الذاتية'],
    [3, '3 عبارات غير واردة في السيرة الذاتية'],
    [11, '11 عبارة غير واردة في السيرة الذاتية'],
    [100, '100 عبارة غير واردة في السيرة الذاتية'],
  ])('counts %i statements as Arabic does', (count, sentence) =>
    expect(assistant.chat.notInCv(count)).toBe(sentence),
  );

  it('says that the assistant is an AI', () => {
    expect(plain(assistant.chat.title('Ada'))).toBe('المساعد الشخصي بالذكاء الاصطناعي – Ada');
    expect(assistant.chat.textBox('ليلى')).toBe('تحدّث مع ليلى');
    expect(
      site.resume.greeting('ليلى', [site.resume.subjects['work-exp'], site.resume.subjects.skills]),
    ).toBe(
      'مرحبًا! أنا مساعد الذكاء الاصطناعي لدى ليلى، وأجيب عن الأسئلة حول الملف الشخصي: الخبرات المهنية والمهارات. ماذا تودّ أن تعرف عن ليلى؟',
    );
    expect(site.resume.greeting('ليلى', [])).toContain('حول الملف الشخصي. ماذا');
  });

  it('tells to write to the owner only where there is an address', () => {
    const { unknown } = assistant.backends.failure;
    const facts = { server: '', subject: '', detail: undefined, origin: '' };
    expect(plain(unknown({ ...facts, ownerEmail: 'a@example.com' }).action)).toMatch(
      /ويمكنك أيضًا الكتابة إلى a@example\.com\.$/,
    );
    expect(unknown({ ...facts, ownerEmail: undefined }).action).toMatch(/فأعد تحميل الصفحة\.$/);
  });
});
