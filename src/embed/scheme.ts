export type Scheme = 'light' | 'dark';

/**
 * Whether a page looks light or dark now: what its `<html>` or `<body>` says in a class or in an attribute such as
 * `data-theme`, else its `color-scheme`, else the colour behind its text. What an attribute says beats a class.
 */
export function schemeOf(page: Document): Scheme {
  const scope = page.defaultView ?? window;
  const elements = [page.documentElement, page.body];
  const marks = elements.flatMap((element) =>
    [...element.attributes].filter(({ name }) => /^class$|theme|scheme|mode/.test(name)),
  );
  for (const isClass of [false, true]) {
    for (const { name, value } of marks) {
      const [mark] = (name === 'class') === isClass ? (/\b(?:dark|light)\b/.exec(value) ?? []) : [];
      if (mark) return mark as Scheme;
    }
  }
  const declared = scope.getComputedStyle(page.documentElement).colorScheme;
  const [isLight, isDark] = [declared.includes('light'), declared.includes('dark')];
  if (isLight !== isDark) return isDark ? 'dark' : 'light';
  if (isLight) return scope.matchMedia('(prefers-color-scheme:dark)').matches ? 'dark' : 'light';
  for (const element of elements.toReversed()) {
    const [red, green, blue, alpha = '1'] =
      scope.getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? [];
    if (blue && alpha !== '0') return Number(red) + 2 * Number(green) + Number(blue) < 510 ? 'dark' : 'light';
  }
  return 'light';
}
