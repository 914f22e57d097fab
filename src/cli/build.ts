import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSite } from '../site/build-site.ts';
import { clientFolder } from '../site/engine-files.ts';
import { type CommandHelp, onlyOne, quoted } from './command.ts';
import { commandLine } from '../site/command-line.ts';
import { addressOptions, outOption, siteSettings, strictOption } from './site-options.ts';
import { say, warn } from './say.ts';

const options = { ...outOption, ...addressOptions, ...strictOption } as const;

export const help: CommandHelp = {
  takes: '[file]',
  about:
    'Makes the site of this folder: of resume.json, and of public/, theme.css, settings.env and .env, if they are there.',
  options,
  examples: [
    ['', 'resume.json becomes a site in dist/'],
    ['cv/jane.json -o site', 'another résumé, and another folder'],
    ['--base /cv/ --site-url https://jane.example.com', 'for https://jane.example.com/cv/'],
  ],
};

/** `talking-cv build`: the owner's folder and the built client become a site. Returns the exit code. */
export async function main(parameters: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...parameters], allowPositionals: true, options });
  const folder = process.cwd();
  const out = resolve(folder, values.out);
  const settings = siteSettings(folder, { ...values, file: onlyOne(positionals) });
  const remarks = await buildSite({ folder, client: clientFolder, out, settings, isStrict: values.strict });
  for (const remark of remarks) warn(remark);
  const shown = relative(folder, out) || out;
  const see = commandLine('preview', shown === outOption.out.default ? '' : `--out ${quoted(shown)}`);
  say(`The site is in ${shown}. See it by: ${see}`);
  return 0;
}
