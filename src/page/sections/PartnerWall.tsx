import { ExpandButton } from '../../ui/ExpandButton';
import type { Partners } from '../../resume/schema/resume-schema';
import { useTextDirection } from '../text-direction';
import type { PageWords } from '../words.en';

interface PartnerWallProps {
  readonly partners: Partners;
  /** Id of the section's heading, which describes the button. */
  readonly headingId: string;
  readonly asset: (path: string) => string;
  readonly words: PageWords;
}

/** The wall is beside its button rather than inside it, because its first 100 px stay visible when it is collapsed. */
export function PartnerWall({
  partners: { items, more, expandLabel },
  headingId,
  asset,
  words,
}: PartnerWallProps) {
  const dirOf = useTextDirection();
  return (
    <div className="partner-wall">
      <div className="partner-wall__frame">
        <div className="partner-wall__clip">
          <ul className="partner-wall__logos">
            {items.map(({ name, logo }) => (
              <li className="partner-wall__logo" data-name={name} key={logo}>
                <img src={asset(logo)} alt={name} title={name} width={150} height={48} loading="lazy" />
              </li>
            ))}
          </ul>
          {more !== undefined && (
            <p className="partner-wall__others" dir={dirOf(more)}>
              {more}
            </p>
          )}
        </div>
        <div className="partner-wall__mask" />
      </div>
      <ExpandButton
        enlargeText={expandLabel ?? words.expand}
        collapseText={words.collapse}
        describedBy={headingId}
      />
    </div>
  );
}
