import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type CommandHelp, type CommandOptions, optionRows } from '../src/cli/command.ts';
import { commands } from '../src/cli/main.ts';
import { settingGroups, settingList } from '../src/site/setting-list.ts';

const root = resolve(import.meta.dirname, '..');

/** What the scripts of the repository do that are no command of the package. */
const scripts: Readonly<Record<string, string>> = {
  start: 'Builds the site, serves it at `http://localhost:4173`, and prints that address and its backend.',
  test: 'Types, lint, format and unit tests, then the end-to-end tests in a real Chromium.',
  check: 'The same without the browser.',
  fix: 'Applies what the linter and the formatter can repair.',
  dev: 'The site with hot reload, by Vite.',
  'dev:scripted': 'The same with a scripted model, GPU and servers: every state of the assistant.',
  'test:browsers': 'One suite of a visitor’s steps in Firefox and in WebKitGTK.',
  'test:looks':
    'Visual regression: draws the merge base and the change, and shows what differs side by side.',
  bench: 'Bundle size, speed and memory against their budgets.',
  prepack: 'Builds what npm installs; npm runs it before `npm pack`.',
};

/**
 * `node src/cli/run.mjs scripts/write-docs.ts` writes the pages that are made from code. Returns the exit code.
 */
export async function main(): Promise<number> {
  for (const [file, text] of Object.entries(await generatedPages())) {
    const path = resolve(root, file);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    writeFileSync(path, text);
    console.log(file);
  }
  return 0;
}

/** The text of each page that is made from code, by its path in the repository. */
export async function generatedPages(): Promise<Readonly<Record<string, string>>> {
  return {
    '.env.example': envExample(),
    'docs/commands.md': await commandsPage(),
    'docs/settings.md': settingsPage(),
  };
}

const note = '<!-- Made by scripts/write-docs.ts: edit the code, then run it. -->';

function envExample(): string {
  const intro = [
    '# Made by scripts/write-docs.ts. Every line is optional and shows its default. Write those that you change into',
    '# settings.env and commit it; what is secret, or for this computer alone, belongs in .env.',
  ];
  const groups = Object.entries(settingGroups).flatMap(([heading, settings]) => [
    '',
    `# --- ${heading} ---`,
    ...settingLines(Object.keys(settings)),
  ]);
  return `${[...intro, ...groups].join('\n')}\n`;
}

function settingLines(names: readonly string[]): readonly string[] {
  return settingList
    .filter(([name]) => names.includes(name))
    .flatMap(([name, { says, default: value = '' }]) => [`# ${says}`, `${name}=${value}`]);
}

function settingsPage(): string {
  const intro = `${note}

# Settings

A build reads them from the environment, over \`.env\`, over \`settings.env\`; an option of a command wins over all. Commit \`settings.env\`, so that the site is published as you saw it; keep secrets, and what holds for one computer, in \`.env\`. A token in \`settings.env\` stops the build, and so does a wrong value. An empty value counts as unset. A setting that begins with \`VITE_\` and is not listed here has no effect, and the build says so.

The files are UTF-8, or UTF-16 with its byte order mark. Addresses hold no password, \`?\`, \`#\`, quote, comma or semicolon; paths hold no dot segment and no encoded slash. The workflows for GitHub Pages pass on all settings but the token, from the repository’s _Actions variables_.`;
  const groups = Object.entries(settingGroups).map(([heading, settings]) => {
    const items = settingList
      .filter(([name]) => Object.hasOwn(settings, name))
      .map(([name, { says, default: value }]) => {
        const text = `- \`${name}\`: ${says}`;
        return value === undefined ? text : `${text} Default: \`${value}\`.`;
      });
    return `## ${heading.replaceAll(/\bVITE_\w+=\d/g, '`$&`')}\n\n${items.join('\n')}`;
  });
  return `${[intro, ...groups].join('\n\n')}\n`;
}

async function commandsPage(): Promise<string> {
  const intro = `${note}

# Commands

In an owner’s folder: \`npx talking-cv COMMAND\`. At the root of this repository the same commands are scripts (\`npm run ask -- …\`); \`validate\` is \`npm run check-profile\` there. \`[file]\` is the résumé; without it \`RESUME_FILE\`, else \`resume.json\`.

Each command has \`--help\` with examples, prints a mistake as one sentence on standard error, and exits with 0 only if all went well. None installs or downloads anything. None writes to the folder but the site, what \`import\` is told to write, what \`init\` finds missing, and the runs of \`eval\`.`;
  const helps = await Promise.all(
    Object.entries(commands).map(async ([name, { load }]) => [name, (await load()).help] as const),
  );
  const lines = helps.flatMap(([, { options }]) => optionLines(options));
  const shared = new Set(lines.filter((line, at) => lines.indexOf(line) < at));
  const sections = helps.map(([name, help]) => section(name, help, shared));
  const options = `## Options of several commands\n\n${[...shared].join('\n')}`;
  return `${[intro, ...sections, options, scriptsSection()].join('\n\n')}\n`;
}

function optionLines(options: CommandOptions): readonly string[] {
  return optionRows(options).map(([spelling, says]) => `- \`${spelling}\`: ${says}`);
}

function section(name: string, { takes, about, options }: CommandHelp, shared: ReadonlySet<string>): string {
  const lines = optionLines(options);
  const rows = lines.filter((line) => !shared.has(line));
  const others = lines.filter((line) => shared.has(line)).map((line) => /`[^`]*`/.exec(line)?.[0]);
  if (others.length > 0) rows.push(`- ${others.join(', ')}: see below`);
  return [
    `## ${name}`,
    `\`${[name, takes].filter(Boolean).join(' ')}\`: ${about}`,
    ...(rows.length > 0 ? [rows.join('\n')] : []),
  ].join('\n\n');
}

function scriptsSection(): string {
  const { scripts: known } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const lines = Object.entries(scripts)
    .filter(([name]) => name in known)
    .map(([name, says]) => `- \`npm ${/^(?:start|test)$/.test(name) ? name : `run ${name}`}\`: ${says}`);
  return `## Only in this repository\n\n${lines.join('\n')}`;
}
