/** On a page that is less full than this the CV looks cut off. */
const leastShare = 1 / 3;

/** Of the space between lines that print.css gives: tighter such that a page is saved, looser such that the last one fills. */
const spacings = [0.85, 0.7, 0.55, 1.2, 1.4, 1.7, 2];

export interface PrintedPdf {
  readonly pdf: Buffer;
  readonly pages: number;
  /** How far down the text of the emptiest page reaches, from 0 to 1. */
  readonly leastFull: number;
}

/**
 * Prints the CV such that no page of several is less than a third full: as it is, else tighter, else looser. Where
 * none of them helps, as it is.
 */
export async function printWithFullPages(
  print: (spacing: number) => Promise<PrintedPdf>,
): Promise<PrintedPdf> {
  const asItIs = await print(1);
  if (endsWell(asItIs)) return asItIs;
  for (const spacing of spacings) {
    const printed = await print(spacing);
    if (endsWell(printed)) return printed;
  }
  return asItIs;
}

function endsWell({ pages, leastFull }: PrintedPdf): boolean {
  return pages === 1 || leastFull >= leastShare;
}
