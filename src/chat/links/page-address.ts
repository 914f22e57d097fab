/*
 * Addresses of the page that the chat belongs to, without query and fragment. In the embed's frame that is the page around
 * it, which the frame's script writes into the document (`src/embed/frame.ts`).
 */

/** The page that opens the chat. */
export function chatPage(): string {
  return document.documentElement.dataset['hostPage'] ?? location.origin + location.pathname;
}

/** The page that shows the CV; undefined where an embed knows of none. */
export function cvPage(): string | undefined {
  const { embed, cvPage: address } = document.documentElement.dataset;
  return embed === undefined ? location.origin + location.pathname : address;
}

/** Links of a markdown text to an anchor of the page get the page's address; code stays as it is. */
export function withWholeAddresses(markdown: string, page: string): string {
  return markdown.replace(/(`+)[^]*?\1|(?<=\]\()#(?=[\w%.~-]+\))/g, (found) =>
    found === '#' ? `${page}#` : found,
  );
}
