import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPublicFolder } from '../../../../src/site/public-folder';
import { drawSocialCard } from '../../../../src/site/social-card';
import { openTheme } from '../../../../src/site/theme/open-theme';
import { parseProfile } from '../../../../src/resume/profile';
import { plainSite, putPictures } from '../../../support/plain-client';
import { words } from '../../../support/words';
import { temporaryFolder } from '../../../support/temporary-folder';
import { render } from '../../../../src/site/render-resume';
import { chooseTheme, themes } from '../../../../src/site/theme/themes';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

function themeOf(css: string) {
  writeFileSync(join(folder, 'theme.css'), css);
  return openTheme(folder);
}

describe('the owner’s styles', () => {
  it('begin without the mark that an editor put before the text, which would spoil the first rule', () => {
    const css = ':root { --font-mono: monospace; }';
    expect(themeOf(`\uFEFF${css}`).styles).toBe(`\n@layer theme {\n${css}\n}`);
  });

  it('are read in UTF-16, and a file that cannot be read is named', () => {
    const css = ':root { --font-mono: monospace; }';
    writeFileSync(join(folder, 'theme.css'), `\uFEFF${css}`, 'utf16le');
    expect(openTheme(folder).styles).toContain(css);
    rmSync(join(folder, 'theme.css'));
    mkdirSync(join(folder, 'theme.css'));
    expect(() => openTheme(folder)).toThrow('theme.css cannot be read (it is a folder).');
  });

  it('hold the theme as written in its layer, and the custom rules last, in the last layer', () => {
    mkdirSync(join(folder, 'public'));
    writeFileSync(join(folder, 'public/custom.css'), '.footer { display: none; }');
    const theme = ':root {\n  --accent: rebeccapurple; /* mine */\n}';
    const { styles } = themeOf(theme);
    expect(styles).toContain(`@layer theme {\n${theme}\n}`);
    expect(styles.endsWith('\n@layer custom {\n.footer { display: none; }\n}')).toBe(true);
    const order = /@layer ([\w, ]+);/.exec(readFileSync('src/ui/layers.css', 'utf8'))?.[1]?.split(', ');
    expect(order?.at(-1)).toBe('custom');
  });

  it('bring the tokens that follow from theirs, below the theme and never over one that it sets', () => {
    const { styles } = themeOf(':root { --accent: #8a1c4a; --profile: #201018; }');
    const [, derived = ''] = /@layer tokens \{\n:root \{(.*)\}\n\}/.exec(styles) ?? [];
    const names = [...derived.matchAll(/--([\w-]+):#[\da-f]{6}/g)].map(([, name]) => name);
    expect(names).toEqual(expect.arrayContaining(['accent-dark', 'accent-strong', 'profile-2']));
    expect(names).not.toContain('accent');
    expect(names).not.toContain('profile');
  });
});

describe('what is wrong in theme.css', () => {
  const dark = '@media (prefers-color-scheme: dark)';
  const inDark = `set --accent-dark outside of ${dark}.`;

  it.each([
    [':root {\n  --acent: red;\n}', 'theme.css:2: --acent is no token', 'did you mean --accent?'],
    [':root { --color-accent: red }', 'theme.css:1: --color-accent is no token', 'did you mean --accent?'],
    [
      ':root { --wallpaper: red }',
      'theme.css:1: --wallpaper is no token',
      'docs/themes.md lists those there are.',
    ],
    ['/* one\ntwo */ :root {\n--danger: #12g;}', 'theme.css:3: --danger is "#12g"', 'write it as #0b6152, '],
    [':root { --danger: var(--gone) }', 'theme.css:1: --danger uses "var(--gone)"', ' is not set.'],
    [':root { --density: 3 }', 'theme.css:1: --density is "3"; ', 'write a number from 0.7 to 1.5'],
    [':root { --radius-control: 0 }', 'theme.css:1: --radius-control is "0"', 'without a unit; write 0px.'],
    ['.footer { --accent: #333 }', 'theme.css:1: --accent has an effect in a rule of :root', '".footer"'],
    [`${dark} { :root { --accent: #333 } }`, 'theme.css:1: --accent is for the light colours', inDark],
  ])('is told with file, line and token: %s', (css, problem, action) => {
    expect(themeOf(css).remarks).toHaveLength(1);
    expect(themeOf(css).remarks[0]?.split(problem)).toEqual(['', expect.stringContaining(action)]);
  });

  it.each([
    ['a name of the owner’s own, that a token uses', ':root { --brand: #123456; --profile: var(--brand) }'],
    ['a colour that another one stands in for', ':root { --danger: var(--gone, #a00) }'],
    ['a comment or a text in quotes', ":root { /* --acent: 1; */ --font-sans: 'A; --acent: b', serif }"],
    ['a font for one language', ':root:lang(ja) { --font-sans: serif }'],
    ['nothing at all', ''],
    ['text that is no CSS', 'see https://example.com { for more'],
  ])('is not %s', (_, css) => {
    expect(themeOf(css).remarks).toEqual([]);
  });

  it('stops a strict build, and no other', async () => {
    const { owner, build } = plainSite(folder);
    putPictures(owner);
    writeFileSync(join(owner, 'resume.json'), JSON.stringify({ basics: { name: 'Ode Vey' } }));
    writeFileSync(join(owner, 'theme.css'), ':root { --accent: #9ad; --surface: white }');
    const remark = /^theme\.css: --accent on --surface has 2\.\d:1 and needs 4\.5:1; #[\da-f]{6} passes\.$/m;
    await expect(build({}, true)).rejects.toThrow(remark);
    expect((await build()).join('\n')).toMatch(remark);
  });
});

it('the colours of a theme are those of the card', async () => {
  const red =
    ':root { --accent: oklch(0.45 0.17 20); --background: hsl(30 100% 96%); --profile: rebeccapurple }';
  const { colors } = themeOf(red);
  const look = { words: words.page, language: 'en', colors: colors.card, address: 'ode.example' };
  const profile = parseProfile({ basics: { name: 'Ode Vey' } });
  const { image } = await drawSocialCard(profile, openPublicFolder(folder), look);
  if (image === undefined) throw new Error('There is no card.');
  expect(await colorAt(image, 1090, 510)).toBe(colors.card.accent);
  expect(await colorAt(image, 5, 300)).toBe('#fff5eb');
});

async function colorAt(image: Uint8Array, left: number, top: number): Promise<string> {
  const pixel = await sharp(image).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return `#${pixel.toString('hex')}`;
}

const sheetOf = (name: string) => themes.find((each) => each.name === name)?.sheet;

describe('the theme that meta.theme names', () => {
  it('is the one of that name, and nothing without a name', () => {
    expect(chooseTheme('academic')).toEqual({ sheet: sheetOf('academic') });
    expect(chooseTheme('default')).toEqual({});
    expect(chooseTheme()).toEqual({});
  });

  it('is the usual look for a name that there is not, with the nearest one', () => {
    const remark = /^meta\.theme: There is no theme "akademic"; did you mean academic\? .*usual look\.$/;
    expect(chooseTheme('akademic')).toEqual({ remarks: [expect.stringMatching(remark)] });
  });

  it('reaches the page that render() makes, and adds no byte to one without it', () => {
    const resume = { basics: { name: 'Ada Lovelace' } };
    const usual = render(resume);
    expect(render({ ...resume, meta: { theme: 'broadsheet' } })).toContain(sheetOf('broadsheet'));
    for (const { sheet } of themes.slice(1)) expect(usual).not.toContain(sheet);
    expect(render({ ...resume, meta: { theme: 'elegant' } })).toBe(usual);
  });
});
