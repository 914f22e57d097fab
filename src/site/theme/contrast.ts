import { type Color, contrastOn, hexOf, nearestPassing, over, readColor } from './color';
import type { Tokens } from './tokens';

/** Two tokens of which one stands on the other somewhere in page, chat or card. */
interface ColorPair {
  readonly front: string;
  readonly back: string;
  /** The least contrast (https://www.w3.org/TR/WCAG22/#contrast-minimum, #non-text-contrast). */
  readonly needs: 4.5 | 3;
}

/** What a print stands on, whatever the theme. */
export const paper = '#fff';

const rooms = ['background', 'surface', 'surface-2'];
const column = ['profile', 'profile-2'];

function textOn(backs: readonly string[], fronts: readonly string[]): ColorPair[] {
  return fronts.flatMap((front) => backs.map((back) => ({ front, back, needs: 4.5 as const })));
}

/** In the light scheme; the same names with `-dark` are the pairs of the dark one. */
const pairs: readonly ColorPair[] = [
  // Texts, links, and the ring around what has the focus.
  ...textOn(rooms, ['text', 'text-muted', 'accent', 'accent-strong', 'danger']),
  // A filled button, and under the pointer.
  ...textOn(['accent', 'accent-strong'], ['on-accent']),
  ...textOn(column, ['on-profile', 'on-profile-muted']),
  // Links in the column.
  ...textOn(['profile'], ['profile-accent']),
  // Numbers of sources, and what the CV does not say.
  ...textOn(['tint'], ['accent', 'text']),
  ...textOn(['danger-tint'], ['text']),
  // Frames of what can be used.
  { front: 'control', back: 'background', needs: 3 },
  { front: 'control', back: 'surface', needs: 3 },
  // How far a download is.
  { front: 'accent', back: 'border', needs: 3 },
];

/** Every pair of both schemes, and of a print, which has the light scheme's texts. */
export const colorPairs: readonly ColorPair[] = [
  ...pairs,
  ...pairs.map(({ front, back, needs }) => ({ front: `${front}-dark`, back: `${back}-dark`, needs })),
  ...textOn([paper], ['text', 'text-muted', 'accent']),
];

/** A pair of tokens that cannot be told apart well enough. */
export interface LowContrast extends ColorPair {
  readonly ratio: number;
  /** The colour nearest to the front's that passes, `#rrggbb`. */
  readonly passing: string;
}

/** The pairs of a theme below their contrast. A token that is no colour is in none of them. */
export function lowContrasts(tokens: Tokens): LowContrast[] {
  return colorPairs.flatMap((pair) => {
    const [front, back] = [tokens.color(pair.front), backOf(pair, tokens)];
    if (front === undefined || back === undefined) return [];
    const ratio = contrastOn(back, front);
    return ratio >= pair.needs ? [] : [{ ...pair, ratio, passing: passingFor(pair, front, back, tokens) }];
  });
}

/** One that suits all pairs of the token, where there is one; black or white passes on any single colour. */
function passingFor(pair: ColorPair, front: Color, back: Color, tokens: Tokens): string {
  const all = colorPairs.filter((other) => other.front === pair.front);
  const found =
    nearestPassing(front, (candidate) => all.every((other) => passes(candidate, other, tokens))) ??
    nearestPassing(front, (candidate) => contrastOn(back, candidate) >= pair.needs);
  return hexOf(found ?? front);
}

/** True as well where the other colour is none. */
export function passes(front: Color, pair: ColorPair, tokens: Tokens): boolean {
  const back = backOf(pair, tokens);
  return back === undefined || contrastOn(back, front) >= pair.needs;
}

/** Opaque: what lies below a transparent surface is the background, and below that the paper. */
function backOf({ back }: ColorPair, tokens: Tokens): Color | undefined {
  const white = readColor(paper);
  if (back === paper || white === undefined) return white;
  const color = tokens.color(back);
  const below = tokens.color(back.endsWith('-dark') ? 'background-dark' : 'background') ?? white;
  return color && over(over(white, below), color);
}
