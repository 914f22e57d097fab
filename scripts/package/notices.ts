import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { noticesText } from '../../src/site/notices.ts';
import { packageNoticesFile } from '../../src/site/client/record-chunks.ts';
import { type PackageNotices, readPackageNotices } from '../../src/site/client/package-notices.ts';
import { builtPackageFolder, clientFolder, packageFolder } from '../../src/site/engine-files.ts';

const font = '@expo-google-fonts/source-serif-4';

/** Writes the licences of all that is in the package: of its own code, of the client, and of the social card's fonts. */
export async function writeNotices(bundled: readonly string[]): Promise<void> {
  const client = JSON.parse(await readFile(join(clientFolder, packageNoticesFile), 'utf8')) as PackageNotices;
  const notices = { ...client, ...readPackageNotices(packageFolder, [...bundled, font]) };
  const text = noticesText('This package holds the following packages, each under its own licence.', notices);
  await writeFile(join(builtPackageFolder, 'third-party-notices.txt'), text);
}
