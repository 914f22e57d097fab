import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nextVersionOf, packRepository } from './pack';

/** Packs this version, unless TALKING_CV_TARBALL names one, and a next one. Workers find both in the environment. */
export default function globalSetup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'talking-cv-pack-'));
  const tarball = process.env['TALKING_CV_TARBALL'] ?? packRepository(folder);
  process.env['TALKING_CV_TARBALL'] = tarball;
  process.env['TALKING_CV_NEXT_TARBALL'] = nextVersionOf(tarball, folder);
  return () => rmSync(folder, { recursive: true });
}
