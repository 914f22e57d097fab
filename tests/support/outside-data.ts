import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * A folder of data that is not in this repository: the one that the environment variable names, else the usual place
 * beside a checkout. Undefined where there is none; a test that needs it is then skipped, by name.
 */
export function outsideData(variable: string, besideCheckout: string): string | undefined {
  const named = process.env[variable];
  if (named !== undefined) return named;
  const usual = resolve(import.meta.dirname, '../../..', besideCheckout);
  return existsSync(usual) ? usual : undefined;
}
