import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { qrCodeOf } from '../../../src/site/qr-code';
import { readQrCode } from '../../support/read-qr-code';

describe('a QR code', () => {
  it.each(['https://cv.example/#ask=', `https://${'sub.'.repeat(30)}example/cv/#ask=`, 'Ödön 雪'])(
    'is read by a camera: %s',
    async (text) => {
      const { size, path } = qrCodeOf(text);
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size * 4}" height="${size * 4}" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`;
      expect(await readQrCode(await sharp(Buffer.from(svg)).png().toBuffer())).toBe(text);
    },
  );

  it('has an empty zone of four modules around it', () => {
    const { size, path } = qrCodeOf('https://cv.example/#ask=');
    const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].map(([, ...numbers]) =>
      numbers.map(Number),
    );
    expect(runs.map((run) => `M${run[0]} ${run[1]}h${run[2]}v1h-${run[3]}z`).join('')).toBe(path);
    expect(Math.min(...runs.flatMap(([x = 0, y = 0]) => [x, y]))).toBe(4);
    expect(Math.max(...runs.map(([x = 0, , length = 0]) => x + length))).toBe(size - 4);
  });
});
