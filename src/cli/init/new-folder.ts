import gitignore from './templates/gitignore.txt?raw';
import pagesWorkflow from './templates/pages.yml?raw';
import readme from './templates/readme.txt?raw';
import resume from './templates/resume.json?raw';

/** The files of a new owner's folder by path: all that it needs to be built, asked and published. */
export function newFolder(options: Package): Readonly<Record<string, string>> {
  return {
    'resume.json': resume,
    'package.json': newPackageJson(options),
    '.gitignore': gitignore,
    '.github/workflows/pages.yml': pagesWorkflow,
    'README.md': readme,
  };
}

/** True of the invented person's `resume.json` as `newFolder` wrote it, whatever its line ends became. */
export function isUntouchedExample(text: string): boolean {
  return text.replaceAll('\r\n', '\n') === resume;
}

/** The lines of the new folder's `.gitignore` that another one lacks, without which a commit would publish too much. */
export function unignored(text: string): readonly string[] {
  const lines = new Set(text.split(/\r?\n/).map((line) => line.trim().replace(/^\/|\/$/g, '')));
  return gitignore.split('\n').filter((line) => /^[^#!]/.test(line) && !lines.has(line.replace(/\/$/, '')));
}

/** The commands that a folder's own `npm run …` has. `start` does what it does in a clone of the engine. */
const scripts = {
  start: 'talking-cv build && talking-cv preview',
  dev: 'talking-cv dev',
  edit: 'talking-cv edit',
  build: 'talking-cv build',
  pdf: 'talking-cv pdf',
  ask: 'talking-cv ask',
} as const;

/** So that `npm start` is all there is to type, in a fresh clone and after a change of the version too. */
const installFirst = { prestart: 'npm install --no-audit --no-fund' } as const;

interface Package {
  /** The version of talking-cv, which is pinned. */
  readonly version: string;
  /** False where another package manager than npm installs. */
  readonly isNpm: boolean;
}

/** A `package.json` for a folder that has none. It needs no name, since nobody publishes it. */
function newPackageJson({ version, isNpm }: Package): string {
  const manifest = {
    private: true,
    scripts: { ...(isNpm ? installFirst : {}), ...scripts },
    dependencies: { 'talking-cv': version },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** What an owner whose `package.json` stays as it is may add to it. */
export function linesToAdd(version: string): string {
  const lines = { scripts, dependencies: { 'talking-cv': version } };
  return `package.json stays as it is. Add to it, as far as it lacks them:\n${JSON.stringify(lines, null, 2)}`;
}
