import { ExpandButton } from '../../ui/ExpandButton';
import type { PartnerLogo } from '../../resume/teachings';

interface PartnerWallProps {
  readonly partners: readonly PartnerLogo[];
  readonly asset: (path: string) => string;
}

/** The wall stands beside its button rather than in it, because folded it still shows its first 100 px. */
export function PartnerWall({ partners, asset }: PartnerWallProps) {
  return (
    <div className="partner-wall" id="partners">
      <div className="partner-wall__frame">
        <div className="partner-wall__clip">
          <ul className="partner-wall__logos">
            {partners.map(({ url, alt }) => (
              <li className="partner-wall__logo" data-name={alt} key={url}>
                <img src={asset(url)} alt={alt} title={alt} width={150} height={48} loading="lazy" />
              </li>
            ))}
          </ul>
          <p className="partner-wall__others">and many other...</p>
        </div>
        <div className="partner-wall__mask" />
      </div>
      <ExpandButton enlargeText="See all those who trusted me and my colleagues for our teachings" />
    </div>
  );
}
