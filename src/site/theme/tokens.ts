import { type Color, readColor } from './color';
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

/** One `--name: value` of a style sheet. */
export interface Declaration {
  /** Without its dashes. */
  readonly name: string;
  readonly value: string;
  /** Counted from 1. */
  readonly line: number;
  /** The cascade layer it stands in; the innermost one. */
  readonly layer?: string | undefined;
  /** The condition around it, e.g. `@media print`. */
  readonly condition?: string | undefined;
  /** Of the rule it stands in; rules in rules joined by spaces. */
  readonly selector: string;
}

/** The custom properties that a style sheet sets, in its order. It takes any text: what is no CSS sets nothing. */
export function declarationsOf(css: string): Declaration[] {
  const plain = withoutComments(css);
  const found: Declaration[] = [];
  const around: string[] = [];
  let start = 0;
  for (let at = 0; at <= plain.length; at = end(plain, at)) {
    const character = plain[at] ?? ';';
    if (!/[{};]/.test(character)) continue;
    const text = plain.slice(start, at);
    if (character === '{') around.push(text.trim());
    else found.push(...declarationIn(text, start, plain, around));
    if (character === '}') around.pop();
    start = at + 1;
  }
  return found;
}

function declarationIn(
  text: string,
  start: number,
  css: string,
  around: readonly string[],
): readonly Declaration[] {
  const [, name, value = ''] = /^\s*--([^\s:;{}]+)\s*:(.*)$/s.exec(text) ?? [];
  if (name === undefined) return [];
  const line = css.slice(0, start + text.search(/\S/)).split('\n').length;
  const layer = around.findLast((each) => /^@layer\b/.test(each))?.replace(/^@layer\s*/, '');
  const condition = around.find((each) => each.startsWith('@') && !each.startsWith('@layer'));
  const selectors = around.filter((each) => !each.startsWith('@'));
  const written = value.replace(/!\s*important\s*$/i, '').trim();
  return [{ name, value: written, line, layer, condition, selector: selectors.join(' ') }];
}

/** True for what is set for the whole document on every screen. */
function isGlobal({ selector, condition }: Declaration): boolean {
  return condition === undefined && selector.split(',').some((each) => /^\s*(?::root|html)\s*$/.test(each));
}

/** The next position where a statement may begin or end: what stands in quotes or in parentheses is skipped. */
function end(css: string, at: number): number {
  const character = css[at] ?? '';
  if (character === '"' || character === "'") {
    const closing = new RegExp(String.raw`(?:\\.|[^\\${character}\n])*`, 'sy');
    closing.lastIndex = at + 1;
    return closing.exec(css) ? closing.lastIndex + 1 : css.length + 1;
  }
  if (character !== '(') return at + 1;
  let inside = at + 1;
  while (inside < css.length && css[inside] !== ')') inside = end(css, inside);
  return inside + 1;
}

/** Of the same length and lines. */
function withoutComments(css: string): string {
  return css.replace(/\/\*.*?(?:\*\/|$)/gs, (comment) => comment.replace(/[^\n]/g, ' '));
}
