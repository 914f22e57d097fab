import { type Color, readColor } from './color';
import { type Declaration, declarationsOf, isGlobal } from './declarations';
import sheet from '../../ui/tokens.css?raw';

/** The tokens of a site: the engine's, and over them the owner's. */
export interface Tokens {
  /** With every `var()` filled in; undefined for a token that is not set. */
  value(name: string): string | undefined;
  /** Undefined for what is no colour. */
  color(name: string): Color | undefined;
}

/** The tokens that `theme.css` may set, with the engine's own values. */
const defaults: ReadonlyMap<string, Declaration> = new Map(
  declarationsOf(sheet)
    .filter((each) => each.layer === 'tokens' && isGlobal(each))
    .map((each) => [each.name, each]),
);

/** The names that `theme.css` may set. */
export const tokenNames: readonly string[] = [...defaults.keys()];

/** The names of colours, without their `-dark` twins. */
export const colorNames: readonly string[] = tokenNames.filter((name) => defaults.has(`${name}-dark`));

/** What applies to the whole document on every screen. */
export function setTokens(css: string): Declaration[] {
  return declarationsOf(css).filter(isGlobal);
}

/** A token that is set twice has its last value, as in the page. */
export function tokensOf(own: readonly Pick<Declaration, 'name' | 'value'>[]): Tokens {
  const owners = new Map(own.map((each) => [each.name, each.value]));
  const value = (name: string, depth = 0): string | undefined => {
    const written = owners.get(name) ?? defaults.get(name)?.value;
    if (written === undefined || depth > 8) return undefined;
    let isWhole = true;
    const filled = written.replace(
      /var\(\s*--([\w-]+)\s*(?:,([^()]*(?:\([^()]*\)[^()]*)*))?\)/g,
      (_, other: string, fallback?: string) => {
        const found = value(other, depth + 1) ?? fallback?.trim();
        if (found === undefined) isWhole = false;
        return found ?? '';
      },
    );
    return isWhole ? filled : undefined;
  };
  const colors = new Map<string, Color | undefined>();
  return {
    value: (name) => value(name),
    color: (name) => {
      if (!colors.has(name)) colors.set(name, readColor(value(name) ?? ''));
      return colors.get(name);
    },
  };
}

/** Those of a site without a `theme.css`. */
export const engineTokens: Tokens = tokensOf([]);
