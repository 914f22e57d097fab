import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../src/site/engine-files.ts';

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

/** The texts that tell a version, or are told it. */
export interface ReleaseFiles {
  /** `package.json`: the one place where the version is chosen, by `npm version`, which tells the lock file. */
  readonly manifest: string;
  readonly createManifest: string;
  readonly changelog: string;
}

interface Manifest {
  readonly version: string;
  readonly private?: boolean;
  readonly repository?: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const unreleased = '## [Unreleased]\n';
const versionCommand = 'node src/cli/run.mjs scripts/release.ts version KIND';

/**
 * The files with the version of `package.json` everywhere, and what the changelog calls unreleased under its heading.
 *
 * @param date of the version: 2026-11-23
 */
export function inStep(files: ReleaseFiles, date: string): ReleaseFiles {
  const { version } = JSON.parse(files.manifest) as Manifest;
  const create = JSON.parse(files.createManifest) as Manifest;
  const heading = `## [${version}]`;
  return {
    ...files,
    createManifest: `${JSON.stringify({ ...create, version, dependencies: { ...create.dependencies, 'talking-cv': version } }, null, 2)}\n`,
    changelog: files.changelog.includes(heading)
      ? files.changelog
      : files.changelog.replace(unreleased, () => `${unreleased}\n${heading} - ${date}\n`),
  };
}

/** What keeps these files from being published under a tag such as `v0.2.0`, a sentence for each. */
export function releaseProblems(files: ReleaseFiles, tag: string): string[] {
  const manifest = JSON.parse(files.manifest) as Manifest;
  const create = JSON.parse(files.createManifest) as Manifest;
  const { version } = manifest;
  const run = `run ${versionCommand}`;
  const manifests = Object.entries({ 'package.json': manifest, 'create-talking-cv/package.json': create });
  const problems = [
    tag !== `v${version}` &&
      `The tag is ${tag}, and package.json says ${version}: tag the commit v${version}.`,
    !(create.version === version && create.dependencies?.['talking-cv'] === version) &&
      `create-talking-cv/package.json is not at ${version}: ${run}.`,
    !files.changelog.includes(`## [${version}]`) && `CHANGELOG.md has no heading "## [${version}]": ${run}.`,
    ...manifests.flatMap(([file, { private: isPrivate, repository }]) => [
      isPrivate === true && `${file} is private, so npm publishes it nowhere: take "private" out.`,
      repository === undefined &&
        `${file} names no "repository", which npm compares with where the package is built: add the address of this one.`,
    ]),
  ];
  return problems.filter((each) => each !== false);
}
