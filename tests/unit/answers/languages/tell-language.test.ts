import { expect, it } from 'vitest';
import { tellLanguage } from '../../../../src/answers/languages/tell-language';

it.each([
  ['Which languages does Ada speak?', 'en'],
  ['Quelles langues parle-t-elle ?', 'fr'],
  ['どんな言語を話せますか', 'ja'],
  ['ما اللغات التي تتحدثها؟', 'ar'],
  ['אילו שפות היא מדברת?', 'he'],
  ['На каких языках она говорит?', 'ru'],
  ['她会说什么语言？', 'zh'],
  ['او به چه زبان‌هایی صحبت می‌کند؟ چگونه؟', 'fa'],
])('tells the language of %j, answered in it or not', (text, language) => {
  expect(tellLanguage(text, 'en')).toBe(language);
});

it('calls an English question English although it names a Hebrew bakery', () => {
  expect(tellLanguage('What does she do at מאפיית הגשר?', 'en')).toBe('en');
});

it('takes the page’s language where nothing tells another', () => {
  expect(tellLanguage('42 ?', 'de')).toBe('de');
});
