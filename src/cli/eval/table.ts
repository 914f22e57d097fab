/** A table in markdown, its columns aligned. */
export function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0), 3),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`.replace(/ +\|$/, ' |');
  return [head, widths.map((width) => '-'.repeat(width)), ...rows].map(line).join('\n');
}
