import model from '../../intent/models/ja';
import type { LanguagePack } from '../language-pack';
import { lexicon } from './lexicon';
import { sentences } from './sentences';

export const pack: LanguagePack = { language: 'ja', lexicon, sentences, model };
