import { encodeQR } from 'qr';

/** A QR code as the path of an SVG, in units of one module. */
export interface QrCode {
  /** Modules on each side, the quiet zone included. */
  readonly size: number;
  readonly path: string;
}

/** Modules that stay empty around a code (ISO/IEC 18004). */
const quietZone = 4;

/** With medium error correction: a crease or a stain on paper does no harm. */
export function qrCodeOf(text: string): QrCode {
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
