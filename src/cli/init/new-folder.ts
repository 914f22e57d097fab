import gitignore from './templates/gitignore.txt?raw';
import pagesWorkflow from './templates/pages.yml?raw';
import readme from './templates/readme.txt?raw';
import resume from './templates/resume.json?raw';
import { newPackageJson, type Package } from './package-json.ts';

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
