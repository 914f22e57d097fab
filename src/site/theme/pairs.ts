/** Two tokens of which one stands on the other somewhere in page, chat or card. */
export interface ColorPair {
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
