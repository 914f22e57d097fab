import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { inStep, type ReleaseFiles, releaseProblems } from '../../../scripts/release';
import { temporaryFolder } from '../../support/temporary-folder';

const root = resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const create = JSON.parse(read('create-talking-cv/package.json')) as { readonly bin: string };

describe('create-talking-cv installed beside talking-cv', () => {
  let folder: string;
  beforeEach(() => {
    folder = temporaryFolder();
    const packages = join(folder, 'node_modules');
    const [own, other] = [join(packages, 'create-talking-cv'), join(packages, 'talking-cv')];
    mkdirSync(own, { recursive: true });
    mkdirSync(other);
    for (const file of ['package.json', create.bin])
      copyFileSync(join(root, 'create-talking-cv', file), join(own, file));
    const exports = { './package.json': './package.json' };
    const installed = { type: 'module', bin: { 'talking-cv': 'bin.js' }, exports };
    writeFileSync(join(other, 'package.json'), JSON.stringify(installed));
    const code = 'process.exitCode = process.argv.includes("bad") ? 2 : 0;';
    writeFileSync(join(other, 'bin.js'), `console.log(JSON.stringify(process.argv.slice(2))); ${code}`);
  });

  const run = (...parameters: string[]) => {
    const command = join(folder, 'node_modules/create-talking-cv', create.bin);
    const options = { cwd: folder, encoding: 'utf8' } as const;
    const { status, stdout } = spawnSync(process.execPath, [command, ...parameters], options);
    return { status, parameters: JSON.parse(stdout) as unknown };
  };

  it('is its init, with all that was typed and the same exit code', () => {
    expect(run('Mein Lebenslauf')).toEqual({ status: 0, parameters: ['init', 'Mein Lebenslauf'] });
    expect(run()).toEqual({ status: 0, parameters: ['init'] });
    expect(run('bad', '--help')).toEqual({ status: 2, parameters: ['init', 'bad', '--help'] });
  });
});

describe('a version', () => {
  const repository = 'https://git.example/owner/cv';
  const files: ReleaseFiles = {
    manifest: JSON.stringify({ version: '0.2.0', repository }),
    createManifest: JSON.stringify({ version: '0.1.0', repository, dependencies: { 'talking-cv': '0.1.0' } }),
    changelog: '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- An own server.\n',
  };

  it('is told everywhere from package.json, and leaves nothing to say before it is published', () => {
    const told = inStep(files, '2026-11-23');
    expect(releaseProblems(told, 'v0.2.0')).toEqual([]);
    expect(told.manifest).toBe(files.manifest);
    const heading = '## [Unreleased]\n\n## [0.2.0] - 2026-11-23';
    expect(told.changelog).toBe(files.changelog.replace('## [Unreleased]', heading));
    expect(inStep(told, '2026-11-24')).toEqual(told);
  });

  it('is not published before all is in step, with a sentence for each that is not', () => {
    const isPrivate = JSON.stringify({ version: '0.2.0', private: true });
    expect(releaseProblems({ ...files, manifest: isPrivate }, 'v0.3.0')).toEqual([
      expect.stringContaining('The tag is v0.3.0, and package.json says 0.2.0'),
      expect.stringContaining('create-talking-cv/package.json is not at 0.2.0'),
      expect.stringContaining('CHANGELOG.md has no heading'),
      expect.stringContaining('package.json is private'),
      expect.stringContaining('package.json names no "repository"'),
    ]);
  });
});

describe('the release workflow', () => {
  interface Job {
    readonly needs?: string | readonly string[];
    readonly permissions: Readonly<Record<string, string>>;
    readonly environment?: string;
    readonly steps: readonly { readonly uses?: string; readonly run?: string; readonly env?: object }[];
  }
  const text = read('.github/workflows/release.yml');
  const { jobs } = parse(text) as { readonly jobs: Readonly<Record<'pack' | 'check' | 'publish', Job>> };
  const commands = ({ steps }: Job) => steps.flatMap(({ run }) => (run === undefined ? [] : [run]));
  /** What each step is: the action without its commit, or the command. */
  const kinds = ({ steps }: Job) => steps.map(({ uses, run = '' }) => uses?.replace(/@.*/, '') ?? run);

  it('signs in to npm in one job, which runs no code of a package, and holds no secret', () => {
    const signing = Object.entries(jobs).filter(([, { permissions }]) => permissions['id-token'] === 'write');
    expect(signing.map(([name]) => name)).toEqual(['publish']);
    const [[, publish] = []] = signing;
    expect(publish?.permissions).toEqual({ 'id-token': 'write' });
    expect(publish?.environment).toBe('npm');
    expect(publish && commands(publish).join('\n')).not.toMatch(/npm (?:ci|install|run|test)|npx|node /);
    expect(text).not.toMatch(/secrets\.|NODE_AUTH_TOKEN|NPM_TOKEN/);
  });

  it('publishes after the check, and only bytes with the hashes of the first job', () => {
    expect(jobs.publish.needs).toEqual(['pack', 'check']);
    const [, download, verify, publish, ...more] = kinds(jobs.publish);
    expect(download).toBe('actions/download-artifact');
    expect(verify).toBe('echo "$HASHES" | sha256sum --check --strict');
    expect(jobs.publish.steps[2]?.env).toEqual({ HASHES: '${{ needs.pack.outputs.hashes }}' });
    expect(publish).toContain('npm publish');
    expect(more).toEqual([]);
  });
});

it.each(['.github/workflows/release.yml', 'docs/release.md'])(
  'the tools that are not installed with the rest have one exact version each in %s',
  (file) => {
    const tools = [...read(file).matchAll(/npx --yes ([^\s`]+)/g)].map(([, tool = '']) => tool);
    expect(tools).not.toEqual([]);
    expect(tools.filter((tool) => !/@\d+\.\d+\.\d+$/.test(tool))).toEqual([]);
  },
);
