const code = /(^(?:```|~~~)[^]*?(?:^(?:```|~~~)\s*?$|$(?![^]))|`+[^`]*`+)/m;

/** Rewrites formulas with dollars, the only delimiters that remark-math reads; models write the others, too. */
export function dollarMath(markdown) {
  return markdown
    .split(code)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(/\\\[([^]*?)\\\]/g, (_, tex) => `$$$$${tex}$$$$`)
            .replace(/\\\(([^]*?)\\\)/g, (_, tex) => `$${tex.trim()}$`),
    )
    .join('');
}
