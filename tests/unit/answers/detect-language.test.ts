import { describe, expect, it } from 'vitest';
import { detectLanguage } from '../../../src/answers/languages/detect-language';

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
    // Answered in English, since no pack speaks them.
    ['Dove lavora adesso?', 'en'],
    ['Quanti anni di esperienza ha?', 'en'],
    ['Onde ela trabalha agora?', 'en'],
    ['Waar werkt zij nu?', 'en'],
    ['Где она работает?', 'en'],
    ['她在哪里工作？', 'en'],
    ['او کجا کار می‌کند؟', 'en'],
  ] as const)('%s: %s', (text, language) => expect(detectLanguage(text, 'fr')).toBe(language));

  it('stays English beside a Japanese name', () =>
    expect(detectLanguage('How long did she work at つばめ?', 'ja')).toBe('en'));

  it('stays English beside an Arabic name', () =>
    expect(detectLanguage('How long did she work at شركة الأفق?', 'ar')).toBe('en'));

  it('is the one before where only names are written', () => {
    expect(detectLanguage('Docker?', 'de')).toBe('de');
    expect(detectLanguage('', 'es')).toBe('es');
  });
});
