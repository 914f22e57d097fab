import type { Outline } from '../../resume/outline';
import { careerSpans } from './career-spans';
import { drawTimeline, type TimelineDrawing } from './draw-timeline';
import { bytesOf } from './markup-size';

/** The limit of the whole picture, as markup that nothing has compressed. */
const mostBytes = 1500;
/** The elements around paths and texts. */
const frameBytes = 150;

interface TimelineOptions {
  /** The current one, `YYYY-MM`. */
  readonly month: string;
  readonly direction: 'ltr' | 'rtl';
  /** Of the interface (BCP 47). */
  readonly language: string;
  readonly labelOf: (from: string, to: string | undefined) => string;
}

export interface CareerTimeline {
  readonly drawing: TimelineDrawing;
  /** Says in a sentence what can be seen. */
  readonly label: string;
}

/** The career of a CV as a picture of at most 1,500 bytes; undefined where its dates make none, or its owner hides it. */
export function timelineOf(outline: Outline, options: TimelineOptions): CareerTimeline | undefined {
  if (outline.profile.hidden.has('timeline')) return undefined;
  const { month, direction, language, labelOf } = options;
  const years = new Intl.DateTimeFormat(language, { year: 'numeric', timeZone: 'UTC' });
  const yearLabel = (year: number) => years.format(Date.UTC(year));
  const draw = (bytes: number) =>
    drawTimeline(careerSpans(outline, month), { direction, yearLabel, mostBytes: bytes });
  const labelled = (drawing: TimelineDrawing) =>
    labelOf(
      yearLabel(drawing.firstYear),
      drawing.lastYear === undefined ? undefined : yearLabel(drawing.lastYear),
    );
  const bare = draw(0);
  if (!bare) return undefined;
  const label = labelled(bare);
  const drawing = draw(mostBytes - frameBytes - bytesOf(label));
  return drawing && { drawing, label };
}
