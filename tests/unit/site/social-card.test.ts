import { resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openCardFonts } from '../../../src/site/card-fonts';
import { openPublicFolder } from '../../../src/site/public-folder';
import { qrCodeOf } from '../../../src/site/site-content';
import { canDrawCard, drawSocialCard } from '../../../src/site/social-card';
import { parseProfile } from '../../../src/resume/profile';
import { readQrCode } from '../../support/read-qr-code';
import { readSampleResume, sampleResumeFiles } from '../../support/sample-resumes';
import { themeColors } from '../../../src/site/theme/open-theme';
import { engineTokens } from '../../../src/site/theme/tokens';
import { words } from '../../support/words';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readFontCoverage } from '../../../src/site/font-coverage';

const publicFolder = openPublicFolder(resolve(import.meta.dirname, '../../fixtures/owner'));

const look = { words: words.page, language: 'en', colors: themeColors(engineTokens).card };
/** Those of the package, as on a machine without fonts. */
const packageFonts = openCardFonts([]);
const hasNoSystemFont = (text: string) => openCardFonts()(text) === undefined;

const noFolder = openPublicFolder(resolve(import.meta.dirname, '../../fixtures/other-owners/minimal'));

const draw = (basics: object, options: Partial<Parameters<typeof drawSocialCard>[2]> = {}) =>
  drawSocialCard(parseProfile({ basics }), noFolder, { ...look, ...options });

/** How much of a part differs from the card's background; above the question box and beside the photo if not given. */
async function inkIn(
  image: Buffer | undefined,
  part = { left: 72, top: 64, width: 700, height: 380 },
): Promise<number> {
  const data = await sharp(image).extract(part).greyscale().raw().toBuffer();
  return data.filter((value) => value < 200).length / data.length;
}

describe('the card for links to the page', () => {
  it.each(sampleResumeFiles)('is a PNG of 1200 by 630 with words on it: %s', async (file) => {
    const { image } = await drawSocialCard(parseProfile(readSampleResume(file)), publicFolder, look);
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(await inkIn(image)).toBeGreaterThan(0.01);
  });

  it.each(['with', 'without'])('carries a QR code that cameras read, %s a photo', async (photo) => {
    const profile = parseProfile(readSampleResume(sampleResumeFiles[0]));
    const address = 'https://camille.example/cv/#ask=';
    const shown = photo === 'with' ? profile : { ...profile, photo: undefined };
    const askCode = { address, ...qrCodeOf(address) };
    const { image } = await drawSocialCard(shown, publicFolder, { ...look, askCode });
    expect(await readQrCode(image ?? Buffer.of())).toBe(address);
    const { image: plain } = await drawSocialCard(shown, publicFolder, look);
    await expect(readQrCode(plain ?? Buffer.of())).rejects.toThrow();
  });

  it('has room for a long name and headline, whatever characters they have', async () => {
    const { image } = await draw({
      name: 'Łucja & Zoë <Aλίκη> '.repeat(6),
      label: 'A very long headline '.repeat(30),
    });
    expect(await sharp(image).metadata()).toMatchObject({ width: 1200, height: 630 });
    expect(await inkIn(image, { left: 876, top: 300, width: 324, height: 150 })).toBe(0);
  });

  it('has headline, place, the first three skills and the address, each in its place', async () => {
    const basics = { name: 'Ode Vey', label: 'Baker', location: { city: 'Lyon' } };
    const skills = [{ name: 'Bread', keywords: ['Rye', 'Spelt'] }, { name: 'Ovens' }, { name: 'Accounts' }];
    const [whole, ...others] = await Promise.all(
      [
        { basics, skills },
        { basics: { ...basics, label: undefined }, skills },
        { basics: { ...basics, location: undefined }, skills },
        { basics, skills: skills.slice(1) },
      ].map(async (resume) => (await drawSocialCard(parseProfile(resume), noFolder, look)).image),
    );
    for (const other of others) expect(other).not.toEqual(whole);
    const threeSkills = { basics, skills: skills.slice(0, 2) };
    expect((await drawSocialCard(parseProfile(threeSkills), noFolder, look)).image).toEqual(whole);
    const button = { left: 900, top: 490, width: 190, height: 40 };
    const { image } = await draw(basics, { address: 'ode.example/baker' });
    expect(await inkIn(image, button)).toBeGreaterThan(0.3);
    expect(await inkIn(whole, button)).toBe(0);
  });
});

