import { ExpandButton } from '../../ui/ExpandButton';
import { Section } from '../../ui/Section';
import type { Experience } from '../../resume/career';
import { formatDate } from '../../resume/dates';

interface WorkExperienceProps {
  readonly work: readonly Experience[];
  readonly internships: readonly Experience[];
}

export function WorkExperience({ work, internships }: WorkExperienceProps) {
  return (
    <Section id="work-exp" title="Work experience">
      <ExperienceList items={work} idPrefix="job" />
      {internships.length > 0 && (
        <div className="work-experience__internships">
          <h3 className="experience__title" id="internships">
            Internships
          </h3>
          <ExpandButton collapseText="See less" centered={false} describedBy="internships">
            <ExperienceList items={internships} idPrefix="internship" level={4} />
          </ExpandButton>
        </div>
      )}
    </Section>
  );
}

interface ExperienceListProps {
  readonly items: readonly Experience[];
  readonly idPrefix: string;
  readonly level?: 3 | 4;
}

function ExperienceList({ items, idPrefix, level = 3 }: ExperienceListProps) {
  return (
    <ol className="experience-list">
      {items.map((item, index) => (
        <ExperienceItem
          item={item}
          id={`${idPrefix}-${index + 1}`}
          level={level}
          key={`${idPrefix}-${index + 1}`}
        />
      ))}
    </ol>
  );
}

interface ExperienceItemProps {
  readonly item: Experience;
  readonly id: string;
  readonly level: 3 | 4;
}

function ExperienceItem({ item, id, level }: ExperienceItemProps) {
  const { jobTitle, employer, employerUrl, employerDescription, location, description } = item;
  const Heading = `h${level}` as const;
  const place = [employerDescription, location].filter((part) => part !== undefined).join(' · ');
  return (
    <li className="experience" id={id}>
      <div className="experience__head">
        <Heading className="experience__title" id={`${id}-title`}>
          {jobTitle}
        </Heading>
        <Period item={item} />
      </div>
      {employer && (
        <p className="experience__employer">
          {employerUrl === undefined ? employer : <a href={employerUrl}>{employer}</a>}
          {place && <span className="experience__place"> · {place}</span>}
        </p>
      )}
      {description !== undefined && !item.descriptionFolded && (
        <p className="experience__description">{description}</p>
      )}
      {item.links.map(({ label, url }) => (
        <p className="experience__link" key={url}>
          <a href={url}>{label}</a>
        </p>
      ))}
      <FoldedPart item={item} id={id} />
    </li>
  );
}

function FoldedPart({
  item: { description, descriptionFolded, details },
  id,
}: Pick<ExperienceItemProps, 'item' | 'id'>) {
  const folded = descriptionFolded ? description : undefined;
  if (folded === undefined && details.length === 0) return null;
  return (
    <ExpandButton collapseText="See less" centered={false} describedBy={`${id}-title`}>
      {folded !== undefined && <p className="experience__description">{folded}</p>}
      {details.length > 0 && (
        <ul className="experience__details">
          {details.map((detail, index) => (
            <li id={`${id}-detail-${index + 1}`} key={detail}>
              {detail}
            </li>
          ))}
        </ul>
      )}
    </ExpandButton>
  );
}

function Period({ item: { start, end, current } }: Pick<ExperienceItemProps, 'item'>) {
  if (!start && !end) return null;
  return (
    <p className="experience__period">
      {start && <time dateTime={start}>{formatDate(start)}</time>}
      {start && (current || end) && ' – '}
      {current ? (
        <span className="experience__ongoing">Ongoing</span>
      ) : (
        end && <time dateTime={end}>{formatDate(end)}</time>
      )}
    </p>
  );
}
