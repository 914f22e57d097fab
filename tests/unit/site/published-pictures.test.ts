import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { plainSite, putPictures } from '../../support/plain-client';
import { temporaryFolder } from '../../support/temporary-folder';

/** Stands in all metadata here. */
const secret = 'Rue du Bac 12';
const heic = readFileSync(resolve(import.meta.dirname, '../../fixtures/pictures/phone.heic'));
const exif = {
  IFD0: { ImageDescription: secret },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 0/1' },
};

let site: ReturnType<typeof plainSite>;

beforeEach(() => {
  site = plainSite(temporaryFolder());
  putPictures(site.owner);
});

const put = (path: string, content: string | Uint8Array) =>
  writeFileSync(join(site.owner, 'public', path), content);
const published = (path: string) => readFileSync(join(site.out, path));

function build(basics: object = {}, more: object = {}, isStrict = false) {
  const resume = { basics: { name: 'Ada Byron', ...basics }, ...more };
  writeFileSync(join(site.owner, 'resume.json'), JSON.stringify(resume));
  return site.build({ SITE_URL: 'https://cv.example' }, isStrict);
}

/** Red above, blue below, as it is stored; no flat colour, so that each encoding shows. */
function picture(width: number, height: number, { alpha = 1 } = {}): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g opacity="${alpha}">
    <rect width="100%" height="100%" fill="#00c"/><rect width="100%" height="50%" fill="#c00"/></g></svg>`;
  const drawn = sharp(Buffer.from(svg));
  return (alpha === 1 ? drawn.removeAlpha() : drawn).withExif(exif);
}

/** As a telephone that was held upright stores it: the top of what one sees is the left edge of the file. */
const phonePhoto = () =>
  picture(1600, 1200).withMetadata({ orientation: 6 }).withExif(exif).jpeg().toBuffer();

function shown() {
  const page = site.read('index.html');
  const [, source] = /<source srcSet="([^"]*)" type="image\/webp"/.exec(page) ?? [];
  const [, image] = /<img src="([^"]*)"[^>]* width="320"/.exec(page) ?? [];
  const [, linked] = /"image":"(https:[^"]*)"/.exec(page) ?? [];
  const exported = JSON.parse(site.read('resume.json')) as { basics: { image?: string } };
  return { image, source, linked, exported: exported.basics.image, page };
}

const telling = () => site.filesWith(secret);

describe('a photo that the résumé names', () => {
  it('is published upright, at most 800 pixels high, as WebP and JPEG without metadata', async () => {
    put('photo.jpg', await phonePhoto());
    expect(await build({ image: 'photo.jpg' })).not.toContainEqual(expect.stringContaining('photo.jpg'));
    const { image, source, linked, exported } = shown();
    expect([image, source]).toEqual(['/photo.jpg', '/photo.jpg.webp']);
    expect([linked, exported]).toEqual(Array(2).fill('https://cv.example/photo.jpg'));
    for (const [file, format] of Object.entries({ 'photo.jpg': 'jpeg', 'photo.jpg.webp': 'webp' })) {
      const { exif: kept, ...about } = await sharp(published(file)).metadata();
      expect(about).toMatchObject({ format, width: 600, height: 800 });
      expect([kept, about.icc, about.xmp, about.orientation]).toEqual(Array(4).fill(undefined));
      // Turned right, the lower half of what is stored is on the left.
      const [red = 255, , blue = 0] = await sharp(published(file)).raw().toBuffer();
      expect([red < 20, blue > 180]).toEqual([true, true]);
    }
    expect(telling()).toEqual([]);
    const first = published('photo.jpg.webp');
    await build({ image: 'photo.jpg' });
    expect(published('photo.jpg.webp')).toEqual(first);
  });

  it.each([
    ['opaque PNG', 'me.png', 1, '/me.png.jpg', '/me.png.webp'],
    ['transparent PNG', 'me.png', 0.5, '/me.png', '/me.png.webp'],
    ['opaque WebP', 'me.webp', 1, '/me.webp.jpg', '/me.webp'],
    ['AVIF', 'me.avif', 1, '/me.avif.jpg', '/me.avif.webp'],
  ])('is shown in formats that suit it: %s', async (_, file, alpha, image, source) => {
    const drawn = picture(900, 300, { alpha }).toFormat(file.slice(3) as 'png');
    put(file, await drawn.toBuffer());
    await build({ image: file });
    expect(shown()).toMatchObject({ image, source, exported: `https://cv.example${image}` });
    for (const path of [file, image.slice(1), source.slice(1)])
      expect(await sharp(published(path)).metadata()).toMatchObject({ width: 800, hasAlpha: alpha < 1 });
    expect(telling()).toEqual([]);
  });

  it('stays as it is where it is small, upright and without metadata', async () => {
    const small = sharp(await phonePhoto()).resize(300);
    const [jpeg, webp] = [await small.clone().jpeg().toBuffer(), await small.clone().webp().toBuffer()];
    put('photo.jpg', jpeg);
    put('photo.webp', webp);
    await build({ image: 'photo.jpg', imageWebp: 'photo.webp' });
    expect(shown()).toMatchObject({ image: '/photo.jpg', source: '/photo.webp' });
    expect([published('photo.jpg'), published('photo.webp')]).toEqual([jpeg, webp]);
  });

  it.each([
    ['HEIC', heic, 'is a HEIC picture'],
    ['a cut-off JPEG', undefined, 'cannot be read as a picture'],
    ['a text', Buffer.from(secret), 'cannot be read as a picture'],
  ])('is a remark and a monogram where it cannot be read: %s', async (_, bytes, problem) => {
    put('photo.jpg', bytes ?? (await phonePhoto()).subarray(0, 9000));
    const about = (await build({ image: 'photo.jpg' })).filter((line) => line.includes('photo.jpg'));
    expect(about).toEqual([
      expect.stringContaining(`resume.json: basics.image: public/photo.jpg ${problem}`),
    ]);
    const { image, linked, exported, page } = shown();
    expect([image, linked, exported]).toEqual(Array(3).fill(undefined));
    expect(page).toMatch(/profile-card__monogram[^>]*>AB</);
    expect(readdirSync(site.out)).not.toContain('photo.jpg');
    await expect(build({ image: 'photo.jpg' }, {}, true)).rejects.toThrow('basics.image');
  });
});

