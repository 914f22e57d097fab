/** A style sheet in which a token has a value, or has none of its own; each other byte as it was. */
export function withToken(css: string, name: string, value: string | undefined): string {
  const declared = new RegExp(`(^|[{;\\s])(--${name}\\s*:\\s*)([^;}]*)(;?)[ \\t]*(\\r?\\n)?`);
  const comments = [...css.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ index, 0: text }) => [
    index,
    index + text.length,
  ]);
  const found = [...css.matchAll(new RegExp(declared, 'g'))].find(
    ({ index }) => !comments.some(([from = 0, to = 0]) => index >= from && index < to),
  );
  if (found) {
    const [whole, before = '', start = '', , , line = ''] = found;
    const head = css.slice(0, found.index);
    const tail = css.slice(found.index + whole.length);
    if (value !== undefined) return `${head}${before}${start}${value};${line}${tail}`;
    // The line goes with its indentation.
    return (
      head.replace(/[ \t]*$/, '') + (/\s/.test(before) && line ? before.replace(/[ \t]/, '') : before) + tail
    );
  }
  if (value === undefined) return css;
  const line = `  --${name}: ${value};\n`;
  const root = /(^|[\s}]):root\s*\{[ \t]*(?:\r?\n)?/.exec(css);
  if (!root) return `${css}${css === '' || css.endsWith('\n') ? '' : '\n'}:root {\n${line}}\n`;
  const at = root.index + root[0].length;
  return css.slice(0, at) + (root[0].endsWith('\n') ? '' : '\n') + line + css.slice(at);
}
