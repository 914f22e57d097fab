import { CollapsibleToggle } from '../../ui/CollapsibleToggle';
import { TagList } from '../../ui/TagList';
import type { MoreItem, MoreSection as MoreSectionData } from '../../resume/more-sections';

interface MoreSectionProps {
  readonly section: MoreSectionData;
}

/** Any further part of a CV: a heading that unfolds its subsections. */
export function MoreSection({ section: { id, title, items } }: MoreSectionProps) {
  return (
    <section className="section more-section" id={id} aria-labelledby={`${id}-title`}>
      <CollapsibleToggle
        label={
          <h2 className="section__title" id={`${id}-title`}>
            {title}
          </h2>
        }
      >
        {items.map((item, index) => (
          <MoreSubsection item={item} id={`${id}-${index + 1}`} key={`${item.title} ${item.dates}`} />
        ))}
      </CollapsibleToggle>
    </section>
  );
}

function MoreSubsection({
  item: { title, url, byline, dates, text, points, tags },
  id,
}: {
  readonly item: MoreItem;
  readonly id: string;
}) {
  const about = [byline, dates].filter(Boolean).join(' · ');
  return (
    <div className="more-section__item" id={id}>
      <h3 className="more-section__name">{url === undefined ? title : <a href={url}>{title}</a>}</h3>
      {about && <p className="more-section__about">{about}</p>}
      {text !== undefined && <p>{text}</p>}
      {points.length > 0 && (
        <ul className="more-section__points">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {tags.length > 0 && <TagList tags={tags} />}
    </div>
  );
}
