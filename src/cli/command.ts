import { once } from 'node:events';

/** An option as `util.parseArgs` takes it, with what `--help` says of it. */
export interface CommandOption {
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
  /** Returns the exit code; undefined where it runs until it is stopped. */
  readonly main: (parameters: readonly string[]) => number | undefined | Promise<number | undefined>;
}

/** @throws Error where there are several */
export function onlyOne([first, second]: readonly string[]): string | undefined {
  if (second !== undefined) throw new Error(`"${second}" is one word too many.`);
  return first;
}

/** That one and the nine after it. */
export function portsFrom(first: number): readonly number[] {
  return Array.from({ length: 10 }, (_, index) => first + index);
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