describe('the card of somebody whose script the package’s font lacks', () => {
  it.each(['Łucja Øde', 'Олена Шевчук', 'Ελένη Παππά', 'Nguyễn Thị Ánh', 'Zoe\u0308 Noe\u0308l'])(
    'has the name on a machine without fonts where the package’s font has its letters: %s',
    async (name) => {
      const { image, remark } = await draw({ name }, { findFonts: packageFonts });
      expect(remark).toBeUndefined();
      expect(await inkIn(image)).toBeGreaterThan(0.005);
    },
  );

  it.each([
    ['佐藤 美咲', '図書館司書'],
    ['ليلى الحداد', 'معلمة'],
    ['נועה בן ארי', 'אופה'],
  ])('is not made where no font has the name, and the build says so: %s', async (name, label) => {
    expect(canDrawCard({ name }, packageFonts)).toBe(false);
    const photo = { name, label, image: 'photo.jpg' };
    const { image, remark } = await drawSocialCard(parseProfile({ basics: photo }), publicFolder, {
      ...look,
      findFonts: packageFonts,
    });
    expect(image).toBeUndefined();
    expect(remark).toContain(`no font has the letters of "${name}"`);
    expect(remark).toContain('public/og.png');
  });

  it.skipIf(hasNoSystemFont('美'))('is written in a font of the machine in Japanese', async () => {
    const { image, remark } = await draw({ name: '佐藤 美咲', label: '図書館司書' });
    expect(remark).toBeUndefined();
    expect(await inkIn(image)).toBeGreaterThan(0.03);
  });

  it.skipIf(hasNoSystemFont('ل'))('begins at the right where its CV is in Arabic, joined', async () => {
    const arabic = { ...look, language: 'ar' };
    const { image } = await draw({ name: 'ليلى' }, arabic);
    expect(await inkIn(image, { left: 828, top: 64, width: 300, height: 300 })).toBeGreaterThan(0.1);
    expect(await inkIn(image, { left: 320, top: 64, width: 250, height: 300 })).toBe(0);
    // Letters that joiners keep apart are wider.
    const apart = await draw({ name: 'ل\u200Cي\u200Cل\u200Cى' }, arabic);
    expect(apart.image).not.toEqual(image);
  });
});

it.each(['https://cv.example/#ask=', `https://${'sub.'.repeat(30)}example/cv/#ask=`, 'Ödön 雪'])(
  'a QR code is read by a camera: %s',
  async (text) => {
    const { size, path } = qrCodeOf(text);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size * 4}" height="${size * 4}" viewBox="0 0 ${size} ${size}"><path d="${path}"/></svg>`;
    expect(await readQrCode(await sharp(Buffer.from(svg)).png().toBuffer())).toBe(text);
  },
);

const resolveFile = createRequire(import.meta.url).resolve;
const fontFile = (name: string) => readFileSync(resolveFile(`@expo-google-fonts/source-serif-4/${name}`));
const has = readFontCoverage(fontFile('400Regular/SourceSerif4_400Regular.ttf'));

describe('what a font says that it holds', () => {
  it.each(['A', 'é', 'ß', 'Ł', 'ő', '–', '’', 'Ж', 'є', 'Ω', 'ή', 'ệ'])('has %s', (character) => {
    expect(has(character)).toBe(true);
  });

  it.each(['佐', 'か', '한', 'ل', 'ש', 'ह', '🍳', 'Ꭰ', '\u{1F1EB}', '\uFFFF'])('lacks %s', (character) => {
    expect(has(character)).toBe(false);
  });
});
