import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

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
