/** As a browser reads a sheet in a page, since its hash is taken from that; and without what would end the element. */
export function asParsed(sheet: string): string {
  return sheet
    .replace(/\r\n?/g, '\n')
    .replace(/\0/g, '\uFFFD')
    .replace(/<\/(?=style)/gi, String.raw`<\/`);
}
