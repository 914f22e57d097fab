import { readOwnersText } from '../owners-text';
import { derivedTokens } from './derive';
import { lintTheme, themeFile } from './lint-theme';
import { type ThemeColors, themeColors } from './theme-colors';
import { setTokens, tokensOf } from './tokens';

/** The look that an owner's folder gives a site. */
export interface Theme {
  /**
   * The owner's styles as written, to follow the page's own, each in its cascade layer (`src/ui/layers.css` orders them);
   * after them the tokens that follow from theirs. Empty without any.
   */
  readonly styles: string;
  readonly colors: ThemeColors;
  /** What is wrong with `theme.css`, one sentence each. */
  readonly remarks: readonly string[];
}

/**
 * Reads `theme.css` and `public/custom.css` of an owner's folder; either may be missing.
 *
 * @throws Error naming the file that cannot be read
 */
export function openTheme(folder: string): Theme {
  const theme = readOwnersText(folder, themeFile);
  const custom = readOwnersText(folder, 'public/custom.css');
  const own = setTokens(theme ?? '');
  const derived = derivedTokens(own);
  const tokens = tokensOf([...derived, ...own]);
  return {
    styles: inLayer('theme', theme) + inLayer('tokens', ruleOf(derived)) + inLayer('custom', custom),
    colors: themeColors(tokens),
    remarks: theme === undefined ? [] : lintTheme(theme, tokens),
  };
}

function ruleOf(tokens: readonly { readonly name: string; readonly value: string }[]): string | undefined {
  if (tokens.length === 0) return undefined;
  return `:root {${tokens.map(({ name, value }) => `--${name}:${value}`).join(';')}}`;
}

function inLayer(layer: string, css: string | undefined): string {
  return css === undefined ? '' : `\n@layer ${layer} {\n${css}\n}`;
}
