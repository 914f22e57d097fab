import type { Profile } from '../../resume/profile';
import { Isolated } from '../text-direction';
import type { PageWords } from '../words.en';

interface FooterProps {
  readonly profile: Profile;
  readonly lastUpdated: string | undefined;
  readonly year: number;
  readonly words: PageWords;
}

export function Footer({ profile: { name, sourceCode }, lastUpdated, year, words }: FooterProps) {
  return (
    <footer className="footer">
      {sourceCode && (
        <p>
          <a href={sourceCode.url}>
            <Isolated text={sourceCode.label} />
          </a>
        </p>
      )}
      <p>{words.copyright(year, name)}</p>
      {lastUpdated !== undefined && <p>{lastUpdated}</p>}
    </footer>
  );
}
