import { Fragment, type ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { useInterfaceLanguage } from '../../ui/interface-language';
import { shortUrl } from '../../resume/career';
import { exportedFiles } from '../../resume/exports/site-address';
import type { Profile } from '../../resume/profile';
import { mailtoAddress } from '../../resume/local-file';
import { initials } from '../initials';
import { nameWidth } from '../name-size';
import type { AskCode } from '../site-facts';
import { Isolated, useLeftToRight } from '../text-direction';
import type { PageWords } from '../words.en';

/** The CV's other forms in the page's language. */
export interface CvFiles {
  readonly pagePath: string;
  readonly hasPdf: boolean;
}

interface ProfileCardProps {
  readonly profile: Profile;
  readonly asset: (path: string) => string;
  readonly files?: CvFiles | undefined;
  readonly askCode: AskCode | undefined;
  readonly words: PageWords;
  /** Between who this is and how to get in touch. */
  readonly children?: ReactNode;
}

export function ProfileCard({ profile, asset, files, askCode, words, children }: ProfileCardProps) {
  const lang = useInterfaceLanguage();
  const leftToRight = useLeftToRight();
  const { name, headline, location, email, phone, links, accounts, photo } = profile;
  const hasContact = [email, phone, ...links, ...accounts].some((each) => each !== undefined);
  const width = nameWidth(name);
  const nameClasses = [
    'profile-card__name',
    ...(width === undefined ? [] : [`profile-card__name--${width}`]),
  ];
  return (
    <section className="profile-card" id="profile" aria-labelledby="profile-title">
      {/* It delays `load`, which a lazy picture does not: a print right after that event shows the photo. */}
      {photo && !isInPage(photo.src) && (
        <link
          rel="preload"
          as="image"
          href={asset(photo.webp ?? photo.src)}
          type={photo.webp === undefined ? undefined : 'image/webp'}
        />
      )}
      <div className="profile-card__who">
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
          <div className="profile-card__name-box">
            <h1 className={nameClasses.join(' ')} id="profile-title">
              <Isolated text={name} />
            </h1>
          </div>
          {headline !== undefined && (
            <p className="profile-card__headline">
              <Isolated text={headline} />
            </p>
          )}
          {location !== undefined && (
            <p className="profile-card__location">
              <Isolated text={location} />
            </p>
          )}
        </div>
      </div>
      {children}
      <div className="profile-card__reach">
        {hasContact && (
          <ul className="profile-card__contact">
            {email !== undefined && (
              <li>
                <a href={mailtoAddress(email)} dir={leftToRight}>
                  <Address text={email} />
                </a>
              </li>
            )}
            {phone !== undefined && (
              <li>
                <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} dir={leftToRight}>
                  {phone}
                </a>
              </li>
            )}
            {links.map(({ label, url }) => (
              <li key={url}>
                <a
                  className={label === shortUrl(url) ? 'link-is-address' : undefined}
                  href={url}
                  rel="me noopener"
                >
                  {label === shortUrl(url) ? <Address text={label} /> : <Isolated text={label} />}
                </a>
              </li>
            ))}
            {accounts.map(({ network, name: account }) => (
              <li key={`${network} ${account}`}>
                <Isolated text={network === undefined ? account : `${network}: ${account}`} />
              </li>
            ))}
          </ul>
        )}
        {files && (
          <ul className="profile-card__files" lang={lang}>
            <li>
              <a href={files.pagePath + exportedFiles.vCard} download>
                {words.saveContact}
              </a>
            </li>
            <li>
              {files.hasPdf ? (
                <a href={files.pagePath + exportedFiles.pdf}>{words.downloadPdf}</a>
              ) : (
                // Without a look, but with its place, until the script that prints is loaded.
                <Button variant="link" id="print-button" data-awaited="">
                  {words.print}
                </Button>
              )}
            </li>
          </ul>
        )}
      </div>
      {askCode && (
        <a className="profile-card__code link-is-address" href={askCode.address} lang={lang}>
          <svg viewBox={`0 0 ${askCode.size} ${askCode.size}`} shapeRendering="crispEdges" aria-hidden="true">
            <path d={askCode.path} />
          </svg>
          {words.ask(profile.firstName)}
        </a>
      )}
    </section>
  );
}

/** An address, which breaks after its @ and before its dots rather than anywhere. */
function Address({ text }: { readonly text: string }) {
  return text.split(/(?<=@)|(?=[./])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

function isInPage(address: string): boolean {
  return address.startsWith('data:');
}
