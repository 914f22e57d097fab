/** How close the lines of the printed CV stand; print.css has the measures. */
export type PrintDensity = 'normal' | 'tight' | 'loose';

/** Fewer lines on the last page look like a mistake; a full page has about 60. */
const fewestLines = 8;

export interface PrintedPdf {
  readonly pdf: Buffer;
  readonly pages: number;
  readonly linesOnLastPage: number;
}

type Print = (density: PrintDensity, hasTimeline: boolean) => Promise<PrintedPdf>;

/**
 * Prints the CV such that its last page holds more than a few lines: as it is, else tighter, else looser. Where none
 * of them helps, as it is. The timeline is in it where it costs no page.
 */
export async function printWithFullLastPage(print: Print): Promise<PrintedPdf> {
  const { density, printed } = await chooseDensity((each) => print(each, false));
  const drawn = await print(density, true);
  return drawn.pages === printed.pages && endsWell(drawn) ? drawn : printed;
}

async function chooseDensity(print: (density: PrintDensity) => Promise<PrintedPdf>) {
  const normal = { density: 'normal', printed: await print('normal') } as const;
  if (endsWell(normal.printed)) return normal;
  const tight = { density: 'tight', printed: await print('tight') } as const;
  if (endsWell(tight.printed)) return tight;
  const loose = { density: 'loose', printed: await print('loose') } as const;
  return endsWell(loose.printed) ? loose : normal;
}

function endsWell({ pages, linesOnLastPage }: PrintedPdf): boolean {
  return pages === 1 || linesOnLastPage >= fewestLines;
}
