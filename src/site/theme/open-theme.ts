import { readOwnersText } from '../owners-text';
import { derivedTokens, tokenRule } from './derive';
import { lintTheme, themeFile } from './lint-theme';
import { themeColors } from './theme-colors';
import type { ChosenTheme } from './themes';
import { setTokens, tokensOf } from './tokens';

export type Theme = ReturnType<typeof openTheme>;

/**
 * The look of a site: of the theme that its résumé names, and of the owner's folder. Reads `theme.css` and `public/custom.css` of an owner's folder; either may be missing.
 *
 * @throws Error naming the file that cannot be read
 */
export function openTheme(folder: string, { sheet = '', remarks = [] }: ChosenTheme = {}) {
  const theme = readOwnersText(folder, themeFile);
  const custom = readOwnersText(folder, 'public/custom.css');
  const own = [...setTokens(sheet), ...setTokens(theme ?? '')];
  const derived = derivedTokens(own);
  const tokens = tokensOf([...derived, ...own]);
  return {
    /**
     * The named theme's and the owner's styles, to follow the page's own, each in its cascade layer (`src/ui/layers.css`
     * orders them); after them the tokens that follow from theirs. Empty without any.
     */
    styles: sheet + inLayer('theme', theme) + tokenRule(derived) + inLayer('custom', custom),
    colors: themeColors(tokens),
    /** What is wrong with the theme's name or with `theme.css`, one sentence each. */
    remarks: [...remarks, ...(theme === undefined ? [] : lintTheme(theme, tokens))],
  };
}

function inLayer(layer: string, css: string | undefined): string {
  return css === undefined ? '' : `\n@layer ${layer} {\n${css}\n}`;
}
