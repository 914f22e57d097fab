import type { Language } from '../../../quotes/labels';
import { german } from './de';
import { english } from './en';
import { spanish } from './es';
import { french } from './fr';
import { japanese } from './ja';
import type { Speech } from './speech-type';

export const speeches: Readonly<Record<Language, Speech>> = {
  en: english,
  fr: french,
  de: german,
  es: spanish,
  ja: japanese,
};
