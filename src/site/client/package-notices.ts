import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAccepted } from './accepted-licences.ts';

/** What everyone who publishes a package's code has to publish with it. */
interface PackageNotice {
  readonly version: string;
  /** SPDX expression. */
  readonly licence: string;
  /** Licence and notice texts, whole. */
  readonly texts: readonly string[];
}

/** By package name. */
export type PackageNotices = Readonly<Record<string, PackageNotice>>;

/** Packages whose code is inside the files of another package, where no bundler sees them. */
const embedded: Readonly<Record<string, readonly string[]>> = { '@mlc-ai/web-llm': ['loglevel'] };

/** The packages whose code is in these modules, by name. */
export function packagesOf(modules: readonly string[]): string[] {
  const names = modules.flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1] ?? []);
  return [...new Set(names.flatMap((name) => [name, ...(embedded[name] ?? [])]))].toSorted();
}

/** @throws Error naming a package that carries no licence text, or whose licence may not let us publish it. */
export function readPackageNotices(root: string, packages: readonly string[]): PackageNotices {
  return Object.fromEntries(
    [...new Set(packages)].toSorted().map((name) => [name, readPackageNotice(root, name)]),
  );
}

function readPackageNotice(root: string, name: string): PackageNotice {
  const folder = join(root, 'node_modules', name);
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly version: string;
    readonly license?: string;
  };
  if (license === undefined || !isAccepted(license)) {
    throw new Error(
      `The package ${name} has ${license ?? 'no licence'}: read it, then accept it in ` +
        'src/site/client/accepted-licences.ts or drop the package.',
    );
  }
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|notice|copying)/i.test(file));
  const texts = [...files.map((file) => readFileSync(join(folder, file), 'utf8').trim()), ...ownText(name)];
  if (texts.length === 0)
    throw new Error(`The package ${name} carries no licence text; add one to src/site/client/notices/.`);
  return { version, licence: license, texts };
}

/** A text that the package itself lacks, e.g. the licence of KaTeX's fonts. */
function ownText(name: string): string[] {
  const file = join(import.meta.dirname, 'notices', `${name.replace('@', '').replace('/', '-')}.txt`);
  return existsSync(file) ? [readFileSync(file, 'utf8').trim()] : [];
}
