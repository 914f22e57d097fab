import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

export type Git = Awaited<ReturnType<typeof openGit>>;

/** What a command of git would take over from one that runs around this program, such as a hook. */
const inherited = [
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_COMMON_DIR',
  'GIT_INDEX_FILE',
  'GIT_OBJECT_DIRECTORY',
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_NAMESPACE',
  'GIT_PREFIX',
];

/** Settings by which git would write beside the index and the objects that it is given, or start a program. */
const settings = [
  'gc.auto=0',
  'maintenance.auto=false',
  'fetch.writeCommitGraph=false',
  'core.splitIndex=false',
  'core.untrackedCache=false',
  'core.fsmonitor=false',
].flatMap((setting) => ['-c', setting]);

/**
 * Git, so that it writes nothing into the owner's repository.
 *
 * @param folder the owner's; its repository, if any, lends settings and credentials
 * @param work an empty folder for index and objects
 * @throws Error where git is not installed
 */
export async function openGit(folder: string, work: string) {
  const plain = Object.fromEntries(Object.entries(process.env).filter(([name]) => !inherited.includes(name)));
  // Only who sits at a terminal can type a password.
  const prompt = process.stdin.isTTY ? {} : { GIT_TERMINAL_PROMPT: '0' };
  const base = { ...plain, ...prompt, LC_ALL: 'C' };
  await git(folder, ['--version'], base);
  const own = await git(folder, ['rev-parse', '--absolute-git-dir'], base).catch(() => undefined);
  const gitDir = own ?? join(work, 'repository.git');
  if (own === undefined) await git(work, ['init', '--quiet', '--bare', gitDir], base);
  const objects =
    own && (await git(folder, ['rev-parse', '--path-format=absolute', '--git-path', 'objects'], base));
  const environment = {
    ...base,
    GIT_DIR: gitDir,
    GIT_INDEX_FILE: join(work, 'index'),
    ...(objects && {
      GIT_OBJECT_DIRECTORY: join(work, 'objects'),
      GIT_ALTERNATE_OBJECT_DIRECTORIES: JSON.stringify(objects),
    }),
  };
  mkdirSync(join(work, 'objects'), { recursive: true });
  const named = await git(folder, ['var', 'GIT_COMMITTER_IDENT'], environment).catch(() => '');
  const isNameless = named === '';
  const author = isNameless
    ? {
        GIT_AUTHOR_NAME: 'talking-cv',
        GIT_AUTHOR_EMAIL: 'talking-cv@localhost',
        GIT_COMMITTER_NAME: 'talking-cv',
        GIT_COMMITTER_EMAIL: 'talking-cv@localhost',
      }
    : {};
  return {
    /** False where the folder is in no repository. */
    isOwners: own !== undefined,
    /** True where git knows no name for the author of a commit. */
    isNameless,
    /**
     * What a command prints, without the last line break.
     *
     * @throws Error with git's own words, credentials removed
     */
    run: (parameters: readonly string[], input?: string) =>
      git(folder, [...settings, ...parameters], { ...environment, ...author }, input),
  };
}

async function git(
  folder: string,
  parameters: readonly string[],
  env: NodeJS.ProcessEnv,
  input = '',
): Promise<string> {
  const program = promisify(execFile)('git', parameters, { cwd: folder, env, maxBuffer: Infinity });
  // It may end without reading all of it.
  program.child.stdin?.on('error', () => undefined);
  program.child.stdin?.end(input);
  const { stdout } = await program.catch((cause: NodeJS.ErrnoException & { readonly stderr?: string }) => {
    if (typeof cause.code === 'string')
      throw new Error('Git is not installed. Install it from https://git-scm.com.', { cause });
    throw new Error(`Git could not go on. It says: ${withoutCredentials((cause.stderr ?? '').trim())}`);
  });
  return stdout.replace(/\n$/, '');
}

/** A text whose addresses hold no user and no password. */
export function withoutCredentials(text: string): string {
  return text.replace(/(\b[a-z][a-z\d+.-]*:\/\/)[^\s/'"]*@/gi, '$1');
}
