import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { isInside } from '../../site/owners-text.ts';
import { translationFiles } from '../../site/translation-files.ts';
import type { FileTexts, Written } from '../../editor/api.ts';
import { replaceFile } from '../../site/output-folder.ts';

const themeFile = 'theme.css';

/**
 * The only files of an owner's folder that the editor touches. A link never leads a write out of the folder.
 *
 * @throws Error in a sentence where the résumé lies outside of the folder
 */
export function openOwnersFiles(folder: string, file: string) {
  const root = realpathSync(folder);
  const resumeFile = relative(folder, resolve(folder, file)).split(sep).join('/');
  if (!isInside(folder, resolve(folder, file)))
    throw new Error(`${file} lies outside of ${folder}, and the editor writes in that folder only.`);
  const stem = resumeFile.replace(/\.json$/i, '.');

  const placeOf = (name: string): string => {
    const place = join(folder, name);
    if (!existsSync(dirname(place)) || isInside(root, realpathSync(dirname(place)))) {
      if (!isLink(place)) return place;
      if (existsSync(place) && isInside(root, realpathSync(place))) return realpathSync(place);
    }
    throw new Error(`${name} is a link that leads out of this folder. Put there what it leads to.`);
  };

  const isTranslation = (name: string) =>
    name.startsWith(stem) && /^[a-z]{2}(?:-[a-zA-Z]{2,4})?\.json$/.test(name.slice(stem.length));
  const mayWrite = (name: string) => name === resumeFile || name === themeFile || isTranslation(name);

  return {
    resumeFile,
    /** The résumé, its translations and `theme.css`, as far as they exist. */
    read(): FileTexts {
      const names = [
        resumeFile,
        ...translationFiles(folder, resumeFile).map((each) => each.file.split(sep).join('/')),
        themeFile,
      ];
      const texts = names.flatMap((name) => {
        const text = textAt(placeOf(name), name);
        return text === undefined ? [] : [[name, text] as const];
      });
      return Object.fromEntries(texts);
    },
    /**
     * Replaces a file in one step, if it still says what the editor knows of it.
     *
     * @throws Error in a sentence where the name is none that the editor writes, or where it cannot be written
     */
    write(name: string, known: string | undefined, text: string): Written {
      if (!mayWrite(name)) throw new Error(`${name} is no file that the editor writes.`);
      const place = placeOf(name);
      const found = textAt(place, name);
      if (found === text) return { isWritten: true };
      if (found !== known) return { isWritten: false, text: found };
      replaceFile(place, text);
      return { isWritten: true };
    },
    /** Adds a file to `public/` under a free name like this one, and returns its path there. */
    addPublic(name: string, bytes: Uint8Array): string {
      const publicFolder = placeOf('public');
      mkdirSync(publicFolder, { recursive: true });
      const free = freeName(publicFolder, name);
      replaceFile(join(publicFolder, free), bytes);
      return free;
    },
  };
}

/** With its byte order mark, which a write keeps. */
function textAt(place: string, name: string): string | undefined {
  if (!existsSync(place)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(place));
  } catch (cause) {
    throw new Error(`${name} cannot be read as UTF-8. Save it as UTF-8 to edit it here.`, { cause });
  }
}

/** Whatever the case of its letters, since some disks do not tell them apart. */
function freeName(folder: string, name: string): string {
  const taken = new Set(readdirSync(folder).map((each) => each.toLowerCase()));
  const [, stem = 'picture', ending = ''] = /^(.*?)(\.\w+)?$/.exec(name) ?? [];
  const numbered = (number: number) => (number === 1 ? stem : `${stem}-${number}`) + ending;
  let number = 1;
  while (taken.has(numbered(number).toLowerCase())) number += 1;
  return numbered(number);
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}
