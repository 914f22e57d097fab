import model from '../../intent/models/fr';
import type { LanguagePack } from '../language-pack';
import { lexicon } from './lexicon';
import { sentences } from './sentences';

export const pack: LanguagePack = { language: 'fr', lexicon, sentences, model };
