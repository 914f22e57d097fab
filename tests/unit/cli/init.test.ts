import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { version } from '../../../package.json';
import { main } from '../../../src/cli/init';
import { lintResume } from '../../../src/resume/lint';
import { loadResume } from '../../../src/site/load-resume';
import { siteWords } from '../../../src/words/site-words';
import { temporaryFolder } from '../../support/temporary-folder';

const repository = resolve(import.meta.dirname, '../../..');
const names = ['resume.json', 'package.json', '.gitignore', '.github/workflows/pages.yml', 'README.md'];

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

/** What the command writes to the terminal, and its exit code. */
async function init(parameters: readonly string[] = [], packageManager = 'npm') {
  const written: string[] = [];
  const code = await main(parameters, { folder, packageManager, write: (line) => written.push(line) });
  return { code, text: written.join('\n') };
}

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** The files below the folder, with `/` between the parts of a path. */
const filesIn = (below: string) =>
  readdirSync(below, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(below.length + 1));

type Manifest = Readonly<Record<'scripts' | 'dependencies', Readonly<Record<string, string>>>>;

describe('init in an empty folder', () => {
  it('writes the five files and says so, with npm start as all that is left to type', async () => {
    const { code, text } = await init();
    expect(code).toBe(0);
    expect(filesIn(folder).toSorted()).toEqual(names.toSorted());
    expect(text).toContain(`Written: ${names.join(', ')}.`);
    expect(text).toMatch(/\nNext:\n {2}npm start$/);
  });

  it('pins this very version, and names no command that the package does not have', async () => {
    await init();
    const { scripts, dependencies } = JSON.parse(read('package.json')) as Manifest;
    expect(dependencies).toEqual({ 'talking-cv': version });
    expect(Object.keys(scripts)).toEqual(['prestart', 'start', 'dev', 'edit', 'build', 'pdf', 'ask']);
    const all = Object.values(scripts).join('\n');
    const commands = [...all.matchAll(/talking-cv (\w+)/g)].map(([, name = '']) => name);
    expect(commands.filter((name) => !existsSync(join(repository, `src/cli/${name}.ts`)))).toEqual([]);
  });

  it('writes a CV that is read without another remark than whose it is, about somebody who can be told from the owner', async () => {
    const { text } = await init();
    const { profile, remarks, language } = await loadResume(folder, 'resume.json', { isStrict: true });
    const { notices } = lintResume(profile, siteWords[language.language].resume);
    // It says at every build whose CV it is, and does not stop a strict one.
    expect([...remarks, ...notices].filter(({ path }) => path !== '$schema')).toEqual([
      { kind: 'advice', path: 'basics.name', message: expect.stringContaining('not your CV yet; write') },
    ]);
    expect(language.language).toBe('en');
    expect(profile.email).toMatch(/@example\.com$/);
    expect(text).toContain('invented person');
  });

  it('keeps credentials, packages and the built site out of a commit', async () => {
    await init();
    const ignored = ['.env', '.env.*', 'node_modules/', 'dist/', 'talking-cv-eval/'];
    expect(read('.gitignore').split('\n')).toEqual(expect.arrayContaining(ignored));
  });
});

describe('the workflow that init writes', () => {
  interface Job {
    readonly permissions: object;
    readonly steps: readonly { readonly uses?: string }[];
  }
  interface Workflow {
    readonly permissions: object;
    readonly jobs: Readonly<Record<string, Job>>;
  }
  const stepsOf = ({ jobs }: Workflow) => Object.values(jobs).flatMap(({ steps }) => steps);
  const ours = parse(readFileSync(join(repository, '.github/workflows/pages.yml'), 'utf8')) as Workflow;
  let written: Workflow;
  beforeEach(async () => {
    await init();
    written = parse(read('.github/workflows/pages.yml')) as Workflow;
  });

  it('uses the actions that this repository uses, at the same commits', () => {
    const used = (workflow: Workflow) =>
      stepsOf(workflow).flatMap(({ uses }) => (uses === undefined ? [] : [uses]));
    expect(used(written)).toHaveLength(5);
    expect(used(written)).toEqual(used(ours));
  });

  it('gives each job the permissions of ours, and no other job any', () => {
    expect(written.permissions).toEqual({});
    for (const job of ['build', 'deploy'])
      expect(written.jobs[job]?.permissions).toEqual(ours.jobs[job]?.permissions);
  });
});

describe('init in another folder', () => {
  it('makes it, and shows how to get there, whatever its name', async () => {
    const { text } = await init(["Möbel & Gärten/it's mine"]);
    expect(filesIn(join(folder, "Möbel & Gärten/it's mine"))).toHaveLength(names.length);
    expect(filesIn(folder)).toHaveLength(names.length);
    expect(text).toMatch(/\nNext:\n {2}cd "Möbel & Gärten\/it's mine"\n {2}npm start$/);
  });

  it.each([
    ['a file', ['notes.txt'], 'notes.txt is a file'],
    ['a folder inside a file', ['notes.txt/cv'], 'since a file is in its way'],
    ['two folders', ['one', 'two'], '"two" is one word too many'],
    ['an unknown option', ['--force'], '--force'],
  ])('refuses %s with a sentence, and writes nothing', async (_, parameters, sentence) => {
    writeFileSync(join(folder, 'notes.txt'), 'Dear diary');
    await expect(init(parameters)).rejects.toThrow(sentence);
    expect(filesIn(folder)).toEqual(['notes.txt']);
  });
});

it.each(names)('a file that is there stays byte for byte: %s', async (name) => {
  const own = '\uFEFFmine, \r\n  and { not "valid"';
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), own);
  const { code, text } = await init();
  expect(code).toBe(0);
  expect(read(name)).toBe(own);
  expect(text).toContain(`There before, and unchanged: ${name}.`);
  expect(text).toContain(`Written: ${names.filter((each) => each !== name).join(', ')}.`);
});

it('a package.json that is there is told the lines that it lacks, and the command that needs none of them', async () => {
  writeFileSync(join(folder, 'package.json'), '{ "name": "mine" }');
  const { text } = await init();
  expect(text).toContain('package.json stays as it is.');
  expect(text).toContain('"start": "talking-cv build && talking-cv preview"');
  expect(text).toContain(`"talking-cv": "${version}"`);
  expect(text).toMatch(new RegExp(`\nNext:\n {2}npx talking-cv@${version} dev$`));
});

it('a .gitignore that is there is told what it lacks, however it writes the rest', async () => {
  writeFileSync(join(folder, '.gitignore'), '/node_modules\r\n  dist \r\n');
  expect((await init()).text).toContain('should not be published: talking-cv-eval/ .env .env.*');
});
