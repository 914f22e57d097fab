import model from '../../intent/models/es';
import type { LanguagePack } from '../language-pack';
import { lexicon } from './lexicon';
import { sentences } from './sentences';

export const pack: LanguagePack = { language: 'es', lexicon, sentences, model };
