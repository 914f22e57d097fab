/** What a file is that `import` reads and the builder does not, with its article; undefined for every other file. */
export function foreignForm(value: unknown, text: string): string | undefined {
  // A résumé in JSON begins with a brace.
  const first = text.split('\n').find((line) => !/^\s*(?:#.*|---\s*)?$/.test(line)) ?? '';
  if (/^[\p{L}_][\p{L}\p{N}_ -]*:(?:\s|$)/u.test(first)) return 'a YAML file';
  if (!isObject(value)) return undefined;
  if (isObject(value['cv']) && isObject(value['cv']['sections'])) return 'a file of RenderCV';
  const { basics, sections } = isObject(value['data']) ? value['data'] : value;
  return isObject(basics) && isObject(sections) ? 'a file of Reactive Resume' : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
