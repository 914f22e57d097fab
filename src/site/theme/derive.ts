import { type Color, contrastOn, hexOf, mixed, nearestPassing, readColor, shaded } from './color';
import { passes, colorPairs } from './contrast';
import { colorNames, engineTokens, type Tokens, tokensOf, type Declaration } from './tokens';

type Setting = Pick<Declaration, 'name' | 'value'>;

/** How a token follows from others where the owner sets those and not this one. */
interface Rule {
  readonly token: string;
  /** One that has another colour than the engine's makes the rule apply. */
  readonly from: readonly string[];
  readonly make: (color: (name: string) => Color) => Color;
}

const white = readColor('#fff');

/** With a part of the second colour. */
const mix = (part: number) => (color: Color, other: Color) => mixed(color, other, part);

/** In one scheme; a rule stands after those of the tokens that it follows. */
function rulesOf(name: (token: string) => string, isDark: boolean): readonly Rule[] {
  const rule = (
    token: string,
    from: readonly string[],
    make: (...colors: readonly Color[]) => Color,
  ): Rule => ({
    token: name(token),
    from: from.map(name),
    make: (color) => make(...from.map((each) => color(name(each)))),
  });
  return [
    rule('surface', ['background'], (background) => shaded(background, (l, c) => [Math.min(1, l + 0.02), c])),
    rule('surface-2', ['background', 'text'], mix(0.06)),
    rule('border', ['background', 'text'], mix(0.16)),
    rule('control', ['background', 'text'], mix(0.5)),
    rule('tint', ['background', 'accent'], mix(0.1)),
    rule('danger-tint', ['background', 'danger'], mix(0.1)),
    rule('text-muted', ['text', 'background'], mix(0.3)),
    rule('accent-strong', ['accent'], (accent) =>
      shaded(accent, (l, c) => (isDark ? [l + 0.07, c * 0.7] : [l - 0.09, c])),
    ),
    rule('on-accent', ['accent'], (accent) =>
      white && contrastOn(accent, white) >= 4.5 ? white : shaded(accent, (_, c) => [0.2, Math.min(c, 0.04)]),
    ),
    rule('profile-2', ['profile'], (profile) =>
      shaded(profile, (l, c) => [l < 0.5 ? l + 0.05 : l - 0.02, c]),
    ),
    rule('on-profile', ['text', 'profile'], (text) => text),
    rule('profile-accent', ['accent', 'profile'], (accent) => accent),
    rule('profile-border', ['profile', 'on-profile'], mix(0.2)),
    rule('on-profile-muted', ['on-profile', 'profile'], mix(0.25)),
  ];
}

const rules: readonly Rule[] = [
  {
    token: 'accent-dark',
    from: ['accent'],
    make: (color) => shaded(color('accent'), (_, c) => [0.8, Math.min(c, 0.12)]),
  },
  ...rulesOf((token) => token, false),
  ...rulesOf((token) => `${token}-dark`, true),
];

/**
 * The tokens that follow from the owner's, so that one that is set alone leaves nothing of the engine's look that would not suit
 * it: an accent brings its tint, its shade under the pointer and its twin for the dark scheme. Each passes its
 * contrasts if any colour of its hue does.
 */
export function derivedTokens(own: readonly Setting[]): Setting[] {
  const derived: Setting[] = [];
  for (const { token, from, make } of rules) {
    const tokens = tokensOf([...derived, ...own]);
    const colors = from.map((name) => tokens.color(name));
    if (own.some(({ name }) => name === token) || colors.includes(undefined)) continue;
    if (!from.some((name) => isChanged(name, tokens))) continue;
    const made = make((name) => tokens.color(name) ?? (colors[0] as Color));
    derived.push({ name: token, value: hexOf(passingOf(token, made, tokens)) });
  }
  return derived;
}

function isChanged(name: string, tokens: Tokens): boolean {
  const [now, before] = [tokens.color(name), engineTokens.color(name)];
  return now !== undefined && before !== undefined && hexOf(now) !== hexOf(before);
}

function passingOf(token: string, made: Color, tokens: Tokens): Color {
  const pairs = colorPairs.filter(({ front }) => front === token);
  return nearestPassing(made, (candidate) => pairs.every((pair) => passes(candidate, pair, tokens))) ?? made;
}

/** As a style sheet; empty without any. */
export function tokenRule(tokens: readonly Setting[]): string {
  if (tokens.length === 0) return '';
  return `\n@layer tokens {\n:root {${tokens.map(({ name, value }) => `--${name}:${value}`).join(';')}}\n}`;
}

/** True for the name of a colour of either scheme. */
export function isColorName(name: string): boolean {
  return colorNames.includes(name.replace(/-dark$/, ''));
}
