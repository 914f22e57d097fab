/** How close the lines of the printed CV stand; print.css has the measures. */
export type PrintDensity = 'normal' | 'tight' | 'loose';

/** Fewer lines on the last page look like a mistake; a full page has about 60. */
const fewestLines = 8;

export interface PrintedPdf {
  readonly pdf: Buffer;
  readonly pages: number;
  readonly linesOnLastPage: number;
}

/**
 * Prints the CV such that its last page holds more than a few lines: as it is, else tighter, else looser. Where none
 * of them helps, as it is.
 */
export async function printWithFullLastPage(
  print: (density: PrintDensity) => Promise<PrintedPdf>,
): Promise<PrintedPdf> {
  const normal = await print('normal');
  if (endsWell(normal)) return normal;
  const tight = await print('tight');
  if (endsWell(tight)) return tight;
  const loose = await print('loose');
  return endsWell(loose) ? loose : normal;
}

function endsWell({ pages, linesOnLastPage }: PrintedPdf): boolean {
  return pages === 1 || linesOnLastPage >= fewestLines;
}
