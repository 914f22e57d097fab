import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { attempt } from '../shared/attempt.ts';
import { engineFiles } from './engine-files.ts';
import { readFontCoverage, readFontFamily } from './font-coverage.ts';

/** The sans-serif fonts of common systems, those that look most like the page first. */
const preferredFiles = [
  /^Inter(?:-Regular|Variable|\[)/i,
  /^(?:HelveticaNeue|segoeui)\./i,
  /^NotoSans(?:-Regular|\[)/i,
  /^(?:arial|Arimo-Regular|LiberationSans-Regular)\./i,
  /^NotoSansArabic(?:UI)?(?:-Regular|\[)/i,
  /^(?:GeezaPro|NotoNaskhArabic-Regular)\./i,
  /^NotoSans(?:CJK|(?:CJK)?JP)(?:-Regular|\[)/i,
  /^(?:ヒラギノ角ゴシック W3|YuGothR|YuGothM|meiryo|ipagp?|ipaexg)\./i,
  /^NotoSans(?!Mono)\w+(?:-Regular|\[)/i,
  /^(?:AppleSDGothicNeo|PingFang|malgun|msyh|Nirmala|DejaVuSans)\./i,
];

export interface CardFont {
  readonly file: string;
  readonly family: string;
  /** True for a character that it draws. */
  readonly has: (character: string) => boolean;
}

/**
 * Finds the fonts of a text, in the order in which they are tried for each character; undefined where a character is
 * in none of them.
 */
export type FindFonts = (text: string) => readonly CardFont[] | undefined;

/** Looks in `folders`, those of the system if not given, and then in the package. */
export function openCardFonts(folders: readonly string[] = systemFolders()): FindFonts {
  let files: readonly string[] | undefined;
  const opened = new Map<string, CardFont | undefined>();
  const open = (file: string) => {
    if (!opened.has(file)) opened.set(file, openFont(file));
    return opened.get(file);
  };
  return (text) => {
    files ??= [...inPreferredOrder(folders.flatMap(fontFilesIn)), engineFiles.fonts.regular];
    let missing = [...new Set(text.normalize('NFC'))];
    const fonts: CardFont[] = [];
    for (const file of files) {
      const font = open(file);
      const left = font ? missing.filter((character) => !font.has(character)) : missing;
      if (font && (left.length < missing.length || missing.length === 0)) fonts.push(font);
      missing = left;
      if (missing.length === 0 && fonts.length > 0) return fonts;
    }
    return undefined;
  };
}

/** A file that is no font, or a damaged one, is as good as missing. */
function openFont(file: string): CardFont | undefined {
  return attempt(() => {
    const bytes = readFileSync(file);
    return { file, family: readFontFamily(bytes), has: readFontCoverage(bytes) };
  });
}

function inPreferredOrder(paths: readonly string[]): string[] {
  return preferredFiles.flatMap((pattern) =>
    paths.filter((path) => pattern.test((path.split(/[\\/]/).pop() ?? '').normalize('NFC'))).toSorted(),
  );
}

function fontFilesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:ttf|otf|ttc)$/i.test(path))
    .map((path) => join(folder, path));
}

function systemFolders(): string[] {
  const home = homedir();
  if (process.platform === 'win32') {
    const { WINDIR = 'C:\\Windows', LOCALAPPDATA = home } = process.env;
    return [join(WINDIR, 'Fonts'), join(LOCALAPPDATA, 'Microsoft\\Windows\\Fonts')];
  }
  if (process.platform === 'darwin')
    return ['/System/Library/Fonts', '/Library/Fonts', join(home, 'Library/Fonts')];
  return [
    '/usr/share/fonts',
    '/usr/local/share/fonts',
    join(home, '.fonts'),
    join(home, '.local/share/fonts'),
  ];
}
