import model from '../../intent/models/ar';
import type { LanguagePack } from '../language-pack';
import { lexicon } from './lexicon';
import { sentences } from './sentences';

export const pack: LanguagePack = { language: 'ar', lexicon, sentences, model };
