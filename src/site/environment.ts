import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { Environment } from './settings.ts';

/** Settings from the owner's `.env` and from the environment, which wins. */
export function readEnvironment(folder: string): Environment {
  const file = join(folder, '.env');
  const written = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...written, ...process.env };
}
