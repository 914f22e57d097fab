import { parseEnv } from 'node:util';
import { readOwnersText } from './owners-text.ts';
import { type Environment, SettingsError } from './settings.ts';

/** Meant to be committed, so that a site is published with the settings that it is seen with at home. */
const committedFile = 'settings.env';
export const settingsFiles = [committedFile, '.env'] as const;

/**
 * Settings of an owner's folder: the environment over `.env` over `settings.env`. An empty value leaves the one below it.
 *
 * @throws Error naming a file that cannot be read, or a token in the one that is committed
 */
export function readEnvironment(folder: string): Environment {
  const [committed, own] = settingsFiles.map((file) => set(parseEnv(readOwnersText(folder, file) ?? '')));
  for (const [name, value] of Object.entries(committed ?? {})) refuseToken(name, value);
  return { ...committed, ...own, ...set(process.env) };
}

function set(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
}

function refuseToken(name: string, value = ''): void {
  if (!/token|secret|password|api_?key/i.test(name) && !/\bhf_[a-z\d]{20}/i.test(value)) return;
  throw new SettingsError([
    `${name} in ${committedFile} is a token, and that file is committed: move it to .env. If it is committed already, ` +
      'revoke it and make a new one.',
  ]);
}
