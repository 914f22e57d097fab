import type { Profile } from '../../resume/profile';

interface FooterProps {
  readonly profile: Profile;
  readonly year: number;
}

export function Footer({ profile: { name, sourceCode, lastUpdated }, year }: FooterProps) {
  return (
    <footer className="footer">
      {sourceCode && (
        <p>
          <a href={sourceCode.url}>{sourceCode.label}</a>
        </p>
      )}
      <p>
        © {year} {name}
      </p>
      {lastUpdated !== undefined && <p>Last updated: {lastUpdated}</p>}
    </footer>
  );
}
