import sharp from 'sharp';
import { expect, it } from 'vitest';
import { qrCodeOf } from '../../../src/site/site-content';
import { readQrCode } from '../../support/read-qr-code';

it.each(['https://cv.example/#ask=', `https://${'sub.'.repeat(30)}example/cv/#ask=`, 'Ödön 雪'])(
  'a QR code is read by a camera: %s',
  async (text) => {
    const { size, path } = qrCodeOf(text);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size * 4}" height="${size * 4}" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`;
    expect(await readQrCode(await sharp(Buffer.from(svg)).png().toBuffer())).toBe(text);
  },
);
