import type { CommandHelp, CommandOption, CommandOptions } from './command.ts';
import { commandLine } from '../site/command-line.ts';

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
