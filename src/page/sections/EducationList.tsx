import { Section } from '../../ui/Section';
import type { Education } from '../../resume/career';

interface EducationListProps {
  readonly education: readonly Education[];
}

export function EducationList({ education }: EducationListProps) {
  return (
    <Section id="education" title="Education">
      <ul className="education">
        {education.map((item, index) => (
          <EducationItem item={item} id={`education-${index + 1}`} key={`${item.title} ${item.dates}`} />
        ))}
      </ul>
    </Section>
  );
}

function EducationItem({ item, id }: { readonly item: Education; readonly id: string }) {
  const { title, school, schoolUrl, dates, location, score, courses } = item;
  const place = [location, score].filter((part) => part !== undefined).join(' · ');
  return (
    <li id={id}>
      <div className="experience__head">
        <h3 className="experience__title">{title}</h3>
        {dates && <p className="experience__period">{dates}</p>}
      </div>
      <p className="education__school">
        {schoolUrl === undefined ? school : <a href={schoolUrl}>{school}</a>}
        {place && `${school && ', '}${place}`}
      </p>
      {courses.length > 0 && <p className="education__courses">{courses.join(', ')}</p>}
    </li>
  );
}
