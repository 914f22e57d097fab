import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../site/engine-files.ts';
import type { CommandModule } from './command.ts';
import { failureOf } from './failure.ts';
import { commandHelp, generalHelp } from './help.ts';

interface Command {
  readonly says: string;
  /** On demand, since a command needs only its own modules. */
  readonly load: () => Promise<CommandModule>;
}

const commands: Readonly<Record<string, Command>> = {
  build: { says: 'makes the site', load: () => import('./build.ts') },
  preview: { says: 'serves the built site', load: () => import('./preview.ts') },
  validate: { says: 'checks the résumé', load: () => import('./check-profile.ts') },
  ask: { says: 'answers a question at the terminal', load: () => import('./ask.ts') },
  import: { says: 'makes resume.json of what you have', load: () => import('./import.ts') },
  eval: { says: 'asks a model about the CV, and scores it', load: () => import('./eval.ts') },
  pdf: { says: 'makes the site with its PDF', load: () => import('./pdf.ts') },
};

/**
 * `talking-cv COMMAND …` in an owner's folder, and `npm run COMMAND` in the repository. Returns the exit code;
 * undefined where the command runs until it is stopped.
 */
export async function main([name, ...parameters]: readonly string[]): Promise<number | undefined> {
  if (name === '--version' || name === '-v') return say(version());
  if (name === '--help' || name === '-h' || name === 'help') return say(help());
  if (name === undefined) return refuse(help());
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    const all = Object.keys(commands).join(', ');
    return refuse(`There is no command "${name}". The commands are ${all}.`);
  }
  try {
    const { main: run, help } = await command.load();
    if (asksForHelp(parameters)) return say(commandHelp(name, help));
    return await run(parameters);
  } catch (error) {
    return refuse(failureOf(error, name));
  }
}

function help(): string {
  return generalHelp(Object.fromEntries(Object.entries(commands).map(([name, { says }]) => [name, says])));
}

/** What follows `--` is no option. */
function asksForHelp(parameters: readonly string[]): boolean {
  const end = parameters.indexOf('--');
  const read = end === -1 ? parameters : parameters.slice(0, end);
  return read.includes('--help') || read.includes('-h');
}

function version(): string {
  const manifest = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  return manifest.version;
}

function say(text: string): number {
  console.log(text);
  return 0;
}

function refuse(sentence: string): number {
  console.error(sentence);
  return 1;
}
