import { describe, expect, it } from 'vitest';
import { detectLanguage, tellLanguage } from '../../../src/answers/languages/detect-language';

describe('the language of a message', () => {
  it.each([
    ['Where does she work now?', 'en'],
    ['Où travaille-t-elle maintenant ?', 'fr'],
    ['elle bosse ou en ce moment', 'fr'],
    ['Wo arbeitet sie gerade?', 'de'],
    ['telefonnummer', 'de'],
    ['¿Dónde trabaja ahora?', 'es'],
    ['donde trabaja', 'es'],
    ['今どこで働いていますか', 'ja'],
    ['職歴', 'ja'],
    ['أين تعمل الآن؟', 'ar'],
    ['هل تعرف React Native و AWS Lambda Functions؟', 'ar'],
  ] as const)('%s: %s', (text, language) => expect(detectLanguage(text, 'fr')).toBe(language));

  it('stays English beside a Japanese name', () =>
    expect(detectLanguage('How long did she work at つばめ?', 'ja')).toBe('en'));

  it('stays English beside an Arabic name', () =>
    expect(detectLanguage('How long did she work at شركة الأفق?', 'ar')).toBe('en'));

  it('is the one before where only names are written', () => {
    expect(detectLanguage('Docker?', 'de')).toBe('de');
    expect(detectLanguage('', 'es')).toBe('es');
  });

  it.each([
    ['Dove lavora adesso?', 'it'],
    ['Waar werkt zij nu?', 'nl'],
    ['Zná ho?', 'cs'],
    ['Bây giờ cô ấy làm việc ở đâu?', 'vi'],
    ['Где она работает?', 'ru'],
    ['Чи працює він зараз?', 'uk'],
    ['她会说什么语言？', 'zh'],
    ['지금 어디에서 일하나요?', 'ko'],
    ['אילו שפות היא מדברת?', 'he'],
    ['او کجا کار می‌کند؟', 'fa'],
    ['Cześć!', 'pl'],
    ['Kan han?', 'und'],
  ])('tells another language by script and frequent words: %s', (text, language) => {
    expect(tellLanguage(text, 'en')).toBe(language);
    expect(detectLanguage(text, 'fr')).toBe('en');
  });

  it.each([
    ['wat does she do atm', 'en'],
    ['What does she do at מאפיית הגשר?', 'en'],
    ['qual e a experiencia dela', 'pt'],
    ['É engenheira?', 'pt'],
    ['wer is da chef', 'de'],
    ['on la dit têtue', 'fr'],
    ['¿en qué anda?', 'es'],
    ['職務経歴', 'ja'],
    ['Ağrı?', 'fr'],
  ])('takes slang and bare names for no other language: %s', (text, language) => {
    expect(tellLanguage(text, language)).toBe(language);
  });

  it('leaves a word that two languages share to the one of the chat', () => {
    expect(tellLanguage('Ciao!', 'de')).toBe('de');
    expect(tellLanguage('Ciao!', 'en')).toBe('it');
    expect(tellLanguage('Docker?', 'it')).toBe('it');
    expect(tellLanguage('kan er CNC frese programieren', 'de')).toBe('de');
    for (const language of ['en', 'es', 'fr']) expect(tellLanguage('hobbies?', language)).toBe(language);
    expect(tellLanguage('certificado?', 'es')).toBe('es');
  });

  it('takes Latin words in a Japanese chat for English, but not a name', () => {
    expect(tellLanguage('plastic packaging reduction', 'ja')).toBe('en');
    expect(tellLanguage('Docker?', 'ja')).toBe('ja');
  });
});
