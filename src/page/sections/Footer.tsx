import type { Profile } from '../../resume/profile';
import type { PageWords } from '../words.en';
import { LinkedText } from './Entry';

interface FooterProps {
  readonly profile: Profile;
  readonly lastUpdated: string | undefined;
  /** Of the build; the page's script shows the visitor's. */
  readonly year: number;
  readonly words: PageWords;
}

export function Footer({ profile: { name, sourceCode }, lastUpdated, year, words }: FooterProps) {
  return (
    <footer className="footer">
      {sourceCode && (
        <p>
          <LinkedText text={sourceCode.label} url={sourceCode.url} />
        </p>
      )}
      <Copyright year={year} name={name} words={words} />
      {lastUpdated !== undefined && <p>{lastUpdated}</p>}
    </footer>
  );
}

/** Stands for the year while a language makes its sentence of it; no text of a CV holds this private character. */
const placeholder = '\uE000';

/** The year is an element of its own in every language's sentence, so that the script can correct it. */
function Copyright({ year, name, words }: Pick<FooterProps, 'year' | 'words'> & { readonly name: string }) {
  const [before = '', ...after] = words.copyright(placeholder, name).split(placeholder);
  return (
    <p>
      {before}
      <time id="current-year">{year}</time>
      {after.join(placeholder)}
    </p>
  );
}
