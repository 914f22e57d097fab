import { posix } from 'node:path';
import { parseSync } from 'vite';
import { type Layer, layers, vendors } from './layers.ts';

interface Import {
  readonly from: string;
  readonly isType: boolean;
}

/** A sentence for each import of a file below `src/` or `workers/` that `layers` forbids. `file` is relative to the root. */
export function importViolations(file: string, source: string): string[] {
  const path = withoutEnding(file);
  const own = layerOf(path) ?? '';
  return importsOf(file, source).flatMap(({ from, isType }) => {
    const isAllowed = from.startsWith('.')
      ? mayImport(own, posix.join(posix.dirname(file), from), isType)
      : mayImportPackage(path, from, isType);
    return isAllowed
      ? []
      : [`${file} imports ${isType ? 'a type of ' : ''}${from}: see scripts/lint/layers.ts`];
  });
}

function mayImport(own: string, file: string, isType: boolean): boolean {
  const target = withoutEnding(file);
  if (target.startsWith('tests/')) return false;
  const layer = layerOf(target);
  if (layer === undefined || layer === own) return true;
  return allows(layers[own], isType, (each) => each === layer || each === target);
}

function mayImportPackage(path: string, name: string, isType: boolean): boolean {
  const vendor = Object.keys(vendors).find((each) => name === each || name.startsWith(`${each}/`));
  return vendor === undefined || allows(vendors[vendor], isType, (each) => `${path}/`.startsWith(`${each}/`));
}

function allows(layer: Layer | undefined, isType: boolean, matches: (each: string) => boolean): boolean {
  return layer !== undefined && (layer.uses.some(matches) || (isType && (layer.types ?? []).some(matches)));
}

function layerOf(path: string): string | undefined {
  const found = Object.keys(layers).filter((layer) => `${path}/`.startsWith(`${layer}/`));
  return found.toSorted((one, other) => other.length - one.length)[0];
}

function withoutEnding(file: string): string {
  return file.replace(/\?.*$/, '').replace(/(?:\.d)?\.(?:tsx?|mjs|css|json|svg)$/, '');
}

function importsOf(file: string, source: string): Import[] {
  const { module } = parseSync(file, source);
  const imports = module.staticImports.map(({ moduleRequest, entries }) => ({
    from: moduleRequest.value,
    isType: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ from: moduleRequest.value, isType }] : [],
    ),
  );
  const onDemand = module.dynamicImports.map(({ moduleRequest }) => ({
    from: source.slice(moduleRequest.start, moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
    isType: false,
  }));
  return [...imports, ...exports, ...onDemand];
}
