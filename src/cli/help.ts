import type { CommandHelp, CommandOption } from './command.ts';
import { commandLine } from './invocation.ts';

/** What `talking-cv COMMAND --help` prints. */
export function commandHelp(name: string, { takes, about, options, examples }: CommandHelp): string {
  const rows = Object.entries(options).map(([option, about]) => [spellings(option, about), says(about)]);
  const used = [takes, '[options]'].filter(Boolean).join(' ');
  return [
    about,
    `  ${commandLine(name, used)}`,
    'Options:',
    ...table([...rows, ['-h, --help', 'show this']]),
    'Examples:',
    ...table(examples.map(([parameters, what]) => [commandLine(name, parameters), what])),
  ].join('\n');
}

/** What `talking-cv --help` prints. */
export function generalHelp(commands: Readonly<Record<string, string>>): string {
  return [
    'Makes a CV that answers questions about its owner, of the resume.json in this folder.',
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
    'Settings stand in settings.env, in .env or in the environment; a later one wins, and an option of the command over all.',
  ].join('\n');
}

function spellings(name: string, { short, value }: CommandOption): string {
  const long = value === undefined ? `--${name}` : `--${name} ${value}`;
  return short === undefined ? long : `-${short}, ${long}`;
}

function says({ default: usual, says: text }: CommandOption): string {
  return typeof usual === 'string' ? `${text} (${usual} if not given)` : text;
}

function table(rows: readonly (readonly string[])[]): string[] {
  const width = Math.max(...rows.map(([first = '']) => first.length));
  return rows.map(([first = '', second = '']) => `  ${first.padEnd(width)}  ${second}`);
}
