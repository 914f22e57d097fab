import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteFiles } from '../../site/offline-list.ts';
import { fileListName, namesIn, writeFiles, isSitePage } from '../../site/output-folder.ts';
import { type Git, openGit, withoutCredentials } from './git.ts';
import type { OpenTarget, PublishResult, TargetOptions } from './target.ts';

const branch = 'gh-pages';
/** Keeps GitHub from leaving out files whose names begin with an underscore. */
const noJekyll = '.nojekyll';

/**
 * Adds one commit to the branch `gh-pages` of a remote, on top of what is there. Its objects and its index lie in a
 * temporary folder: the owner's repository lends its settings, and is as it was.
 */
export const openGitHub: OpenTarget = async (options) => {
  const { folder, environment } = options;
  const work = mkdtempSync(join(tmpdir(), 'talking-cv-git-'));
  const close = () => rmSync(work, { recursive: true, force: true });
  try {
    const git = await openGit(folder, work);
    const remote = await remoteOf(git, options);
    const tip = await fetchTip(git, remote);
    const found = (await domainOf(git, folder, tip)) ?? pagesAddress(remote);
    const address = environment['SITE_URL']?.trim() || found;
    return {
      address: found,
      upload: (files) => push({ git, remote, tip, work, address, files, say: options.say }),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
};

async function remoteOf(git: Git, { remote }: TargetOptions): Promise<string> {
  if (remote !== undefined) return remote;
  const origin = git.isOwners ? await git.run(['remote', 'get-url', '--push', 'origin']).catch(() => '') : '';
  if (origin !== '') return origin;
  throw new Error(
    'This folder has no remote repository "origin". Make an empty repository at GitHub, and add its address: --remote URL.',
  );
}

/** The commit at the end of the branch, with its files; undefined where there is no such branch. */
async function fetchTip(git: Git, remote: string): Promise<string | undefined> {
  const tip = await tipOf(git, remote);
  const options = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules'];
  if (tip !== undefined) await git.run(['fetch', ...options, '--', remote, `refs/heads/${branch}`]);
  return tip;
}

async function tipOf(git: Git, remote: string): Promise<string | undefined> {
  const listed = await git.run(['ls-remote', '--', remote, `refs/heads/${branch}`]);
  const [commit = ''] = listed.split(/\s/);
  return commit === '' ? undefined : commit;
}

interface Push {
  readonly git: Git;
  readonly remote: string;
  readonly tip: string | undefined;
  readonly work: string;
  readonly address: string | undefined;
  readonly files: SiteFiles;
  readonly say: (line: string) => void;
}

async function push({ git, remote, tip, work, address, files, say }: Push): Promise<PublishResult> {
  const site = join(work, 'site');
  mkdirSync(site);
  writeFiles(site, files);
  const tree = await writeTree(git, site, tip);
  if (tip !== undefined && tree === (await git.run(['rev-parse', `${tip}^{tree}`]))) {
    say(`The branch ${branch} has this site already.`);
  } else {
    if (git.isNameless) say('Git has no user.name here: the commit is signed "talking-cv".');
    const parent = tip === undefined ? [] : ['-p', tip];
    const commit = await git.run(['commit-tree', tree, ...parent, '-m', 'Publish the site']);
    const options = ['--quiet', '--no-verify', '--no-follow-tags', '--no-signed', '--recurse-submodules=no'];
    await git.run(['push', ...options, '--', remote, `${commit}:refs/heads/${branch}`]);
    if ((await tipOf(git, remote)) !== commit)
      throw new Error(`The branch ${branch} is not what was pushed. Run the command again.`);
    say(`The site is on the branch ${branch} of ${withoutCredentials(remote)}.`);
  }
  if (isGitHub(remote))
    say(
      `Once, at GitHub: Settings > Pages > Source "Deploy from a branch", ${branch}, "/ (root)", Save. It is there a minute later.`,
    );
  say(
    'To take it back: Settings > Pages > Unpublish site, and delete the branch: ' +
      `git push ${withoutCredentials(remote)} --delete ${branch}`,
  );
  return { address };
}

/** The files of the branch, without those of the site before, with those of this one. */
async function writeTree(git: Git, site: string, tip: string | undefined): Promise<string> {
  const names = namesIn(readFileSync(join(site, fileListName), 'utf8'));
  await git.run(tip === undefined ? ['read-tree', '--empty'] : ['read-tree', tip]);
  const earlier = tip === undefined ? [] : await earlierFiles(git, tip);
  const there = new Set((await git.run(['ls-files', '-z'])).split('\0'));
  const paths = names.map((name) => join(site, name)).join('\n');
  const hashes = (await git.run(['hash-object', '-w', '--no-filters', '--stdin-paths'], `${paths}\n`)).split(
    '\n',
  );
  const stale = earlier.filter((name) => there.has(name) && !names.includes(name));
  const lines = [
    ...stale.map((name) => `0 ${'0'.repeat(40)} 0\t${name}`),
    ...names.map((name, at) => `100644 ${hashes[at]} 0\t${name}`),
  ];
  if (!there.has(noJekyll) && !names.includes(noJekyll)) {
    const empty = await git.run(['hash-object', '-w', '--stdin'], '');
    lines.push(`100644 ${empty} 0\t${noJekyll}`);
  }
  await git.run(['update-index', '-z', '--index-info'], lines.map((line) => `${line}\0`).join(''));
  return git.run(['write-tree']);
}

/** @throws Error where the branch holds a page of somebody else's */
async function earlierFiles(git: Git, tip: string): Promise<string[]> {
  const read = (name: string) => git.run(['cat-file', 'blob', `${tip}:${name}`]).catch(() => undefined);
  const list = await read(fileListName);
  const earlier = list === undefined ? [] : namesIn(list);
  if (earlier.includes('index.html')) return earlier;
  const page = await read('index.html');
  if (page === undefined || isSitePage(page)) return [];
  throw new Error(
    `The branch ${branch} holds an index.html that this tool did not write. Remove it there, or publish to another repository: --remote URL.`,
  );
}

/** The owner's own domain, from the file by which GitHub knows it. */
async function domainOf(git: Git, folder: string, tip: string | undefined): Promise<string | undefined> {
  const own = join(folder, 'public', 'CNAME');
  const text = existsSync(own)
    ? readFileSync(own, 'utf8')
    : tip && (await git.run(['cat-file', 'blob', `${tip}:CNAME`]).catch(() => undefined));
  const domain = text?.trim().toLowerCase() ?? '';
  return /^[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(domain) ? `https://${domain}/` : undefined;
}

const github =
  /^(?:https?:\/\/(?:[^@/]*@)?github\.com\/|(?:ssh:\/\/)?git@(?:ssh\.)?github\.com(?::\d+)?[:/])([^/]+)\/([^/]+?)(?:\.git)?\/?$/i;

function isGitHub(remote: string): boolean {
  return github.test(remote);
}

/** Where GitHub Pages serves a repository. */
export function pagesAddress(remote: string): string | undefined {
  const [, owner = '', repository = ''] = github.exec(remote) ?? [];
  if (owner === '') return undefined;
  const host = `${owner.toLowerCase()}.github.io`;
  return repository.toLowerCase() === host ? `https://${host}/` : `https://${host}/${repository}/`;
}
