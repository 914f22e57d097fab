type Rgb = readonly [number, number, number];

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
/** What the chat lies on in either scheme (`src/ui/tokens.css`). */
const surfaces = { light: [241, 237, 229], dark: [35, 41, 39] } as const;
/** WCAG 2.2, 1.4.3. */
const leastContrast = 4.5;

/**
 * The tokens of a host's own accent, as names and values; none without one. Mixed with black or white as far as text in
 * that colour needs it.
 *
 * @param accent `#rrggbb`
 */
export function accentTokens(accent: string | undefined): readonly (readonly [string, string])[] {
  if (accent === undefined || !/^#[\da-f]{6}$/i.test(accent)) return [];
  const light = readable(parse(accent), black, surfaces.light);
  const dark = readable(parse(accent), white, surfaces.dark);
  return [...tokens(light, ''), ...tokens(dark, '-dark')];
}

function tokens(color: Rgb, suffix: string): (readonly [string, string])[] {
  const on = contrast(color, white) > contrast(color, black) ? white : black;
  return [
    [`--accent${suffix}`, css(color)],
    [`--accent-strong${suffix}`, css(color)],
    [`--on-accent${suffix}`, css(on)],
  ];
}

function readable(color: Rgb, towards: Rgb, surface: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(color, towards, share);
    if (contrast(mixed, surface) >= leastContrast) return mixed;
  }
  return towards;
}

function mix([red, green, blue]: Rgb, towards: Rgb, share: number): Rgb {
  const part = (from: number, to: number) => Math.round(from + (to - from) * share);
  return [part(red, towards[0]), part(green, towards[1]), part(blue, towards[2])];
}

function contrast(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function parse(color: string): Rgb {
  const part = (at: number) => parseInt(color.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

function css(color: Rgb): string {
  return `rgb(${color.join(' ')})`;
}
