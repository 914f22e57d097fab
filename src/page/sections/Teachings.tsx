import { CollapsibleToggle } from '../../ui/CollapsibleToggle';
import type { EntryOf } from '../../resume/outline';
import type { Course, Teaching } from '../../resume/teachings';
import type { PageWords } from '../words.en';

interface TeachingsProps {
  readonly entries: readonly EntryOf<Teaching>[];
  readonly words: PageWords;
}

export function Teachings({ entries, words }: TeachingsProps) {
  return (
    <div className="teachings__items">
      {entries.map(({ anchor, item }) => (
        <TeachingItem anchor={anchor} item={item} words={words} key={anchor} />
      ))}
    </div>
  );
}

interface TeachingItemProps {
  readonly anchor: string;
  readonly item: Teaching;
  readonly words: PageWords;
}

function TeachingItem({ anchor, item, words }: TeachingItemProps) {
  const { title, role, summary, stats, courses } = item;
  return (
    <CollapsibleToggle
      id={anchor}
      isCard
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
          <CourseItem course={course} id={`${anchor}-course-${index + 1}`} words={words} key={course.name} />
        ))}
      </ul>
    </CollapsibleToggle>
  );
}

interface CourseItemProps {
  readonly course: Course;
  readonly id: string;
  readonly words: PageWords;
}

function CourseItem({ course: { name, summary, url }, id, words }: CourseItemProps) {
  return (
    <li className="teachings__course">
      <p>
        <strong id={id}>{name}</strong>
        {summary !== undefined && <span className="teachings__course-summary"> {summary}</span>}
      </p>
      {url !== undefined && (
        <a className="teachings__course-link" href={url} rel="external noopener" aria-describedby={id}>
          {words.course}
        </a>
      )}
    </li>
  );
}
