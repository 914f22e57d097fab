import { Section } from '../../ui/Section';
import { CollapsibleToggle } from '../../ui/CollapsibleToggle';
import type { Course, Teaching, Teachings as TeachingsData } from '../../resume/teachings';
import { PartnerWall } from './PartnerWall';

interface TeachingsProps {
  readonly teachings: TeachingsData;
  readonly asset: (path: string) => string;
}

export function Teachings({ teachings: { intro, items, partners }, asset }: TeachingsProps) {
  return (
    <Section id="teachings" title="Teachings">
      {intro !== undefined && <p className="teachings__intro">{intro}</p>}
      <div className="teachings__items">
        {items.map((item) => (
          <TeachingItem item={item} key={item.key} />
        ))}
      </div>
      {partners.length > 0 && <PartnerWall partners={partners} asset={asset} />}
    </Section>
  );
}

function TeachingItem({ item: { key, title, role, summary, stats, courses } }: { readonly item: Teaching }) {
  return (
    <CollapsibleToggle
      id={key}
      label={
        <>
          <h3 className="teachings__title">{title}</h3>
          {role !== undefined && <span className="teachings__role">{role}</span>}
        </>
      }
    >
      {summary !== undefined && <p>{summary}</p>}
      {stats.length > 0 && (
        <dl className="teachings__stats">
          {stats.map(({ value, label }) => (
            <div className="teachings__stat" key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <ul className="teachings__courses">
        {courses.map((course, index) => (
          <CourseItem course={course} id={`${key}-course-${index + 1}`} key={course.name} />
        ))}
      </ul>
    </CollapsibleToggle>
  );
}

function CourseItem({
  course: { name, summary, url },
  id,
}: {
  readonly course: Course;
  readonly id: string;
}) {
  return (
    <li className="teachings__course">
      <p>
        <strong id={id}>{name}</strong>
        {summary !== undefined && <span className="teachings__course-summary"> {summary}</span>}
      </p>
      {url !== undefined && (
        <a className="teachings__course-link" href={url} rel="external noopener" aria-describedby={id}>
          See course
        </a>
      )}
    </li>
  );
}
