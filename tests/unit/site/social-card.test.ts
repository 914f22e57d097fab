import { resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openPublicFolder } from '../../../src/site/public-folder';
import { qrCodeOf } from '../../../src/site/qr-code';
import { drawSocialCard } from '../../../src/site/social-card';
import { parseProfile } from '../../../src/resume/profile';
import { readQrCode } from '../../support/read-qr-code';
import { readSampleResume, sampleResumeFiles } from '../../support/sample-resumes';

const publicFolder = openPublicFolder(resolve(import.meta.dirname, '../../fixtures/owner'));

/** How much of the card differs from its background, left of the photo. */
async function inkOf(image: Buffer): Promise<number> {
  const { data } = await sharp(image)
    .extract({ left: 60, top: 60, width: 700, height: 480 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((value) => value < 200).length / data.length;
}

describe('the card for links to the page', () => {
  it.each(sampleResumeFiles)('is a PNG of 1200 by 630 with words on it: %s', async (file) => {
    const image = await drawSocialCard(parseProfile(readSampleResume(file)), publicFolder);
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(await inkOf(image)).toBeGreaterThan(0.01);
  });

  it.each(['with', 'without'])('carries a QR code that cameras read, %s a photo', async (photo) => {
    const profile = parseProfile(readSampleResume(sampleResumeFiles[0]));
    const address = 'https://camille.example/cv/#ask=';
    const shown = photo === 'with' ? profile : { ...profile, photo: undefined };
    const askCode = { address, ...qrCodeOf(address) };
    const image = await drawSocialCard(shown, publicFolder, askCode);
    expect(await readQrCode(image)).toBe(address);
    await expect(readQrCode(await drawSocialCard(shown, publicFolder))).rejects.toThrow();
  });

  it('has room for a long name and headline, whatever characters they have', async () => {
    const long = parseProfile({
      basics: { name: 'Łucja & Zoë <Aλίκη> '.repeat(6), label: 'A very long headline '.repeat(30) },
    });
    const image = await drawSocialCard(long, publicFolder);
    expect(await sharp(image).metadata()).toMatchObject({ width: 1200, height: 630 });
  });
});
