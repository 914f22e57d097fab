import Color from 'colorjs.io';
import { attempt } from '../../shared/attempt';

export type { Color };

/** A colour as CSS writes it: hex, a name, `rgb()`, `hsl()`, `oklch()` …; undefined for anything else. */
export function readColor(text: string): Color | undefined {
  const color = attempt(() => new Color(text));
  return color?.coords.some((each) => Number.isNaN(each)) ? undefined : color;
}

/** As a screen of sRGB shows it, `#rrggbb`; a colour with transparency as `#rrggbbaa`. */
export function hexOf(color: Color): string {
  const screen = color.to('srgb');
  const shown = screen.inGamut() ? screen : screen.toGamut({ method: 'css' });
  return shown.toString({ format: 'hex', collapse: false });
}

/** The contrast of what stands on an opaque colour, from 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrastOn(back: Color, front: Color): number {
  return shownAs(over(back, front)).contrastWCAG21(shownAs(back));
}

const shown = new WeakMap<Color, Color>();

/** What a screen shows of a colour, in its whole steps. */
function shownAs(color: Color): Color {
  const known = shown.get(color) ?? new Color(hexOf(color).slice(0, 7));
  shown.set(color, known);
  return known;
}

/** Of a transparent colour, what it makes of an opaque one below it. */
export function over(back: Color, front: Color): Color {
  const alpha = front.alpha ?? 1;
  return alpha >= 1 ? front : mixed(opaque(front), back, 1 - alpha);
}

/** A part of `other`, from 0 to 1, in a colour. */
export function mixed(color: Color, other: Color, part: number): Color {
  return color.mix(other, part, { space: 'srgb', outputSpace: 'srgb' });
}

/** The same hue at another lightness and colourfulness of OKLCH. */
export function shaded(
  color: Color,
  shade: (lightness: number, chroma: number) => readonly [number, number],
) {
  const [lightness, chroma, hue] = color.to('oklch').coords.map((each) => each ?? 0);
  return new Color('oklch', [...shade(lightness ?? 0, chroma ?? 0), hue ?? 0]);
}

/** Of OKLCH lightness: strides find where colours pass, steps the first that does. */
const stride = 0.04;
const step = 0.0025;

/**
 * The colour nearest to this one, by OKLCH lightness, that passes; hue stays, and colourfulness as far as a screen has it.
 * Undefined where not even black and white do.
 */
export function nearestPassing(color: Color, passes: (color: Color) => boolean): Color | undefined {
  const [start = 0] = color.to('oklch').coords.map((each) => each ?? 0);
  const at = (lightness: number) => {
    const within = Math.min(1, Math.max(0, lightness));
    return new Color(hexOf(shaded(opaque(color), (_, chroma) => [within, chroma])));
  };
  const itself = at(start);
  if (passes(itself)) return itself;
  /** The first that passes on one side, and how far away it is. */
  const search = (side: 1 | -1): readonly [distance: number, color: Color] | undefined => {
    const room = side === 1 ? 1 - start : start;
    for (let far = stride; far < room + stride; far += stride) {
      if (!passes(at(start + side * far))) continue;
      for (let near = far - stride + step; near < far; near += step) {
        const candidate = at(start + side * near);
        if (passes(candidate)) return [near, candidate];
      }
      return [far, at(start + side * far)];
    }
    return undefined;
  };
  const found = [search(-1), search(1)].filter((each) => each !== undefined);
  return found.toSorted(([one], [other]) => one - other)[0]?.[1];
}

function opaque(color: Color): Color {
  const copy = color.clone();
  copy.alpha = 1;
  return copy;
}
