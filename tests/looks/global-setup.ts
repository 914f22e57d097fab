import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FullConfig } from 'playwright/test';
import buildAndServe from '../e2e/global-setup';

/** Builds and serves the fixture's site. Throws where there is no picture to compare with. */
export default async function globalSetup({ updateSnapshots }: FullConfig): Promise<() => Promise<void>> {
  const pictures = resolve(import.meta.dirname, 'pictures', process.platform);
  const compares = updateSnapshots === 'none' || updateSnapshots === 'missing';
  if (compares && !existsSync(pictures)) {
    throw new Error(
      `There are no accepted pictures for this system (${process.platform}). Check out a commit whose looks you ` +
        'trust, take its pictures with "npm run test:looks -- --update-snapshots", and come back to your change.',
    );
  }
  return buildAndServe();
}
