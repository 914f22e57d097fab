const code = /(^(?:```|~~~)[^]*?(?:^(?:```|~~~)\s*?$|$(?![^]))|`+[^`]*`+)/m;

/** Formulas as remark-math reads them, which knows dollars only; whoever shows a model's replies has to do this. */
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
