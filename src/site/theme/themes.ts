import { meantOr } from '../../resume/nearest-name';
import type { Resume } from '../../resume/schema/resume-schema';

/** A look that `meta.theme` may name: a file of `src/themes`, whose first comment says what it is. */
export interface NamedTheme {
  readonly name: string;
  /** A sentence. */
  readonly says: string;
  /** Empty for the default, which is the page's own. */
  readonly sheet: string;
}

const files = import.meta.glob<string>('../../themes/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The default first. */
export const themes: readonly NamedTheme[] = [
  { name: 'default', says: 'A ledger: when on the left, what on the right, on white paper.', sheet: '' },
  ...Object.entries(files).map(([path, css]) => ({
    name: /([^/]+)\.css$/.exec(path)?.[1] ?? path,
    says: /^\/\*\s*(.*?)\s*\*\//s.exec(css)?.[1] ?? '',
    sheet: compact(css),
  })),
];

/** The theme of a site. */
export interface ChosenTheme {
  /** Absent for the usual look. */
  readonly sheet?: string | undefined;
  /** Why the look is another than the résumé asks for. */
  readonly remarks?: readonly string[];
}

/** The theme that a résumé names, as far as there is one and it suits the CV. */
export function chooseTheme(name = 'default', showsPictures = true): ChosenTheme {
  const theme = themes.find((each) => each.name === name);
  if (theme === undefined)
    return { remarks: [`meta.theme: ${unknownTheme(name)} The site has the usual look.`] };
  if (name === 'portfolio' && !showsPictures) return { remarks: [noPictures] };
  return theme.sheet === '' ? {} : { sheet: theme.sheet };
}

const noPictures =
  'meta.theme: "portfolio" shows pictures first, and no project or publication has an `image`; the site has the usual look.';

export function unknownTheme(name: string): string {
  const names = themes.map((each) => each.name);
  return `There is no theme "${name}"; ${meantOr(`write one of ${names.join(', ')}.`, name, names)}`;
}

/** Whether a project or a publication has a picture to show. */
export function hasPictures({ projects, publications }: Resume): boolean {
  return [...projects, ...publications].some(({ image }) => image !== undefined);
}

/** Without comments and needless space, since a page holds it; no string in a theme has several spaces or any of `{};`. */
function compact(css: string): string {
  return css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) ?/g, '$1')
    .trim();
}
