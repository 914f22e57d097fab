import { relative, resolve } from 'node:path';
import { readEnvironment } from '../site/environment.ts';
import { type Environment, parseSettings, type Settings } from '../site/settings.ts';
import { type CommandOptions, typedIn } from './command.ts';

export const outOption = {
  out: {
    type: 'string',
    short: 'o',
    default: 'dist',
    value: 'FOLDER',
    says: 'where the site lies; the files of an earlier site in it are replaced, and no others',
  },
} as const satisfies CommandOptions;

export const addressOptions = {
  base: {
    type: 'string',
    value: 'PATH',
    says: 'the path of the URL that the site is served under (BASE_PATH)',
  },
  'site-url': { type: 'string', value: 'URL', says: 'the public address, for absolute links (SITE_URL)' },
} as const satisfies CommandOptions;

export const strictOption = {
  strict: {
    type: 'boolean',
    default: false,
    says: 'stop at a field of the résumé that would be left out or read otherwise than it is written',
  },
} as const satisfies CommandOptions;

interface SiteValues {
  /** The résumé, as it was typed. */
  readonly file?: string | undefined;
  readonly base?: string | undefined;
  readonly 'site-url'?: string | undefined;
}

/**
 * The settings of an owner's folder. What the command line says wins over the environment, that over `.env`, and that over
 * `settings.env`; `fixed` wins over all.
 *
 * @throws SettingsError naming each wrong one as the owner wrote it
 */
export function siteSettings(
  folder: string,
  { file, base, 'site-url': siteUrl }: SiteValues,
  fixed: Environment = {},
): Settings {
  const typed = {
    ...(file === undefined ? {} : { RESUME_FILE: fileOf(folder, file) }),
    ...(base === undefined ? {} : { BASE_PATH: base }),
    ...(siteUrl === undefined ? {} : { SITE_URL: siteUrl }),
  };
  const names = {
    ...(base === undefined ? {} : { BASE_PATH: '--base' }),
    ...(siteUrl === undefined ? {} : { SITE_URL: '--site-url' }),
  };
  return parseSettings({ ...readEnvironment(folder), ...typed, ...fixed }, names);
}

/** A file as it was typed is relative to where it was typed; a setting is relative to the owner's folder. */
function fileOf(folder: string, file: string): string {
  const from = typedIn(folder);
  return from === folder ? file : relative(folder, resolve(from, file));
}
