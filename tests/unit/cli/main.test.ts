import { beforeEach, describe, expect, it, vi } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { main } from '../../../src/cli/main';
import { temporaryFolder } from '../../support/temporary-folder';

let folder: string;
let written: string[];
let warned: string[];

beforeEach(() => {
  folder = temporaryFolder();
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  [written, warned] = [[], []];
  vi.spyOn(console, 'log').mockImplementation((text: string) => written.push(text));
  vi.spyOn(console, 'error').mockImplementation((text: string) => warned.push(text));
});

const commands = 'build dev preview init validate ask import eval pdf theme publish'.split(' ');

describe('talking-cv', () => {
  it.each(['--help', '-h', 'help'])('%s lists the commands, with examples', async (asked) => {
    expect(await main([asked])).toBe(0);
    for (const command of commands) expect(written[0]).toMatch(new RegExp(`^  ${command} +\\w`, 'm'));
    expect(written[0]).toContain('Examples:');
  });

  it.each(['--version', '-v'])('%s is the version of the package', async (asked) => {
    expect(await main([asked])).toBe(0);
    expect(written).toEqual([manifest.version]);
  });

  it.each(['biuld', 'toString', '--strict'])(
    'refuses %s, which is no command, and names those it has',
    async (name) => {
      expect(await main([name])).toBe(1);
      expect(warned).toEqual([
        expect.stringMatching(`There is no command "${name}"; (?:did you mean \\w+[?]|write one of build,)`),
      ]);
    },
  );
});

it.each(commands)(
  'talking-cv %s --help shows its options and examples, and runs nothing',
  async (command) => {
    expect(await main([command, '--help'])).toBe(0);
    expect(written[0]).toContain('Options:');
    expect(written[0]).toContain('Examples:');
    expect(warned).toEqual([]);
  },
);

describe('a mistake in the command line', () => {
  it.each([
    [['build', '--out'], /^The option --out needs a value\./],
    [['build', '-o', '--strict'], /^The option -o needs a value\./],
    [['build', '--strict=yes'], /^The option --strict takes no value\./],
    [['build', 'one.json', 'two.json'], /^"two.json" is one word too many\.$/],
    [['preview', 'resume.json'], /^"resume.json" is one word too many\./],
    [['preview', '--port', 'http'], /^`--port` must be a whole number from 0 to 65535; it is "http"\.$/],
    [['preview', '--port', '65536'], /^`--port` must be a whole number/],
  ])('%j is one sentence', async (parameters, sentence) => {
    expect(await main(parameters)).toBe(1);
    expect(warned).toEqual([expect.stringMatching(sentence)]);
  });

  it('names an option and not the setting that it stands for', async () => {
    expect(await main(['build', '--base', 'cv', '--site-url', 'jane.example'])).toBe(1);
    expect(warned[0]).toContain('--base must be a URL path beginning with /, such as /cv/; it is "cv".');
    expect(warned[0]).toContain('--site-url must be an address with its scheme');
    expect(warned[0]).not.toContain('BASE_PATH');
  });

  it('says where there is no site to preview, and how to build one', async () => {
    expect(await main(['preview', '-o', 'site'])).toBe(1);
    expect(warned).toEqual(['There is no site in site. Build it first: npm run build']);
  });
});
