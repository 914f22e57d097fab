import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { ownerFolder } from '../../support/owner';
import { plainSite, putPictures } from '../../support/plain-client';
import { temporaryFolder } from '../../support/temporary-folder';

let site: ReturnType<typeof plainSite>;

beforeEach(() => {
  site = plainSite(temporaryFolder());
  cpSync(resolve(import.meta.dirname, '../../..', ownerFolder), site.owner, { recursive: true });
  rmSync(join(site.owner, 'public/favicon.svg'));
});

const picture = (file: string) => readFileSync(join(site.out, file));

interface Manifest {
  readonly theme_color: string;
  readonly background_color: string;
  readonly icons: readonly { src: string; sizes: string; type: string; purpose: string }[];
}

/** As the standard reads it: addresses are relative to the manifest's own. */
function manifestOf(file: string): Manifest {
  return JSON.parse(site.read(file)) as Manifest;
}

describe('the manifest', () => {
  it('names the person, a start inside its scope, and icons of the sizes that they have', async () => {
    await site.build({ BASE_PATH: '/cv/', SITE_URL: 'https://cv.example' });
    const manifest = manifestOf('manifest.webmanifest');
    expect(manifest).toMatchObject({
      name: 'Tamsin Overbeek',
      short_name: 'Tamsin',
      lang: 'en',
      dir: 'ltr',
      start_url: '/cv/',
      scope: '/cv/',
      display: 'browser',
    });
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes, type } of manifest.icons) {
      expect(src).toMatch(/^\/cv\/[\w-]+\.png$/);
      const { format, width, height } = await sharp(picture(src.replace('/cv/', ''))).metadata();
      expect([`image/${format}`, `${width}x${height}`]).toEqual([type, sizes]);
    }
    // Drawn from the client's favicon, and without a transparent corner on a home screen of iOS.
    const icon = sharp(picture('apple-touch-icon.png'));
    expect(await icon.metadata()).toMatchObject({ format: 'png', width: 180, height: 180 });
    expect((await icon.stats()).isOpaque).toBe(true);
    expect(await pixel(picture('apple-touch-icon.png'), 0, 0)).toEqual([0, 0, 255]);
  });

  it('has the colours of the theme, as the page has them', async () => {
    putPictures(site.owner);
    writeFileSync(
      join(site.owner, 'theme.css'),
      '/* --profile: red; */ :root { --brand: #123456; --profile: var(--brand); --profile-dark:#010203 }',
    );
    await site.build();
    const { theme_color, background_color } = manifestOf('manifest.webmanifest');
    expect([theme_color, background_color]).toEqual(['#123456', '#fcfcfa']);
    expect(site.read('index.html')).toContain(
      '<meta name="theme-color" content="#123456" media="(prefers-color-scheme: light)">',
    );
  });
});

it('the icons are drawn from the owner’s favicon, and each is theirs where public/ holds it', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#f00" d="M0 0h9v9H0z"/></svg>';
  writeFileSync(join(site.owner, 'public/favicon.svg'), svg);
  writeFileSync(join(site.owner, 'public/icon-192.png'), 'mine');
  writeFileSync(join(site.owner, 'public/manifest.webmanifest'), '{"name":"mine"}');
  await site.build();
  expect(await pixel(picture('icon-512.png'), 256, 256)).toEqual([255, 0, 0]);
  expect(site.read('icon-192.png')).toBe('mine');
  expect(manifestOf('manifest.webmanifest')).toEqual({ name: 'mine' });
});

async function pixel(image: Uint8Array, x: number, y: number): Promise<number[]> {
  const { data } = await sharp(image)
    .extract({ left: x, top: y, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}
