import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readPackageNotices, isAccepted } from '../../src/site/client/package-notices';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));

type Texts = Readonly<Record<string, string>>;
type Locked = { version?: string; resolved?: string; integrity?: string; hasInstallScript?: boolean };

const manifest = read('package.json') as Readonly<
  Record<'scripts' | 'dependencies' | 'devDependencies', Texts>
>;
const { packages } = read('package-lock.json') as { readonly packages: Readonly<Record<string, Locked>> };
const direct = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
const installed = Object.entries(packages).filter(([path]) => path !== '');

describe('what the site is built from', () => {
  it.each(direct)('%s is pinned to one version, %s', (name, version) => {
    expect(version).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/);
    expect(packages[`node_modules/${name}`]?.version).toBe(version);
  });

  it('is checked by hash, every package of it', () => {
    expect(installed.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
  });

  it('is downloaded from whatever registry npm is set to: the lockfile names none', () => {
    expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
  });

  it('runs nothing when it is installed, so that npm ci --ignore-scripts is enough', () => {
    const running = installed.filter(([, { hasInstallScript }]) => hasInstallScript);
    expect(running.map(([path]) => path)).toEqual([]);
    expect(Object.keys(manifest.scripts).filter((name) => /install|prepare/.test(name))).toEqual([]);
  });

  it('is under licences that let anyone host it, or the build stops', () => {
    expect(Object.keys(readPackageNotices(root, ['react', 'dompurify', '@mlc-ai/web-llm']))).toHaveLength(3);
    const build = () => readPackageNotices(root, ['axe-core']);
    expect(build).toThrow(/^The package axe-core has MPL-2.0: read it/);
  });

  it('is installed by an owner as two packages with what they need, since the rest is bundled', () => {
    expect(Object.keys(manifest.dependencies)).toEqual(['sharp', 'unpdf']);
  });
});

it.each(['build', 'pdf'])(
  'a script that makes a site builds the client first, so that it runs in a clone: npm run %s',
  (name) => {
    expect(manifest.scripts[name]).toMatch(/^vite build .*&& node /);
  },
);

/** A step of a workflow, or a job that calls another workflow. */
interface Use {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Workflow {
  readonly permissions?: object;
  readonly jobs: Readonly<Record<string, Use & { readonly steps?: readonly Use[] }>>;
}

const workflows = '.github/workflows';

describe.each(readdirSync(join(root, workflows)))('the workflow %s', (file) => {
  const { permissions, jobs } = parse(readFileSync(join(root, workflows, file), 'utf8')) as Workflow;
  const used = Object.values(jobs)
    .flatMap((job) => [job, ...(job.steps ?? [])])
    .filter(({ uses }) => uses !== undefined);

  it('names each action of others by its commit, since a tag can be moved', () => {
    const others = used.map(({ uses = '' }) => uses).filter((uses) => !uses.startsWith('./'));
    expect(others).not.toEqual([]);
    expect(others.filter((uses) => !/^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/.test(uses))).toEqual([]);
  });

  it('leaves no token behind where it checks out', () => {
    const checkouts = used.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts).not.toEqual([]);
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  it('gives a job only the permissions that it names itself', () => {
    expect(permissions).toEqual({});
  });
});

it.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['MIT AND ISC', true],
  ['MIT AND GPL-3.0', false],
  ['GPL-3.0', false],
  ['SEE LICENSE IN LICENSE.txt', false],
])('the licence %s is accepted: %s', (expression, accepted) => {
  expect(isAccepted(expression)).toBe(accepted);
});
