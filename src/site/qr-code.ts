import { encodeQR } from 'qr';

/** Modules that stay empty around a code (ISO/IEC 18004). */
const quietZone = 4;

/** With medium error correction: a crease or a stain on paper does no harm. `size`: modules, the quiet zone included. */
export function qrCodeOf(text: string) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  return { size: rows.length, path: rows.flatMap(pathOfRow).join('') };
}

/** One rectangle for each run of dark modules. */
function pathOfRow(row: readonly boolean[], y: number): string[] {
  const runs = row
    .map((isDark) => (isDark ? '1' : '0'))
    .join('')
    .matchAll(/1+/g);
  return Array.from(runs, ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`);
}
