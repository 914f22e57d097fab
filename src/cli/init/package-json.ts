/** The commands that a folder's own `npm run …` has. `start` does what it does in a clone of the engine. */
const scripts = {
  start: 'talking-cv build && talking-cv preview',
  dev: 'talking-cv dev',
  edit: 'talking-cv edit',
  build: 'talking-cv build',
  pdf: 'talking-cv pdf',
  ask: 'talking-cv ask',
} as const;

/** So that `npm start` is all there is to type, in a fresh clone and after a change of the version too. */
const installFirst = { prestart: 'npm install --no-audit --no-fund' } as const;

interface Package {
  /** The version of talking-cv, which is pinned. */
  readonly version: string;
  /** False where another package manager than npm installs. */
  readonly isNpm: boolean;
}

/** A `package.json` for a folder that has none. It needs no name, since nobody publishes it. */
export function newPackageJson({ version, isNpm }: Package): string {
  const manifest = {
    private: true,
    scripts: { ...(isNpm ? installFirst : {}), ...scripts },
    dependencies: { 'talking-cv': version },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** What a `package.json` that stays as it is lacks. */
export interface MissingLines {
  /** Sentences for the owner, with the lines to write where there are any. */
  readonly sentences: readonly string[];
  /** True if its `start` builds and serves the site with the version that is asked for. */
  readonly isReady: boolean;
}

/** Compares the text of a `package.json` with what `newPackageJson` would write. Changes nothing. */
export function linesToAdd(text: string, version: string): MissingLines {
  const manifest = parse(text);
  if (manifest === undefined) {
    const sentence =
      'package.json stays as it is, although npm cannot read it: it is no valid JSON. Correct it, then run init again.';
    return { sentences: [sentence], isReady: false };
  }
  const own = object(manifest['scripts']);
  const dependencies = { ...object(manifest['devDependencies']), ...object(manifest['dependencies']) };
  const named = dependencies['talking-cv'];
  const missing = Object.entries(scripts).filter(([name]) => !Object.hasOwn(own, name));
  const taken = Object.entries(scripts).filter(
    ([name, command]) => Object.hasOwn(own, name) && own[name] !== command,
  );
  return {
    sentences: [
      ...(named === undefined ? [add('dependencies', [['talking-cv', version]])] : []),
      ...(named !== undefined && named !== version
        ? [
            `package.json names talking-cv ${JSON.stringify(named)}. Write "talking-cv": "${version}" for this version.`,
          ]
        : []),
      ...(missing.length > 0 ? [add('scripts', missing)] : []),
      ...taken.map(
        ([name, command]) =>
          `package.json has another script "${name}". What ours would do: ${command.replaceAll('talking-cv', 'npx talking-cv')}`,
      ),
    ],
    isReady: named === version && own['start'] === scripts.start,
  };
}

function add(key: string, lines: readonly (readonly [string, string])[]): string {
  const shown = lines.map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return [`package.json stays as it is. Add to its "${key}":`, shown.join(',\n')].join('\n');
}

function parse(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    // npm, too, reads over the mark that some editors put before a text.
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function object(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
