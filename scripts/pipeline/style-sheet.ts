import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { packageFolder } from '../../src/site/engine-files.ts';

const read = (file: string): Promise<string> => readFile(resolve(packageFolder, 'src', file), 'utf8');

/** What the site's `base.css` does for all elements, and the copy button needs. */
const base = `
  .markdown-copy {
    box-sizing: border-box;
    font: inherit;
  }
`;

/**
 * The sheet of rendered markdown alone: the tokens that it uses, the copy button, and `Markdown.css`. The tokens lie in a
 * layer, so that a page overrides each by `:root { --text: … }`; the rules lie in none, since KaTeX's sheet does not either.
 */
export async function pipelineStyleSheet(): Promise<string> {
  const markdown = withoutLayer(await read('streaming/markdown/Markdown.css'));
  const button = ['ui/Button.css', 'ui/Button.chat.css'].map(async (file) =>
    copyButton(withoutLayer(await read(file))),
  );
  const rules = [base, ...(await Promise.all(button)), markdown]
    .map((part) => part.replace(/^ {2}/gm, ''))
    .join('\n');
  return `${usedTokens(await read('ui/tokens.css'), rules)}\n${rules.replace(/\n{3,}/g, '\n\n').trim()}\n`;
}

function withoutLayer(sheet: string): string {
  const rules = /^(?:\s|\/\*[^]*?\*\/)*@layer [\w-]+ \{\n([^]*)\n\}\s*$/.exec(sheet)?.[1];
  if (rules === undefined) throw new Error('A sheet of the pipeline has not one layer.');
  return rules;
}

const rule = /( *)([^{};*/]+?) \{([^{}]*)\}/g;
const ofCopyButton = /^\.button(?:--quiet)?(?![\w-])/;

/** The rules of the copy button's classes, for nothing but the copy button. */
function copyButton(rules: string): string {
  return [...rules.matchAll(rule)]
    .flatMap(([, , selectors = '', declarations = '']) => {
      const own = selectors
        .split(',')
        .map((each) => each.trim())
        .filter((each) => ofCopyButton.test(each));
      if (own.length === 0) return [];
      return `  ${own.map((each) => each.replace(ofCopyButton, '$&.markdown-copy')).join(',\n  ')} {${declarations}}\n`;
    })
    .join('\n');
}

const declaration = /^ *(--[\w-]+):[^;]*;\n/gm;

/** The tokens that `rules` use, and those that these use, in one layer. */
function usedTokens(sheet: string, rules: string): string {
  const tokens = sheet.replace(/ *\/\*[^]*?\*\/\n?/g, '').replace(/^@layer \w+ \{\n([^]*?)\n\}$/gm, '$1');
  const used = new Set<string>();
  const use = (text: string): void => {
    for (const [, name = ''] of text.matchAll(/var\((--[\w-]+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      for (const [whole, declared] of tokens.matchAll(declaration)) if (declared === name) use(whole);
    }
  };
  use(rules);
  const kept = tokens.replace(declaration, (whole: string, name: string) => (used.has(name) ? whole : ''));
  return `@layer talking-cv {\n${withoutEmptyRules(kept).trim().replace(/^/, '  ')}\n}\n`;
}

function withoutEmptyRules(sheet: string): string {
  const fewer = sheet.replace(/^ *[^{};]+\{\s*\}\n?/gm, '');
  return fewer === sheet ? sheet.replace(/\n{2,}(?= *\}|(\n))/g, '$1\n') : withoutEmptyRules(fewer);
}
