import type { Profile } from '../profile';
import { writtenText } from '../rich-text/rich-text';
import { addressOf, pageAddressOf, type SiteAddress } from './site-address';

/**
 * The page as a schema.org `ProfilePage`, for search engines
 * (https://developers.google.com/search/docs/appearance/structured-data/profile-page). `lastModified` is an ISO date, its
 * beginning, or a moment.
 */
export function profilePageLd(profile: Profile, site: SiteAddress, lastModified?: string): object {
  const { name, headline, summary, email, phone, photo, location, links } = profile;
  const { work, education, languages, skills } = profile;
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: site.siteUrl && pageAddressOf('', site),
    dateModified: lastModified,
    mainEntity: {
      '@type': 'Person',
      name,
      jobTitle: headline,
      description: writtenText(summary)?.text,
      email,
      telephone: phone,
      image: photo && addressOf(photo.src, site),
      url: site.siteUrl && pageAddressOf('', site),
      sameAs: some(links.map(({ url }) => url)),
      homeLocation: location && { '@type': 'Place', name: location },
      knowsLanguage: some(languages.map((language) => language.name)),
      knowsAbout: some(skills.flatMap(({ name: group, tags }) => (tags.length > 0 ? tags : [group]))),
      worksFor: some(
        work
          .filter(({ current, employer }) => current && employer)
          .map(({ employer: name, employerUrl: url }) => ({ '@type': 'Organization', name, url })),
      ),
      alumniOf: some(
        education
          .filter(({ school }) => school)
          .map(({ school: name, schoolUrl: url }) => ({ '@type': 'EducationalOrganization', name, url })),
      ),
    },
  };
}

/** JSON that is safe inside a `<script>`: no text in it can end the element or begin a comment. */
export function scriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function some<T>(values: readonly T[]): readonly T[] | undefined {
  return values.length > 0 ? values : undefined;
}
