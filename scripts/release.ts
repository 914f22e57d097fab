import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../src/site/engine-files.ts';
import { inStep, type ReleaseFiles, releaseProblems } from './release-files.ts';

const paths = {
  manifest: 'package.json',
  createManifest: 'create-talking-cv/package.json',
  changelog: 'CHANGELOG.md',
} as const satisfies Record<keyof ReleaseFiles, string>;

/**
 * `scripts/release.ts version minor` has npm raise the version and tells it everything else; `scripts/release.ts check
 * v0.2.0` says what keeps it from being published under that tag. Returns the exit code.
 */
export async function main([step, named]: readonly string[]): Promise<number> {
  if (step === 'version' && named !== undefined) {
    const raise = ['version', named, '--no-git-tag-version'];
    if (spawnSync('npm', raise, { cwd: packageFolder, stdio: 'inherit' }).status !== 0) return 1;
    const changed = inStep(readFiles(), new Date().toISOString().slice(0, 10));
    for (const [name, path] of Object.entries(paths))
      writeFileSync(join(packageFolder, path), changed[name as keyof ReleaseFiles]);
    return 0;
  }
  if (step !== 'check' || named === undefined) {
    console.error('Name the tag to check: node src/cli/run.mjs scripts/release.ts check v0.2.0');
    return 2;
  }
  const problems = releaseProblems(readFiles(), named);
  for (const problem of problems) console.error(problem);
  return problems.length === 0 ? 0 : 1;
}

function readFiles(): ReleaseFiles {
  const texts = Object.entries(paths).map(([name, path]) => {
    return [name, readFileSync(join(packageFolder, path), 'utf8')];
  });
  return Object.fromEntries(texts) as Record<keyof ReleaseFiles, string>;
}
