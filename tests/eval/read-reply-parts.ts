export interface ReplyParts {
  /** The text outside block quotes. */
  readonly ownWords: string;
  /** The anchors of the quotes, in their order. */
  readonly anchors: readonly string[];
}

const source = /^—\s*\[.*\]\(#([^)\s]+)\)$/;

/** Reads a reply's markdown. A block quote counts as a quote of the CV if its last line is `— [heading](#anchor)`. */
export function readReplyParts(markdown: string): ReplyParts {
  const ownLines: string[] = [];
  const blocks: string[][] = [];
  let isInQuote = false;
  for (const line of markdown.split('\n')) {
    const quoted = /^ {0,3}> ?(.*)$/.exec(line)?.[1];
    if (quoted === undefined) ownLines.push(line);
    else if (isInQuote) blocks.at(-1)?.push(quoted);
    else blocks.push([quoted]);
    isInQuote = quoted !== undefined;
  }
  const anchors = blocks.flatMap((lines) => {
    const last = lines.findLast((line) => line.trim() !== '') ?? '';
    const anchor = source.exec(last.trim())?.[1];
    return anchor === undefined ? [] : [decodeURIComponent(anchor)];
  });
  return { ownWords: ownLines.join('\n').trim(), anchors };
}
