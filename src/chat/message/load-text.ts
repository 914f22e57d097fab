import type { LoadProgress } from '../core/message';

const megabyteFormat = new Intl.NumberFormat(undefined, {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 0,
});
const percent = new Intl.NumberFormat(undefined, { style: 'percent' });

/** How far the model has come, in one line. */
export function loadText({ phase, done, total }: LoadProgress): string {
  if (phase === 'compile')
    return total > 0 ? `Preparing the model: ${percent.format(done / total)}` : 'Preparing the model';
  if (total === 0) return `Fetching the model: ${megabytes(done)}`;
  return `Fetching the model: ${percent.format(done / total)} of ${megabytes(total)}`;
}

function megabytes(bytes: number): string {
  return megabyteFormat.format(bytes / 1e6);
}
