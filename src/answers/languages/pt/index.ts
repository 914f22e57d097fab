import model from '../../intent/models/pt';
import type { LanguagePack } from '../language-pack';
import { lexicon } from './lexicon';
import { sentences } from './sentences';

export const pack: LanguagePack = { language: 'pt', lexicon, sentences, model };
