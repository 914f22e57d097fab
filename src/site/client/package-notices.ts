import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
        'src/site/client/package-notices.ts or drop the package.',
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

/** Licences that let anyone host the built site and publish the package; of a choice (`A OR B`) one of them is enough. */
const accepted = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'CC0-1.0',
  // Of fonts, which may be bundled with any software.
  'OFL-1.1',
]);

/** @param expression as a package states it, in SPDX */
export function isAccepted(expression: string): boolean {
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => accepted.has(licence)));
}

/** Beside the page; the panel links to it. */
export const noticesFile = 'third-party-notices.txt';

/** The licences of all code of others in `files`, as one text. */
export function thirdPartyNotices(
  files: readonly string[],
  recorded: Readonly<Record<string, { readonly packages: readonly string[] }>>,
  notices: PackageNotices,
): string {
  const names = new Set(files.flatMap((file) => recorded[file]?.packages ?? []));
  const used = [...names].map((name) => {
    const notice = notices[name];
    if (!notice)
      throw new Error(`The built client holds no licence text of ${name}. Build the client again.`);
    return [name, notice] as const;
  });
  const introduction = 'This site is made with the following packages, each under its own licence.';
  return noticesText(introduction, Object.fromEntries(used));
}

/** Licences as one text, sorted by the packages' names. */
export function noticesText(introduction: string, notices: PackageNotices): string {
  const parts = Object.entries(notices)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { version, licence, texts }]) => [`${name} ${version} (${licence})`, ...texts].join('\n\n'));
  return `${[introduction, ...parts].join(`\n\n${'='.repeat(80)}\n\n`)}\n`;
}
