import { meantOr } from '../resume/nearest-name.ts';
import { type CommandModule, packageVersion, failureOf, commandHelp, generalHelp } from './command.ts';
import { ownersLanguage, speak, warn } from './say.ts';

interface Command {
  readonly says: string;
  /** On demand, since a command needs only its own modules. */
  readonly load: () => Promise<CommandModule>;
}

/** In the order of the general help and of `docs/commands.md`. */
export const commands: Readonly<Record<string, Command>> = {
  build: { says: 'makes the site', load: () => import('./build.ts') },
  dev: { says: 'serves the site, and builds it again with each change', load: () => import('./dev.ts') },
  preview: { says: 'serves the built site', load: () => import('./preview.ts') },
  init: { says: 'makes a folder for a CV of your own', load: () => import('./init.ts') },
  validate: { says: 'checks the résumé', load: () => import('./check-profile.ts') },
  ask: { says: 'answers a question at the terminal', load: () => import('./ask.ts') },
  import: { says: 'makes resume.json of what you have', load: () => import('./import.ts') },
  eval: { says: 'asks a model about the CV, and scores it', load: () => import('./eval.ts') },
  embed: { says: 'writes the assistant for pages that exist', load: () => import('./embed.ts') },
  edit: { says: 'opens the editor in the browser', load: () => import('./edit.ts') },
  pdf: { says: 'makes the site with its PDF', load: () => import('./pdf.ts') },
  theme: { says: 'lists the themes, or chooses one', load: () => import('./theme.ts') },
  publish: { says: 'brings the site to a host', load: () => import('./publish.ts') },
};

/** `talking-cv COMMAND …` in an owner's folder, and `npm run COMMAND` in the repository. Returns the exit code. */
export async function main([name, ...parameters]: readonly string[]): Promise<number> {
  if (name === '--version' || name === '-v') return say(packageVersion());
  if (name === '--help' || name === '-h' || name === 'help') return say(help());
  if (name === undefined) return refuse(help());
  await speak(ownersLanguage(process.cwd(), parameters));
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    const all = Object.keys(commands);
    return refuse(`There is no command "${name}"; ${meantOr(`write one of ${all.join(', ')}.`, name, all)}`);
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

function say(text: string): number {
  console.log(text);
  return 0;
}

function refuse(sentence: string): number {
  warn(sentence);
  return 1;
}
