import type { CareerSpan } from './career-spans';
import { type Geometry, geometryOf } from './geometry';
import { type Label, placeLabels, type WantedName } from './labels';
import { type Bar, barsOf, joinBars, solidEnd, type SpanBar } from './lanes';
import { groupBytes, pathBytes, poleBytes, textBytes } from './markup-size';
import { createPen, em, type Pen } from './pen';
import { shortenText, textWidth } from './text-width';
import { drawingWidth, type TimeScale, timeScale } from './time-scale';

/** A career as lines and texts. Lengths are in units, ten to an em, and in percent of the width. */
export interface TimelineDrawing {
  readonly firstYear: number;
  /** Absent where something goes on. */
  readonly lastYear?: number | undefined;
  /** Without the rows of names, which stand above and below it. */
  readonly height: number;
  readonly rows: RowCounts;
  readonly rowsOnPhone: RowCounts;
  /** In the order of painting; none is empty. */
  readonly paths: readonly TimelinePath[];
  readonly years: readonly TimelineText[];
  readonly names: readonly TimelineNames[];
}

export interface RowCounts {
  readonly above: number;
  readonly below: number;
}

interface TimelinePath {
  readonly look: 'pole' | 'wide' | 'axis' | 'job' | 'internship' | 'study' | 'open' | 'open-study';
  readonly d: string;
}

export interface TimelineText {
  readonly x: string;
  readonly y: string;
  readonly text: string;
}

/** Names with the same look. */
export interface TimelineNames {
  readonly looks: readonly NameLook[];
  readonly texts: readonly TimelineText[];
}

type NameLook = 'studies' | 'end' | 'wide';

interface DrawingOptions {
  readonly direction: 'ltr' | 'rtl';
  readonly yearLabel: (year: number) => string;
  /** UTF-8 bytes that the drawing may take as markup. */
  readonly mostBytes: number;
}

const mostBars = 36;
const mostLanes = { work: 4, study: 3 };
/** Of which those that have room are shown. */
const mostNames = 16;
const mostRows = { work: 3, study: 2 };
/** In em. */
const longestName = 22;
const shortName = 17;
const narrowestLine = 22;

/**
 * Draws jobs and internships above a line of years, and studies below it. Undefined where that says nothing: no job, fewer
 * than two spans, less than a year.
 *
 * What does not fit goes in a fixed order. Parallel spans beyond the lanes join the last lane; neighbours join until
 * `mostBars` are left; and names go, those of the least important spans first (`byImportance`).
 */
export function drawTimeline(
  spans: readonly CareerSpan[],
  options: DrawingOptions,
): TimelineDrawing | undefined {
  const work = spans.filter(({ kind }) => kind !== 'study');
  const studies = spans.filter(({ kind }) => kind === 'study');
  const scale = timeScale(spans, mostYears(spans, options.yearLabel));
  if (!scale || work.length === 0 || spans.length < 2) return undefined;

  const workBars = barsOf(work, scale, mostLanes.work);
  const studyBars = barsOf(studies, scale, mostLanes.study);
  const geometry = geometryOf(workBars, studyBars);
  const pen = createPen(options.direction);
  const forStudies = Math.ceil((mostBars * studies.length) / spans.length);
  const bars = [...joinBars(workBars, mostBars - forStudies), ...joinBars(studyBars, forStudies)];
  const paths = barPaths(bars, scale, geometry, pen);
  const years = scale.years.map((year) => ({
    x: pen.percent(scale.xOf(year * 12)),
    y: em(geometry.years),
    text: options.yearLabel(year),
  }));

  const left =
    options.mostBytes - sum([...paths.map(pathBytes), ...years.map(({ text }) => textBytes(text))]);
  const below = placeLabels(wantedNames(studyBars), {
    rows: mostRows.study,
    isAffordable: (labels) => labelBytes(labels) <= left / 3,
  });
  const above = placeLabels(wantedNames(workBars), {
    rows: mostRows.work,
    isAffordable: (labels) => labelBytes([...labels, ...below]) <= left,
  });
  const labels = [...above, ...below];
  return {
    firstYear: scale.firstYear,
    lastYear: scale.isOpen ? undefined : scale.lastYear,
    height: geometry.height,
    rows: rowCounts(above, below),
    rowsOnPhone: rowCounts(above.filter(isOnPhone), below.filter(isOnPhone)),
    paths: [...polePaths(labels, geometry, pen), ...paths],
    years,
    names: groupNames(labels, geometry, pen),
  };
}

const isOnPhone = ({ isWide }: Label) => !isWide;

function rowCounts(above: readonly Label[], below: readonly Label[]): RowCounts {
  return { above: rowCount(above), below: rowCount(below) };
}

function rowCount(labels: readonly Label[]): number {
  return Math.max(0, ...labels.map(({ row }) => row + 1));
}