it('publishes a logo small and without metadata, and says where one cannot be read', async () => {
  put('mill.png', await picture(1000, 500, { alpha: 0.5 }).png().toBuffer());
  put('mine.jpg', heic);
  const logos = [
    { name: 'Mine', logo: 'mine.jpg' },
    { name: 'Mill', logo: 'mill.png' },
  ];
  expect(await build({}, { partners: logos })).toContainEqual(
    expect.stringMatching(/^resume\.json: partners\[0\]\.logo: public\/mine\.jpg is a HEIC picture/),
  );
  expect(await sharp(published('mill.png')).metadata()).toMatchObject({ width: 800, hasAlpha: true });
  expect(telling()).toEqual([]);
});

describe('a picture that nothing names', () => {
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${secret}</a></x:xmpmeta>`;
  const comment = Buffer.from(`\xff\xfe\0\x0f${secret}`, 'latin1');
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('is published without metadata: %s', async (format) => {
    const stored = await picture(900, 300).withXmp(xmp).toFormat(format).toBuffer();
    // Telephones put a film behind a picture, and programs a comment before it.
    const told =
      format === 'jpeg' ? Buffer.concat([stored.subarray(0, 2), comment, stored.subarray(2)]) : stored;
    put(`trip.${format}`, Buffer.concat([told, Buffer.from(format === 'avif' ? '' : secret)]));
    await build();
    expect(telling()).toEqual([]);
    const { exif: kept, xmp: text, ...about } = await sharp(published(`trip.${format}`)).metadata();
    expect([kept, text, about.width]).toEqual([undefined, undefined, 900]);
    const pixels = async (bytes: Buffer) => (await sharp(bytes).raw().toBuffer()).toString('base64');
    if (format !== 'avif') expect(await pixels(published(`trip.${format}`))).toEqual(await pixels(stored));
  });

  it('is said, and not where a style or page of the owner shows it', async () => {
    for (const name of ['me', 'paper', 'map']) put(`${name}.jpg`, await phonePhoto());
    put('custom.css', 'body { background: url(../paper.jpg) }');
    put('404.html', '<img src="/map.jpg">');
    expect(await build()).toContainEqual(
      expect.stringMatching(/^Published, but shown nowhere on the site: public\/me\.jpg\. /),
    );
    expect(await build({ image: 'me.jpg' })).not.toContainEqual(expect.stringContaining('shown nowhere'));
  });
});
