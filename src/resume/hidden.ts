const comment = /^\s*<!-- ?((?:(?! ?-->)[\s\S])*) ?-->\s*$/;

/**
 * True for what the owner keeps in the file and shows nowhere: an object with `"hidden": true`, as Reactive Resume's entries
 * have it, and a text that is one HTML comment, of which no reader of markdown shows anything either.
 */
export function isHidden(value: unknown): boolean {
  if (typeof value === 'string') return comment.test(value);
  return typeof value === 'object' && value !== null && 'hidden' in value && value.hidden === true;
}

/** The text as a comment. A mark in it that would end the comment is written as HTML has it. */
export function hiddenText(text: string): string {
  return `<!-- ${text.replaceAll('-->', '--&gt;')} -->`;
}

/** The text inside its comment; any other text as it is. */
export function shownText(text: string): string {
  const inside = comment.exec(text)?.[1];
  return inside === undefined ? text : inside.replaceAll('--&gt;', '-->');
}
