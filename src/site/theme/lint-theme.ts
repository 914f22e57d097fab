import { nearestName } from '../../resume/nearest-name';
import { readColor } from './color';
import { type LowContrast, lowContrasts, paper } from './contrast';
import { isColorName } from './derive';
import { tokenNames, type Tokens, type Declaration, declarationsOf } from './tokens';

export const themeFile = 'theme.css';

/** Spaces much smaller leave no room to tap, much larger none for words. */
const density = { least: 0.7, most: 1.5 } as const;

/** What is wrong with an owner's `theme.css`, one sentence each; `tokens` are those that it makes. */
export function lintTheme(css: string, tokens: Tokens): string[] {
  const declarations = declarationsOf(css);
  const own = new Set(declarations.map(({ name }) => name));
  return [
    ...declarations.flatMap((each) => remarkOn(each, css, tokens)),
    // What follows from the owner's tokens is as good as those allow, and mended with them.
    ...lowContrasts(tokens)
      .filter(({ front, back }) => own.has(front) || own.has(back))
      .map(contrastRemark),
  ];
}

function remarkOn(declaration: Declaration, css: string, tokens: Tokens): string[] {
  const { name, line, condition, selector } = declaration;
  const said = (text: string) => [`${themeFile}:${line}: --${name} ${text}`];
  if (!tokenNames.includes(name)) return isUsed(name, css) ? [] : said(unknownToken(name));
  if (!/^(?::root|html)\b/.test(selector))
    return said(`has an effect in a rule of :root, and stands in one of "${selector}".`);
  if (condition !== undefined && /prefers-color-scheme:\s*dark/.test(condition) && isColorName(name))
    return said(
      `is for the light colours; set --${name.replace(/-dark$/, '')}-dark outside of ${condition}.`,
    );
  if (condition !== undefined) return [];
  const value = tokens.value(name);
  if (value === undefined) return said(`uses "${declaration.value}", and one of these names is not set.`);
  if (isColorName(name) && readColor(value) === undefined)
    return said(
      `is "${value}", which cannot be read as a colour; write it as #0b6152, rgb(), hsl(), oklch() or a name.`,
    );
  if (name.startsWith('radius-') && /^[\d.]+$/.test(value))
    return said(`is "${value}", without a unit; write ${Number(value)}px.`);
  return name === 'density' && !isDensity(value)
    ? said(
        `is "${value}"; write a number from ${density.least} to ${density.most}, where 1 is the usual one.`,
      )
    : [];
}

/** A name of the owner's own, for `var()`. */
function isUsed(name: string, css: string): boolean {
  return [...css.matchAll(/var\(\s*--([^\s,)]+)/g)].some(([, used]) => used === name);
}

function unknownToken(name: string): string {
  const meant = name.startsWith('color-') ? name.slice('color-'.length) : name;
  const nearest = nearestName(meant, tokenNames);
  return nearest === undefined
    ? 'is no token, so nothing uses it; docs/themes.md lists those there are.'
    : `is no token, so nothing uses it; did you mean --${nearest}?`;
}

function isDensity(value: string): boolean {
  const number = /^\d*\.?\d+$/.test(value) ? Number(value) : NaN;
  return number >= density.least && number <= density.most;
}

function contrastRemark({ front, back, ratio, needs, passing }: LowContrast): string {
  const below = back === paper ? 'white paper' : `--${back}`;
  // Rounded down, so that no figure says that the pair passes.
  const shown = (Math.floor(ratio * 10) / 10).toFixed(1);
  return `${themeFile}: --${front} on ${below} has ${shown}:1 and needs ${needs}:1; ${passing} passes.`;
}
