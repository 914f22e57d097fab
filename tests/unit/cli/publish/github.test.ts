import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openGitHub } from '../../../../src/cli/publish/github';
import { withoutCredentials } from '../../../../src/cli/publish/git';
import { temporaryFolder } from '../../../support/temporary-folder';

let work: string;
let owner: string;
let remote: string;
let said: string[];

beforeEach(() => {
  work = temporaryFolder();
  [owner, remote, said] = [join(work, 'owner'), join(work, 'remote.git'), []];
  // No user, whatever this machine has.
  vi.stubEnv('GIT_CONFIG_GLOBAL', join(work, 'none'));
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  mkdirSync(owner);
  git(work, 'init', '--quiet', '--bare', remote);
  git(owner, 'init', '--quiet');
  git(owner, 'remote', 'add', 'origin', remote);
});

const page = '<div id="assistant-root"></div>';

describe('publish --to github', () => {
  it('adds one commit on top of the branch, removes what the list before names, and keeps what others put there', async () => {
    await publish({ 'index.html': page, 'assets/old.js': '1' });
    commitTo('gh-pages', { CNAME: 'cv.example.com', 'notes/own.txt': 'mine' });
    await publish({ 'index.html': page, 'assets/new.js': '2' });
    const written = '.nojekyll CNAME assets/new.js build-files.json index.html notes/own.txt';
    expect(filesOf('gh-pages').join(' ')).toBe(written);
    expect(git(remote, 'rev-list', '--count', 'gh-pages')).toBe('3');
  });

  it('adds no commit where the branch has this site already', async () => {
    await publish({ 'index.html': page });
    await publish({ 'index.html': page });
    expect(git(remote, 'rev-list', '--count', 'gh-pages')).toBe('1');
    expect(said.join('\n')).toContain('has this site already');
  });

  it('leaves the owner’s repository as it was, staged and changed files too, and works without a name for commits', async () => {
    writeFileSync(join(owner, 'resume.json'), '{}');
    git(owner, 'add', '.');
    writeFileSync(join(owner, 'resume.json'), '{"changed":true}');
    const before = contentsOf(owner);
    await publish({ 'index.html': page });
    expect(contentsOf(owner)).toEqual(before);
    expect(git(remote, 'log', '-1', '--format=%an', 'gh-pages')).toBe('talking-cv');
    expect(said.join('\n')).toContain('Git has no user.name');
  });

  it('refuses a branch with a page of somebody else’s, and changes nothing', async () => {
    commitTo('gh-pages', { 'index.html': '<p>Somebody else</p>' });
    await expect(publish({ 'index.html': page })).rejects.toThrow('did not write');
    expect(git(remote, 'rev-list', '--count', 'gh-pages')).toBe('1');
  });

  it('says what to do where there is no remote, and where it cannot be reached, without the credentials in its address', async () => {
    git(owner, 'remote', 'remove', 'origin');
    await expect(publish({ 'index.html': page })).rejects.toThrow('--remote URL');
    const address = 'https://user:secret@localhost:1/a/b.git';
    const failure = await publish({ 'index.html': page }, { remote: address }).catch(String);
    expect(failure).toContain('localhost');
    expect(failure).not.toContain('secret');
  });

  it('finds the address by the owner’s own domain, on the branch or in public/', async () => {
    commitTo('gh-pages', { CNAME: 'cv.example.com\n' });
    expect(await found()).toBe('https://cv.example.com/');
    mkdirSync(join(owner, 'public'));
    writeFileSync(join(owner, 'public/CNAME'), 'www.example.org');
    expect(await found()).toBe('https://www.example.org/');
  });
});

it('takes user and password out of addresses alone', () => {
  const said = withoutCredentials("fatal: 'https://a:b@x.org/y' and ssh://git@x.org:22, ada@example.com");
  expect(said).toBe("fatal: 'https://x.org/y' and ssh://x.org:22, ada@example.com");
});

type Files = Readonly<Record<string, string>>;

function open({ remote: to }: { remote?: string } = {}) {
  const [folder, file] = [owner, join(owner, 'resume.json')];
  const say = (line: string) => said.push(line);
  return openGitHub({ file, folder, name: 'Ada', remote: to, environment: {}, say });
}

async function publish(files: Files, options: Parameters<typeof open>[0] = {}) {
  const list = JSON.stringify([...Object.keys(files), 'build-files.json']);
  const target = await open(options);
  try {
    await target.upload(new Map(Object.entries({ ...files, 'build-files.json': list })));
  } finally {
    target.close?.();
  }
}

async function found(): Promise<string | undefined> {
  const target = await open();
  target.close?.();
  return target.address;
}

/** What somebody else commits to a branch of the remote. */
function commitTo(branch: string, files: Files): void {
  const clone = mkdtempSync(join(work, 'clone-'));
  git(work, 'clone', '--quiet', remote, clone);
  const exists = git(remote, 'branch', '--list', branch) !== '';
  git(clone, 'checkout', '--quiet', ...(exists ? [branch] : ['--orphan', branch]));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(clone, name, '..'), { recursive: true });
    writeFileSync(join(clone, name), text);
  }
  git(clone, 'add', '--all');
  const other = '-c user.name=Other -c user.email=other@example.com'.split(' ');
  git(clone, ...other, 'commit', '--quiet', '-m', 'Theirs');
  git(clone, 'push', '--quiet', 'origin', branch);
}

function filesOf(branch: string): string[] {
  return git(remote, 'ls-tree', '-r', '--name-only', branch).split('\n');
}

/** Every file of a folder, `.git` too, with its content. */
function contentsOf(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true }).map(String).toSorted();
  const files = names.filter((name) => statSync(join(folder, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(join(folder, name), 'latin1')]));
}

function git(folder: string, ...parameters: readonly string[]): string {
  return execFileSync('git', parameters, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();
}
