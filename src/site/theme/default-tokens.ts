import sheet from '../../ui/tokens.css?raw';
import { type Declaration, declarationsOf, isGlobal } from './declarations';

/** The tokens that `theme.css` may set, with the engine's own values. */
export const defaultTokens: readonly Declaration[] = declarationsOf(sheet).filter(
  (each) => each.layer === 'tokens' && isGlobal(each),
);
