/** Blocks that only the page's own markup has: no script adds one of their classes later. */
const ofPage =
  /^(?:profile-page|profile-card|entry|ledger|gallery|language-offer|language-switch|partner-wall|teachings|not-found-page)(?:__|--|$)/;

const tokens = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*[^]*?\*\/|[{};]|[^"'{};/]+|\//g;

/** A style sheet without the rules for parts of a page that none of these pages has, such as a gallery. */
export function usedRules(sheet: string, pages: readonly string[]): string {
  const held = new Set(
    pages.flatMap((page) =>
      Array.from(page.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat(),
    ),
  );
  const isUsed = (selector: string) =>
    selector
      // What stands in parentheses may be one of several, or what a part must not be.
      .replace(/\([^()]*\)/g, '')
      .split(',')
      .some((part) =>
        Array.from(part.matchAll(/\.([\w-]+)/g), ([, name = '']) => name).every(
          (name) => !ofPage.test(name) || held.has(name),
        ),
      );
  const all = sheet.match(tokens) ?? [];
  let at = 0;
  function block(): string {
    let kept = '';
    let start = '';
    for (let token = all[at++]; token !== undefined && token !== '}'; token = all[at++]) {
      start += token;
      if (token === ';') {
        kept += start;
        start = '';
      } else if (token === '{') {
        const inner = block();
        if (inner !== '' && isUsed(start)) kept += `${start}${inner}}`;
        start = '';
      }
    }
    return kept + start;
  }
  return block();
}
