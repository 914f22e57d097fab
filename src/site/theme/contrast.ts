import { type Color, contrastOn, hexOf, nearestPassing, over, readColor } from './color';
import { type ColorPair, colorPairs, paper } from './pairs';
import type { Tokens } from './tokens';

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