/** As many years as have room on a phone. */
function mostYears(spans: readonly CareerSpan[], yearLabel: (year: number) => string): number {
  const widest = Math.max(0, ...spans.map(({ from }) => textWidth(yearLabel(Math.floor(from / 12)))));
  return Math.max(1, Math.floor(narrowestLine / (widest + 1)));
}

function barPaths(bars: readonly Bar[], scale: TimeScale, geometry: Geometry, pen: Pen): TimelinePath[] {
  const { axis, yOf } = geometry;
  const ticks = scale.years.map((year) => pen.post(scale.xOf(year * 12), axis, axis + 4));
  const solid = (kind: Bar['kind']) =>
    bars.filter((bar) => bar.kind === kind).map((bar) => pen.line(bar.start, solidEnd(bar), yOf(bar)));
  const open = (isStudy: boolean) =>
    bars
      .filter((bar) => bar.isOngoing && (bar.kind === 'study') === isStudy)
      .map((bar) => pen.line(bar.end, drawingWidth, yOf(bar)));
  return present([
    { look: 'axis', d: [pen.line(0, drawingWidth, axis), ...ticks].join('') },
    { look: 'job', d: solid('job').join('') },
    { look: 'internship', d: solid('internship').join('') },
    { look: 'study', d: solid('study').join('') },
    { look: 'open', d: open(false).join('') },
    { look: 'open-study', d: open(true).join('') },
  ]);
}

/** The spans that deserve a name first; each name stands once, at the most important of its spans. */
function wantedNames(bars: readonly SpanBar[]): WantedName[] {
  const names = new Map<string, WantedName>();
  for (const bar of bars.toSorted((a, b) => byImportance(a.span, b.span))) {
    const name = shortenText(bar.span.name, longestName);
    if (name === '' || !bar.hasRoom || names.has(name)) continue;
    names.set(name, { name, shortName: shortenText(bar.span.name, shortName), bar });
  }
  return Array.from(names.values()).slice(0, mostNames);
}

/** What goes on comes first, then the newer study, the job before the internship, and the longer before the shorter. */
function byImportance(a: CareerSpan, b: CareerSpan): number {
  const newer = b.to - a.to;
  return rankOf(a) - rankOf(b) || (a.kind === 'study' ? newer : 0) || monthsOf(b) - monthsOf(a) || newer;
}

function rankOf({ kind, isOngoing }: CareerSpan): number {
  return (isOngoing ? 0 : 1) + (kind === 'internship' ? 2 : 0);
}

function monthsOf({ from, to }: CareerSpan): number {
  return to - from;
}

/** A pole begins at its bar, behind it. */
function polePaths(labels: readonly Label[], { yOf, rowOf }: Geometry, pen: Pen): TimelinePath[] {
  const capitals = 9;
  const polesOf = (isWide: boolean) =>
    labels
      .filter((label) => label.isWide === isWide)
      .map(({ x, row, bar }) => {
        const [foot, base] = [yOf(bar), rowOf(row, bar.kind === 'study')];
        return bar.kind === 'study' ? pen.post(x, foot, base) : pen.post(x, base - capitals, foot);
      })
      .join('');
  return present([
    { look: poleLook({ isWide: false }), d: polesOf(false) },
    { look: poleLook({ isWide: true }), d: polesOf(true) },
  ]);
}

function poleLook({ isWide }: Pick<Label, 'isWide'>): 'pole' | 'wide' {
  return isWide ? 'wide' : 'pole';
}

function groupNames(labels: readonly Label[], { rowOf }: Geometry, pen: Pen): TimelineNames[] {
  const groups = new Map<string, { looks: NameLook[]; texts: TimelineText[] }>();
  for (const label of labels) {
    const looks = looksOf(label);
    const group = groups.get(looks.join()) ?? { looks, texts: [] };
    group.texts.push({
      x: pen.percent(label.x),
      y: em(rowOf(label.row, label.bar.kind === 'study')),
      text: label.name,
    });
    groups.set(looks.join(), group);
  }
  return [...groups.values()];
}

function looksOf({ bar, side, isWide }: Label): NameLook[] {
  return [
    ...(bar.kind === 'study' ? (['studies'] as const) : []),
    ...(side === 'end' ? (['end'] as const) : []),
    ...(isWide ? (['wide'] as const) : []),
  ];
}

function labelBytes(labels: readonly Label[]): number {
  const groups = new Map(labels.map((label) => [looksOf(label).join(), looksOf(label)]));
  const poles = new Set(labels.map(poleLook));
  return sum([
    ...labels.map(({ name }) => textBytes(name) + poleBytes),
    ...Array.from(groups.values(), groupBytes),
    ...Array.from(poles, (look) => pathBytes({ look, d: '' })),
  ]);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

function present(paths: readonly TimelinePath[]): TimelinePath[] {
  return paths.filter(({ d }) => d !== '');
}
