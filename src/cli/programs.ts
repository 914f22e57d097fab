import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';

/** The first of these commands in `PATH`, as a path. */
export function findInPath(commands: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(process.platform === 'win32' ? ';' : ':');
  return commands.flatMap((command) => folders.map((folder) => join(folder, command))).find(isExecutable);
}

/** Installs packages where that asks nobody: on Debian, as root. Does nothing elsewhere and survives a failure. */
export function installDebianPackages(packages: readonly string[]): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  console.log(`Installing ${packages.join(' and ')}`);
  attempt('apt-get', ['update']);
  attempt('apt-get', ['install', '--yes', '--no-install-recommends', ...packages]);
}

/** Runs a program that may fail; what it finds to complain of is shown. */
export function attempt(command: string, parameters: readonly string[]): void {
  try {
    execFileSync(command, parameters, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch {
    // Whoever asked looks for the result.
  }
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
