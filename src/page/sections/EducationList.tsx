import type { Education } from '../../resume/career';
import type { EntryOf } from '../../resume/outline';

interface EducationListProps {
  readonly entries: readonly EntryOf<Education>[];
}

export function EducationList({ entries }: EducationListProps) {
  return (
    <ul className="education">
      {entries.map((entry) => (
        <EducationItem entry={entry} key={entry.anchor} />
      ))}
    </ul>
  );
}

function EducationItem({ entry }: { readonly entry: EntryOf<Education> }) {
  const { title, school, schoolUrl } = entry.item;
  const place = entry.facts.join(' · ');
  return (
    <li id={entry.anchor}>
      <div className="experience__head">
        <h3 className="experience__title">{title}</h3>
        {entry.period && <p className="experience__period">{entry.period.text}</p>}
      </div>
      <p className="education__school">
        {schoolUrl === undefined ? school : <a href={schoolUrl}>{school}</a>}
        {place && `${school && ', '}${place}`}
      </p>
      {entry.tags.length > 0 && <p className="education__courses">{entry.tags.join(', ')}</p>}
    </li>
  );
}
