import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../site/engine-files.ts';
import { inStep, type ReleaseFiles, releaseProblems } from './release/release-files.ts';

const paths = {
  manifest: 'package.json',
  lock: 'package-lock.json',
  createManifest: 'create-talking-cv/package.json',
  changelog: 'CHANGELOG.md',
} as const satisfies Record<keyof ReleaseFiles, string>;

/**
 * `npm run release:version` tells everything else the version that changesets chose; `npm run release:check -- v0.2.0`
 * says what keeps it from being published under that tag. Returns the exit code.
 */
export async function main([step, tag]: readonly string[]): Promise<number> {
  const files = readFiles();
  if (step === 'version') {
    const changed = inStep(files, new Date().toISOString().slice(0, 10));
    for (const [name, path] of Object.entries(paths))
      writeFileSync(join(packageFolder, path), changed[name as keyof ReleaseFiles]);
    return 0;
  }
  if (step !== 'check' || tag === undefined) {
    console.error('Name the tag to check: npm run release:check -- v0.2.0');
    return 2;
  }
  const changesets = readdirSync(join(packageFolder, '.changeset')).filter(
    (file) => file.endsWith('.md') && file !== 'README.md',
  );
  const problems = releaseProblems(files, changesets, tag);
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? 0 : 1;
}

function readFiles(): ReleaseFiles {
  return {
    manifest: read(paths.manifest),
    lock: read(paths.lock),
    createManifest: read(paths.createManifest),
    changelog: read(paths.changelog),
  };
}

function read(path: string): string {
  return readFileSync(join(packageFolder, path), 'utf8');
}
