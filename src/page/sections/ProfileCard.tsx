import { Button } from '../../ui/Button';
import { shortUrl } from '../../resume/career';
import { exportedFiles } from '../../resume/exports/site-address';
import { splitName } from '../../resume/names';
import type { Profile } from '../../resume/profile';
import { mailtoAddress } from '../../resume/web-address';
import type { AskCode } from '../ProfilePage';
import type { PageWords } from '../words.en';

interface ProfileCardProps {
  readonly profile: Profile;
  readonly asset: (path: string) => string;
  readonly hasPdf: boolean;
  readonly askCode: AskCode | undefined;
  readonly words: PageWords;
}

export function ProfileCard({ profile, asset, hasPdf, askCode, words }: ProfileCardProps) {
  const { name, headline, location, email, phone, links, photo } = profile;
  return (
    <section className="profile-card" id="profile" aria-labelledby="profile-title">
      {photo ? (
        <picture className="profile-card__photo">
          {photo.webp !== undefined && <source srcSet={asset(photo.webp)} type="image/webp" />}
          <img src={asset(photo.src)} alt={words.portrait(name)} width={320} height={320} loading="lazy" />
        </picture>
      ) : (
        <div className="profile-card__photo profile-card__monogram" aria-hidden="true">
          {initials(name)}
        </div>
      )}
      <div className="profile-card__words">
        <h1 className="profile-card__name" id="profile-title">
          {name}
        </h1>
        {headline !== undefined && <p className="profile-card__headline">{headline}</p>}
      </div>
      <ul className="profile-card__contact">
        {location !== undefined && <li className="profile-card__location">{location}</li>}
        {email !== undefined && (
          <li>
            <a href={mailtoAddress(email)}>{email}</a>
          </li>
        )}
        {phone !== undefined && (
          <li>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          </li>
        )}
        {links.map(({ label, url }) => (
          <li key={url}>
            <a
              className={label === shortUrl(url) ? 'link-is-address' : undefined}
              href={url}
              rel="me noopener"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
      {askCode && (
        <a className="profile-card__code link-is-address" href={askCode.address}>
          <svg viewBox={`0 0 ${askCode.size} ${askCode.size}`} shapeRendering="crispEdges" aria-hidden="true">
            <path d={askCode.path} />
          </svg>
          {words.ask(profile.firstName)}
        </a>
      )}
      <ul className="profile-card__files">
        <li>
          <a href={asset(exportedFiles.vCard)} download>
            {words.saveContact}
          </a>
        </li>
        <li>
          {hasPdf ? (
            <a href={asset(exportedFiles.pdf)}>{words.downloadPdf}</a>
          ) : (
            // Hidden until the script that prints is loaded.
            <Button variant="link" id="print-button" hidden>
              {words.print}
            </Button>
          )}
        </li>
      </ul>
    </section>
  );
}

function initials(name: string): string {
  const { given, family } = splitName(name);
  return [given[0], family].map((word) => word?.[0] ?? '').join('');
}
