import Color from 'colorjs.io';
import type { Page } from 'playwright/test';
import sharp from 'sharp';

type Colour = readonly [red: number, green: number, blue: number];

/** Where to look for the ring of what has the focus, in pixels of the window. */
interface RingPlaces {
  readonly name: string;
  /** For each side a point on the ring, one that it surrounds, and one that it lies on. */
  readonly sides: readonly { readonly ring: Point; readonly inside: Point; readonly outside: Point }[];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface FocusRings {
  /** How many controls took the focus. */
  readonly seen: number;
  /** Those whose ring cannot be seen well, with the contrast of each side. */
  readonly faint: readonly string[];
}

/**
 * Tabs through the page, or an element of it, and names each control whose ring has less than 3:1 against what it surrounds or lies on, as
 * painted. A side beside letters may measure these; a ring is visible if at least half of its sides are.
 */
export async function faintFocusRings(page: Page, within = 'body'): Promise<FocusRings> {
  const faint: string[] = [];
  for (let seen = 0; ; seen++) {
    await page.keyboard.press('Tab');
    const isNew = await page.evaluate(isFirstVisit, within);
    if (!isNew) return { seen, faint };
    const { places, clip, picture } = await ringPicture(page);
    const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const column = ({ x }: Point) => Math.floor(x) - clip.x;
    const row = ({ y }: Point) => Math.floor(y) - clip.y;
    const at = (point: Point): Colour => {
      const index = (row(point) * info.width + column(point)) * info.channels;
      return [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0];
    };
    const isIn = (point: Point) =>
      column(point) >= 0 && row(point) >= 0 && column(point) < info.width && row(point) < info.height;
    const sides = places.sides.filter((side) => [side.ring, side.inside, side.outside].every(isIn));
    const ratios = sides.map(({ ring, inside, outside }) =>
      Math.min(contrast(at(ring), at(inside)), contrast(at(ring), at(outside))),
    );
    const visible = ratios.filter((ratio) => ratio >= 3);
    if (visible.length < 2 || visible.length * 2 < ratios.length)
      faint.push(`${places.name}: ${ratios.map((ratio) => ratio.toFixed(1)).join(' ')}`);
  }
}

/** Runs in the page. False where the focus has left the element, or come back to where it was. */
function isFirstVisit(within: string): boolean {
  const element = document.activeElement;
  if (!element || element === document.body || !element.closest(within)) return false;
  return element.toggleAttribute('data-focus-seen');
}

interface Clip extends Point {
  readonly width: number;
  readonly height: number;
}

/** A picture of the part of the window that holds the ring: taken again if something has moved meanwhile. */
async function ringPicture(page: Page): Promise<{ places: RingPlaces; clip: Clip; picture: Buffer }> {
  for (;;) {
    const places = await page.evaluate(ringPlaces);
    const clip = clipAround(places, page.viewportSize() ?? { width: 0, height: 0 });
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide', clip });
    if (JSON.stringify(places) === JSON.stringify(await page.evaluate(ringPlaces)))
      return { places, clip, picture };
  }
}

/** Whole pixels of the window around all points. */
function clipAround({ sides }: RingPlaces, size: { readonly width: number; readonly height: number }): Clip {
  const points = sides.flatMap((side) => [side.ring, side.inside, side.outside]);
  const within = (values: readonly number[], end: number): [first: number, last: number] => [
    Math.max(0, Math.floor(Math.min(...values))),
    Math.min(end - 1, Math.floor(Math.max(...values))),
  ];
  const [left, right] = within(
    points.map(({ x }) => x),
    size.width,
  );
  const [top, bottom] = within(
    points.map(({ y }) => y),
    size.height,
  );
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Runs in the page. */
function ringPlaces(): RingPlaces {
  let element = document.activeElement ?? document.body;
  // A field may leave the ring to the frame around it.
  while (getComputedStyle(element).outlineStyle === 'none' && element.parentElement)
    element = element.parentElement;
  const style = getComputedStyle(element);
  const width = Number.parseFloat(style.outlineWidth);
  const middle = Number.parseFloat(style.outlineOffset) + width / 2;
  const [box = element.getBoundingClientRect()] = element.getClientRects();
  const across = (from: Point, x: number, y: number) => {
    const point = (distance: number) => ({ x: from.x + x * distance, y: from.y + y * distance });
    return { ring: point(middle), inside: point(middle - width), outside: point(middle + width) };
  };
  const centre = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const name = element.getAttribute('aria-label') ?? element.textContent;
  return {
    name: `${element.localName} ${element.id} ${element.getAttribute('href') ?? ''} ${name.trim()}`,
    sides: [
      across({ x: box.left, y: centre.y }, -1, 0),
      across({ x: box.right - 0.5, y: centre.y }, 1, 0),
      across({ x: centre.x, y: box.top }, 0, -1),
      across({ x: centre.x, y: box.bottom - 0.5 }, 0, 1),
    ],
  };
}

function contrast(one: Colour, other: Colour): number {
  const colorOf = ([red, green, blue]: Colour) => new Color('srgb', [red / 255, green / 255, blue / 255]);
  return colorOf(one).contrast(colorOf(other), 'WCAG21');
}
