import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { valueAt, valueOf, withValue } from '../resume/edit-json.ts';
import { commandLine } from '../site/command-line.ts';
import { readOwnersText } from '../site/owners-text.ts';
import { themeFile } from '../site/theme/lint-theme.ts';
import { themes, unknownTheme } from '../site/theme/themes.ts';
import { setTokens } from '../site/theme/tokens.ts';
import { command } from './command.ts';
import { replaceFile } from '../site/output-folder.ts';
import { siteSettings } from './site-options.ts';
import { localized, say } from './say.ts';

export const { help, main } = command(
  {
    takes: '[name]',
    about:
      'Lists the themes, or writes the name of one as meta.theme into resume.json. theme.css stays as it is.',
    options: {},
    examples: [
      ['', 'the themes, each with a sentence'],
      ['academic', 'chooses one'],
      ['default', 'goes back to the usual look'],
    ],
  },
  (_, name, folder) => {
    if (name === undefined) {
      const width = Math.max(...themes.map((each) => each.name.length));
      for (const each of themes) say(`${each.name.padEnd(width)}  ${localized(each.says)}`);
      return 0;
    }
    const theme = themes.find((each) => each.name === name);
    if (theme === undefined) throw new Error(unknownTheme(name));
    const { resumeFile } = siteSettings(folder, {});
    const text = readOwnersText(folder, resumeFile);
    if (text === undefined) throw new Error(`There is no ${resumeFile} here, which would name the theme.`);
    replaceFile(realpathSync(resolve(folder, resumeFile)), withTheme(text, name, resumeFile));
    say(`${resumeFile} names the theme "${name}". See it by: ${commandLine('dev')}`);
    const own = new Set(setTokens(readOwnersText(folder, themeFile) ?? '').map((each) => each.name));
    const covered = setTokens(theme.sheet).filter((each) => own.has(each.name));
    if (covered.length > 0)
      say(
        `${themeFile} comes after the theme and wins with ${covered.map((each) => `--${each.name}`).join(', ')}.`,
      );
  },
);

/** A résumé with another theme, each other byte as it was; the default is no key at all. */
function withTheme(text: string, name: string, file: string): string {
  try {
    JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not whole JSON. Find the place by: ${commandLine('validate')}`, { cause });
  }
  const meta = valueAt(valueOf(text), ['meta']);
  if (name !== 'default') return withValue(text, ['meta', 'theme'], name);
  const isLast = typeof meta === 'object' && meta !== null && Object.keys(meta).join() === 'theme';
  return withValue(text, isLast ? ['meta'] : ['meta', 'theme'], undefined);
}
