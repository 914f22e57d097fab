import { readOwnersText } from '../owners-text';
import { derivedTokens, tokenRule } from './derive';
import { lintTheme, themeFile } from './lint-theme';
import type { ChosenTheme } from './themes';
import { setTokens, tokensOf, engineTokens, type Tokens } from './tokens';
import { contrastOn, hexOf } from './color';

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

/** The colours of what is not drawn by a browser from the page's sheet, as `#rrggbb`. */
export interface ThemeColors {
  /** Behind the page while it loads. */
  readonly background: string;
  /** Of what lies at the top of a phone's page, for visitors who prefer light and dark. */
  readonly top: { readonly light: string; readonly dark: string };
  /** Of the social card, in the light scheme. */
  readonly card: {
    readonly paper: string;
    readonly ink: string;
    readonly muted: string;
    readonly accent: string;
    readonly onAccent: string;
    readonly surface: string;
    readonly control: string;
    readonly tint: string;
  };
  readonly icon: { readonly ground: string; readonly letter: string; readonly dot: string };
}

export function themeColors(tokens: Tokens): ThemeColors {
  /** What is no colour has the engine's in its place. */
  const color = (name: string) => {
    const found = tokens.color(name) ?? engineTokens.color(name);
    return found === undefined ? '#fff' : hexOf(found);
  };
  const [accent, onAccent] = [color('accent'), color('on-accent')];
  return {
    background: color('background'),
    top: { light: color('profile'), dark: color('profile-dark') },
    card: {
      paper: color('background'),
      ink: color('text'),
      muted: color('text-muted'),
      accent,
      onAccent,
      surface: color('surface'),
      control: color('control'),
      tint: color('tint'),
    },
    icon: { ground: accent, letter: onAccent, dot: isVisible(tokens) ? color('profile-accent') : onAccent },
  };
}

/** The dot of the icon is an ornament, so that it is enough to be seen. */
function isVisible(tokens: Tokens): boolean {
  const [dot, ground] = [tokens.color('profile-accent'), tokens.color('accent')];
  return dot !== undefined && ground !== undefined && contrastOn(ground, dot) >= 2;
}
