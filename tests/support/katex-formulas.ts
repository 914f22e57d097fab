import { resolve } from 'node:path';
import katex from 'katex';

const root = resolve(import.meta.dirname, '../..');

/** What KaTeX's own tables say of a function. */
interface KatexFunction {
  readonly numArgs: number;
  readonly numOptionalArgs?: number | undefined;
  readonly argTypes?: readonly string[] | undefined;
}

/** Arguments by KaTeX's names for their types; `x` for all others. */
const argumentOf: Readonly<Record<string, string>> = {
  color: 'teal',
  size: '1em',
  url: 'https://example.com/',
  raw: 'a=b',
  hbox: 'words',
  text: 'words',
};

/** They write to the console, and nothing on the page. */
const silent = new Set(['\\message', '\\errmessage', '\\show']);

/** What `\left` takes. Tall ones are drawn of pieces. */
const delimiters =
  '( [ \\{ < | \\| / \\lfloor \\lceil \\lgroup \\lmoustache \\backslash \\uparrow \\Uparrow \\downarrow \\Downarrow ' +
  '\\updownarrow \\Updownarrow \\ulcorner \\lvert \\lVert';

/**
 * A formula for each function, environment, macro and tall delimiter of the installed KaTeX, by name. Left out are names that make no
 * formula of their own, such as the parts of other macros.
 */
export async function katexFormulas(): Promise<ReadonlyMap<string, string>> {
  const functions = await table<KatexFunction>('functions');
  const environments = await table<unknown>('environments');
  const macros = await table<unknown>('macros');
  const formulas = new Map<string, string>();
  const add = (name: string, ways: readonly string[]): void => {
    if (silent.has(name)) return;
    const accepted = ways.find(isAccepted);
    if (accepted !== undefined) formulas.set(name, accepted);
  };
  for (const [name, of] of Object.entries(functions)) add(name, waysToUse(name, of));
  for (const name of Object.keys(environments)) add(name, waysToFill(name));
  for (const name of Object.keys(macros).filter((name) => name.startsWith('\\')))
    add(name, waysToUse(name, { numArgs: 3 }));
  for (const name of delimiters.split(' '))
    add(`\\left${name}`, [`\\left${name} \\begin{matrix} ${'a \\\\'.repeat(8)} b \\end{matrix} \\right.`]);
  return formulas;
}

async function table<Entry>(name: string): Promise<Readonly<Record<string, Entry>>> {
  const file = resolve(root, `node_modules/katex/src/${name}.ts`);
  return ((await import(/* @vite-ignore */ file)) as { default: Record<string, Entry> }).default;
}

/** With all arguments, without the optional ones, then with fewer; between operands, before a delimiter, in words. */
function waysToUse(name: string, { numArgs, numOptionalArgs = 0, argTypes = [] }: KatexFunction): string[] {
  const written = Array.from({ length: numOptionalArgs + numArgs }, (_, index) => {
    const value = argumentOf[argTypes[index] ?? ''] ?? 'x';
    return index < numOptionalArgs ? `[${value}]` : `{${value}}`;
  });
  const mandatory = written.slice(numOptionalArgs);
  const fewer = mandatory.map(
    (_, index) => `${name}${mandatory.slice(0, mandatory.length - 1 - index).join('')}`,
  );
  return [
    `${name}${written.join('')} y`,
    `${name}${mandatory.join('')} y`,
    ...fewer.map((use) => `${use} y`),
    `${name} ( y`,
    `a ${name} b`,
    `${name} ( y \\right)`,
    `\\left( x ${name} | y \\right)`,
    `\\text{${name}{a} words}`,
    `\\text{${name}}`,
    `\\displaystyle\\sum${name}_a^b`,
  ];
}

function waysToFill(environment: string): string[] {
  const cells = environment === 'CD' ? 'A @>a>> B \\\\ @VVbV @AAcA \\\\ C @= D' : 'a & b \\\\ c & d';
  return ['', '{cc}', '{1}', '{c|c}']
    .map((columns) => `\\begin{${environment}}${columns} ${cells} \\end{${environment}}`)
    .concat(
      `\\begin{${environment}} a \\\\ b \\end{${environment}}`,
      `\\begin{${environment}} a \\end{${environment}}`,
    );
}

function isAccepted(tex: string): boolean {
  try {
    katex.renderToString(tex, { displayMode: true, strict: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
