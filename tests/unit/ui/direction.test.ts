import { expect, it } from 'vitest';
import { directionOfLanguage, inLanguage } from '../../../src/ui/direction';

it('knows the languages that are written from right to left, whatever their region', () => {
  expect(['ar', 'ar-EG', 'he', 'fa', 'ur'].map(directionOfLanguage)).toEqual(Array(5).fill('rtl'));
  expect(['en', 'fr', 'ja', 'arn', 'hebei'].map(directionOfLanguage)).toEqual(Array(5).fill('ltr'));
});

it('tells a direction only where it differs from that of the text around', () => {
  expect(inLanguage('ar', 'en')).toEqual({ lang: 'ar', dir: 'rtl' });
  expect(inLanguage('en', 'ar')).toEqual({ lang: 'en', dir: 'ltr' });
  expect(inLanguage('fr', 'en')).toEqual({ lang: 'fr', dir: undefined });
  expect(inLanguage(undefined, 'ar')).toEqual({});
});
