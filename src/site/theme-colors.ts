import { readFileSync } from 'node:fs';
import { engineFiles } from './engine-files.ts';
import { ownerStyles } from './theme.ts';

/** The colours that browsers draw around the page, as CSS writes them. */
export interface ThemeColors {
  /** Behind the page while it loads. */
  readonly background: string;
  /** Of what lies at the top of a phone's page, for visitors who prefer light and dark. */
  readonly top: { readonly light: string; readonly dark: string };
}

/** Reads the colours from the tokens of the page's own sheet and the owner's. */
export function themeColors(folder: string): ThemeColors {
  const tokens = readFileSync(engineFiles.tokens, 'utf8');
  return colorsOf(tokens + ownerStyles(folder));
}

/** A token that is set twice has its last value, as in the page. */
export function colorsOf(css: string): ThemeColors {
  const plain = css.replace(/\/\*.*?\*\//gs, '');
  const token = (name: string, depth = 0): string => {
    const value = [...plain.matchAll(new RegExp(`--${name}\\s*:\\s*([^;}]+)`, 'g'))].at(-1)?.[1]?.trim();
    const other = /^var\(\s*--([\w-]+)\s*\)$/.exec(value ?? '')?.[1];
    return other !== undefined && depth < 5 ? token(other, depth + 1) : (value ?? 'Canvas');
  };
  return {
    background: token('background'),
    top: { light: token('profile'), dark: token('profile-dark') },
  };
}
