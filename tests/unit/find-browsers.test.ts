/** How `npm run test:browsers` comes to its browsers. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findBrowser } from '../browsers/find-browsers';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'talking-cv-browsers-'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('FIREFOX_PATH', undefined);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function addProgram(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '');
  chmodSync(path, 0o755);
  return path;
}

describe('a browser to test in', () => {
  it('is taken from PATH, and nothing is installed', () => {
    const program = addProgram('firefox-esr');
    const install = vi.fn();
    expect(findBrowser('firefox', install)).toEqual({ name: 'firefox', program });
    expect(install).not.toHaveBeenCalled();
  });

  it('is the one that FIREFOX_PATH names', () => {
    addProgram('firefox-esr');
    const chosen = addProgram('another-firefox');
    vi.stubEnv('FIREFOX_PATH', chosen);
    expect(findBrowser('firefox', vi.fn())).toEqual({ name: 'firefox', program: chosen });
  });

  it('is installed where it is missing', () => {
    const install = vi.fn((packages: readonly string[]) => packages.forEach(addProgram));
    expect(findBrowser('firefox', install)).toMatchObject({ name: 'firefox' });
    expect(install).toHaveBeenCalledWith(['firefox-esr']);
  });

  it.each(['firefox', 'webkit'] as const)('says what to install where it cannot be had: %s', (name) => {
    expect(() => findBrowser(name, vi.fn())).toThrow(/apt-get install/);
  });
});
