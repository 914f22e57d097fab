import { accessSync, constants } from 'node:fs';
import { join } from 'node:path';

/** The first of these commands in `PATH`, as a path. */
export function findInPath(commands: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(process.platform === 'win32' ? ';' : ':');
  return commands.flatMap((command) => folders.map((folder) => join(folder, command))).find(isExecutable);
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
