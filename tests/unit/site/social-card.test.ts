import { resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openPublicFolder } from '../../../src/site/public-folder';
import { qrCodeOf } from '../../../src/site/qr-code';
import { drawSocialCard } from '../../../src/site/social-card';
import { parseProfile } from '../../../src/resume/profile';
import { readQrCode } from '../../support/read-qr-code';
import { readSampleResume, sampleResumeFiles } from '../../support/sample-resumes';
import { themeColors } from '../../../src/site/theme/theme-colors';
import { engineTokens } from '../../../src/site/theme/tokens';
import { words } from '../../support/words';

const publicFolder = openPublicFolder(resolve(import.meta.dirname, '../../fixtures/owner'));

const look = { words: words.page, colors: themeColors(engineTokens).card };

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
    const { image } = await drawSocialCard(parseProfile(readSampleResume(file)), publicFolder, look);
    expect(await sharp(image).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(await inkOf(image)).toBeGreaterThan(0.01);
  });

  it.each(['with', 'without'])('carries a QR code that cameras read, %s a photo', async (photo) => {
    const profile = parseProfile(readSampleResume(sampleResumeFiles[0]));
    const address = 'https://camille.example/cv/#ask=';
    const shown = photo === 'with' ? profile : { ...profile, photo: undefined };
    const askCode = { address, ...qrCodeOf(address) };
    const { image } = await drawSocialCard(shown, publicFolder, { ...look, askCode });
    expect(await readQrCode(image)).toBe(address);
    const { image: plain } = await drawSocialCard(shown, publicFolder, look);
    await expect(readQrCode(plain)).rejects.toThrow();
  });

  it('has room for a long name and headline, whatever characters they have', async () => {
    const long = parseProfile({
      basics: { name: 'Łucja & Zoë <Aλίκη> '.repeat(6), label: 'A very long headline '.repeat(30) },
    });
    const { image } = await drawSocialCard(long, publicFolder, look);
    expect(await sharp(image).metadata()).toMatchObject({ width: 1200, height: 630 });
  });
});

describe('the card of somebody whose texts its font cannot write', () => {
  const noFolder = openPublicFolder(resolve(import.meta.dirname, '../../fixtures/other-owners/minimal'));
  const draw = (basics: object) => drawSocialCard(parseProfile({ basics }), noFolder, look);

  it.each(['Łucja Øde', 'Олена Шевчук', 'Ελένη Παππά', 'Nguyễn Thị Ánh', 'Zoe\u0308 Noe\u0308l'])(
    'has the name where the font has its letters: %s',
    async (name) => {
      const { image, remark } = await draw({ name });
      expect(remark).toBeUndefined();
      expect(await inkOf(image)).toBeGreaterThan(0.005);
      expect(image).not.toEqual((await draw({ name: `${name}x` })).image);
    },
  );

  it.each([
    ['佐藤 美咲', '図書館司書', '水瀬 千晴'],
    ['ليلى الحداد', 'معلمة', 'سامي ناصر'],
    ['נועה בן ארי', 'אופה', 'דן לוי'],
    ['नीला राव', 'शिक्षक', 'अमित सेन'],
    ['김하늘', '요리사', '박서준'],
    ['王小明', '厨师', '李雷'],
  ])('has no letter of any other font, and the build says so: %s', async (name, label, otherName) => {
    const { image, remark } = await draw({ name, label });
    expect(image).toEqual((await draw({ name: otherName })).image);
    expect(remark).toContain(`without "${name}", "${label}"`);
    expect(remark).toContain('public/og.png');
  });

  it('keeps the texts that it can write', async () => {
    const { image, remark } = await draw({ name: '佐藤 美咲', label: 'Librarian' });
    expect(await inkOf(image)).toBeGreaterThan(0.003);
    expect(remark).toContain('without "佐藤 美咲",');
  });

  it('leaves out an emoji, and nothing else of its text', async () => {
    const { image, remark } = await draw({ name: 'Ode Vey', label: 'Chef 👩🏽‍🍳 and baker' });
    expect(image).toEqual((await draw({ name: 'Ode Vey', label: 'Chef and baker' })).image);
    expect(remark).toContain('without "👩🏽‍🍳"');
  });

  it('leaves out a word whole rather than one of its letters', async () => {
    const { image } = await draw({ name: 'Ode Vey', label: 'Teacher of ᏣᎳᎩ' });
    expect(image).toEqual((await draw({ name: 'Ode Vey' })).image);
  });

  it('shows the photo, else the initials, else a bubble', async () => {
    /** The share of the accent colour of what is drawn in the middle. */
    const accentOf = async (image: Buffer) => {
      const middle = { left: 450, top: 165, width: 300, height: 300 };
      const data = await sharp(image).extract(middle).removeAlpha().raw().toBuffer();
      return (
        data.filter((red, index) => index % 3 === 0 && red < 0x30 && (data[index + 1] ?? 0) > 0x50).length /
        90_000
      );
    };
    const { image: bubble } = await draw({ name: '佐藤 美咲' });
    const { image: initials } = await draw({ name: 'Ode Vᏸy' });
    const withPhoto = { name: '佐藤 美咲', image: 'photo.jpg' };
    const { image: photo } = await drawSocialCard(parseProfile({ basics: withPhoto }), publicFolder, look);
    expect(await accentOf(bubble)).toBeGreaterThan(0.4);
    expect(await accentOf(initials)).toBeGreaterThan(0.4);
    expect(await accentOf(photo)).toBeLessThan(0.1);
    expect(initials).not.toEqual(bubble);
  });

  it('has the initials, and says so, where the photo is a drawing that cannot be drawn', async () => {
    const broken = { ...publicFolder, has: () => true, read: () => Buffer.from('<svg>') };
    const { image } = await draw({ name: 'Ode Vey' });
    const profile = parseProfile({ basics: { name: 'Ode Vey', image: 'me.svg' } });
    expect(await drawSocialCard(profile, broken, look)).toEqual({
      image,
      remark: expect.stringContaining('without the photo'),
    });
  });
});
