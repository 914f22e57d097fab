/** How many bytes the elements of the drawing take as markup, in UTF-8; where that varies, at most. */

export function textBytes(text: string): number {
  return '<text x="99.9%" y="-9.9em"></text>'.length + bytesOf(text);
}

export function pathBytes({ look, d }: { readonly look: string; readonly d: string }): number {
  return `<path class="timeline__${look}" d="${d}"></path>`.length;
}

/** In the path of all poles. */
export const poleBytes = 'M999 -99v99'.length;

export function groupBytes(looks: readonly string[]): number {
  return `<g class="${looks.map((look) => `timeline__${look}`).join(' ')}"></g>`.length;
}

/** With the characters that markup escapes. */
export function bytesOf(text: string): number {
  return new TextEncoder().encode(text.replaceAll(/[&<>"']/g, '&quot;')).length;
}
