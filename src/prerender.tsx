import { renderToStaticMarkup } from 'react-dom/server';
import type { Profile } from './profile/profile';
import { ProfilePage } from './profile/ProfilePage';
import type { SiteFacts } from './profile/ProfilePage';

/** The page as static HTML: what goes into `<body>`, and what goes into `<head>`. */
export function renderPage(
  profile: Profile,
  site: SiteFacts,
): { readonly html: string; readonly head: string } {
  return {
    html: renderToStaticMarkup(<ProfilePage profile={profile} site={site} />),
    head: renderToStaticMarkup(<Head profile={profile} />),
  };
}

function Head({ profile: { name, headline, location, summary } }: { readonly profile: Profile }) {
  const title = [name, headline].filter((part) => part !== undefined).join(' – ');
  const description = shortened(summary ?? [title, location].filter((part) => part !== undefined).join(', '));
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="color-scheme" content="light dark" />
    </>
  );
}

/** Cut between words to the length search engines show. */
function shortened(text: string): string {
  if (text.length <= 160) return text;
  return `${text.slice(0, 159).replace(/\s+\S*$/, '')}…`;
}
