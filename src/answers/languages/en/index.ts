import model from '../../intent/models/en';
import type { LanguagePack } from '../language-pack';
import { lexicon } from './lexicon';
import { sentences } from './sentences';

export const pack: LanguagePack = { language: 'en', lexicon, sentences, model };
