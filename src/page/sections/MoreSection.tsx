import { CollapsibleToggle } from '../../ui/CollapsibleToggle';
import { TagList } from '../../ui/TagList';
import type { OutlineEntry, OutlineSection } from '../../resume/outline';

interface MoreSectionProps {
  readonly section: OutlineSection;
}

/** The look of a section without one of its own: a heading that expands the entries below it. */
export function MoreSection({ section: { anchor, heading, intro, entries } }: MoreSectionProps) {
  return (
    <section className="section more-section" id={anchor} aria-labelledby={`${anchor}-title`}>
      <CollapsibleToggle
        label={
          <h2 className="section__title section__title--in-toggle" id={`${anchor}-title`}>
            {heading}
          </h2>
        }
      >
        {intro !== undefined && <p className="section__intro">{intro}</p>}
        {entries.map((entry) => (
          <MoreEntry entry={entry} key={entry.anchor} />
        ))}
      </CollapsibleToggle>
    </section>
  );
}

function MoreEntry({ entry }: { readonly entry: OutlineEntry }) {
  const { anchor, title, url, period, facts, texts, points, tags } = entry;
  const about = [...facts, period?.text].filter(Boolean).join(' · ');
  return (
    <div className="more-section__item" id={anchor}>
      {title !== undefined && (
        <h3 className="more-section__name">{url === undefined ? title : <a href={url}>{title}</a>}</h3>
      )}
      {about && <p className="more-section__about">{about}</p>}
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {points.length > 0 && (
        <ul className="bullet-list">
          {points.map(({ text, anchor: pointAnchor, detail, url: pointUrl }) => (
            <li id={pointAnchor} key={text}>
              {pointUrl === undefined ? text : <a href={pointUrl}>{text}</a>}
              {detail !== undefined && `: ${detail}`}
            </li>
          ))}
        </ul>
      )}
      {tags.length > 0 && <TagList tags={tags} />}
    </div>
  );
}
