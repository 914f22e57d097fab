import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { readFileSync } from 'node:fs';
import { packageFolder } from '../site/engine-files.ts';
import { visibleText } from '../shared/visible-text.ts';
import { commandLine } from '../site/command-line.ts';

/** An option as `util.parseArgs` takes it, with what `--help` says of it. */
interface CommandOption {
  readonly type: 'string' | 'boolean';
  readonly short?: string;
  readonly default?: string | boolean;
  /** What stands for its value: `FOLDER`. */
  readonly value?: string;
  /** Completes "the option gives …", without a full stop. */
  readonly says: string;
}

export type CommandOptions = Readonly<Record<string, CommandOption>>;

export interface CommandHelp {
  /** What follows its name, options aside: `[file]`. */
  readonly takes?: string;
  /** One or two sentences. */
  readonly about: string;
  readonly options: CommandOptions;
  /** Each as what follows the name, and what it does. */
  readonly examples: readonly (readonly [parameters: string, says: string])[];
}

/** A module of `src/cli/` that is a command. */
export interface CommandModule {
  readonly help: CommandHelp;
  /** Returns the exit code. */
  readonly main: (parameters: readonly string[]) => Promise<number>;
}

type Values<Options extends CommandOptions> = ReturnType<typeof parseArgs<{ options: Options }>>['values'];

/**
 * A command that takes at most one word beside its options.
 *
 * @param run gets the folder where the command runs last. It returns the exit code, where that is not 0
 */
export function command<const Options extends CommandOptions>(
  help: CommandHelp & { readonly options: Options },
  run: (
    values: Values<Options>,
    word: string | undefined,
    folder: string,
  ) => Promise<number | void> | number | void,
): CommandModule {
  const { takes, options } = help;
  return {
    help,
    async main(parameters) {
      const allowPositionals = takes !== undefined;
      const { values, positionals } = parseArgs({ args: [...parameters], allowPositionals, options });
      return (await run(values, onlyOne(positionals), process.cwd())) ?? 0;
    },
  };
}

/** @throws Error where there are several */
export function onlyOne([first, second]: readonly string[]): string | undefined {
  if (second !== undefined) throw new Error(`"${second}" is one word too many.`);
  return first;
}

/** The port that was typed, else the first one and the nine after it. */
export function portsOf(typed: string | undefined, first: number): readonly number[] {
  return typed === undefined ? Array.from({ length: 10 }, (_, index) => first + index) : [portOf(typed)];
}

/** Resolves once the program is told to stop. */
export async function untilStopped(): Promise<void> {
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
}

/** @throws Error where the text is no port */
export function portOf(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new Error(`\`--port\` must be a whole number from 0 to 65535; it is "${text}".`);
}

/** A path as one word of a command that is printed to be copied, for a shell of Unix or of Windows. */
export function quoted(path: string): string {
  if (/^[\w./\\@:-]+$/.test(path)) return path;
  // A shell of Unix obeys these within double quotes; Windows knows no other quotes.
  return /["$`!]/.test(path) ? `'${path.replaceAll("'", `'\\''`)}'` : `"${path}"`;
}

/**
 * The folder where the command was typed. npm runs a script in the folder of its `package.json` and leaves the other in
 * `INIT_CWD`, which every program below inherits, in whichever folder it runs.
 */
export function typedIn(folder: string, environment: NodeJS.ProcessEnv = process.env): string {
  const { INIT_CWD: typed, npm_package_json: manifest } = environment;
  return typed !== undefined && manifest !== undefined && dirname(manifest) === folder ? typed : folder;
}

/** The version of this package, wherever it is installed. */
export function packageVersion(): string {
  const manifest = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  return manifest.version;
}

/** What a command that stopped says: one sentence, or one for each mistake. */
export function failureOf(error: unknown, command: string): string {
  if (!(error instanceof Error)) return visibleText(String(error));
  const problem = parseProblem(error);
  return visibleText(
    problem === undefined ? error.message : `${problem} See ${commandLine(command, '--help')}.`,
  );
}

/** What `util.parseArgs` refuses: its own sentences speak of its interface. */
function parseProblem(error: Error): string | undefined {
  const [, named = ''] = /'([^']+)'/.exec(error.message) ?? [];
  switch ('code' in error ? error.code : undefined) {
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
      return `There is no option ${named}.`;
    case 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL':
      return `"${named}" is one word too many.`;
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE':
      return /does not take/.test(error.message)
        ? `The option ${named} takes no value.`
        : `The option ${named.replace(/^-\w, | <.*/g, '')} needs a value.`;
    default:
      return undefined;
  }
}

/** What `talking-cv COMMAND --help` prints. */
export function commandHelp(name: string, { takes, about, options, examples }: CommandHelp): string {
  const used = [takes, '[options]'].filter(Boolean).join(' ');
  return [
    about,
    `  ${commandLine(name, used)}`,
    'Options:',
    ...table([...optionRows(options), ['-h, --help', 'show this']]),
    'Examples:',
    ...table(examples.map(([parameters, what]) => [commandLine(name, parameters), what])),
  ].join('\n');
}

/** Each option as it is typed, and what it does. */
export function optionRows(options: CommandOptions): readonly (readonly [string, string])[] {
  return Object.entries(options).map(([name, option]) => [spellings(name, option), says(option)]);
}

/** What `talking-cv --help` prints. */
export function generalHelp(commands: Readonly<Record<string, string>>): string {
  return [
    'Makes a CV that answers questions about its owner from the resume.json in this folder.',
    `  ${commandLine('COMMAND', '[options]')}`,
    'Commands:',
    ...table(Object.entries(commands)),
    'Examples:',
    ...table([
      [commandLine('build'), 'makes the site in dist/'],
      [commandLine('build', '--base /cv/ -o site'), 'for a path of a host'],
      [commandLine('build', '--help'), 'the options of a command'],
    ]),
    'Options:',
    ...table([
      ['-h, --help', 'show this'],
      ['-v, --version', 'show the version'],
    ]),
    'Settings are in settings.env, .env or the environment; the later one wins, and an option of the command over all.',
  ].join('\n');
}

function spellings(name: string, { short, value }: CommandOption): string {
  const long = value === undefined ? `--${name}` : `--${name} ${value}`;
  return short === undefined ? long : `-${short}, ${long}`;
}

function says({ default: usual, says: text }: CommandOption): string {
  return typeof usual === 'string' && usual !== '' ? `${text} (${usual} if not given)` : text;
}

function table(rows: readonly (readonly string[])[]): string[] {
  const width = Math.max(...rows.map(([first = '']) => first.length));
  return rows.map(([first = '', second = '']) => `  ${first.padEnd(width)}  ${second}`);
}
