/** A text as an attribute in double quotes, or between two tags. */
export function escapeAttribute(text: string): string {
  return text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
