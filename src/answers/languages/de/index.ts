import model from '../../intent/models/de';
import type { LanguagePack } from '../language-pack';
import { lexicon } from './lexicon';
import { sentences } from './sentences';

export const pack: LanguagePack = { language: 'de', lexicon, sentences, model };
