import { isObject } from '../../shared/is-object';

/** What a file is that `import` reads and the builder does not, with its article; undefined for every other file. */
export function foreignForm(value: unknown, text: string): string | undefined {
  // A résumé in JSON begins with a brace.
  const first = text.split('\n').find((line) => !/^\s*(?:#.*|---\s*)?$/.test(line)) ?? '';
  if (/^[\p{L}_][\p{L}\p{N}_ -]*:(?:\s|$)/u.test(first)) return 'a YAML file';
  if (!isObject(value)) return undefined;
  if (isObject(value['cv']) && isObject(value['cv']['sections'])) return 'a file of RenderCV';
  const inner = isObject(value['data']) ? value['data'] : value;
  const isReactive =
    (isObject(inner['basics']) && isObject(inner['sections'])) || isFirstReactiveResume(inner);
  return isReactive ? 'a file of Reactive Resume' : undefined;
}

/** True for Reactive Resume 1 and 2, whose sections are members beside a `profile`. */
export function isFirstReactiveResume(value: unknown): boolean {
  if (!isObject(value) || !isObject(value['profile'])) return false;
  return ['work', 'education', 'objective', 'skills'].some((key) => {
    const section = value[key];
    return isObject(section) && ('items' in section || 'body' in section);
  });
}
