interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface CardPlace {
  /** What the card belongs to. */
  readonly mark: Box;
  readonly card: { readonly width: number; readonly height: number };
  /** The mark is read from right to left: the card begins at its right edge. */
  readonly isRightToLeft?: boolean | undefined;
  /** What the card stays inside. */
  readonly bounds: Box;
}

/** CSS pixels between card and mark, and between card and bounds. */
const gap = 6;
const margin = 8;

/** Where the card stands: below its mark, or above where only that has room. It covers the mark only where neither has. */
export function placeCard({ mark, card, bounds, isRightToLeft = false }: CardPlace): {
  readonly left: number;
  readonly top: number;
} {
  const highest = bounds.top + margin;
  const lowest = bounds.bottom - margin - card.height;
  const below = mark.bottom + gap;
  const above = mark.top - gap - card.height;
  const wanted = below > lowest && above >= highest ? above : below;
  const top = Math.max(highest, Math.min(wanted, lowest));
  const wantedLeft = isRightToLeft ? mark.right - card.width : mark.left;
  const left = Math.max(bounds.left + margin, Math.min(wantedLeft, bounds.right - margin - card.width));
  return { left, top };
}
