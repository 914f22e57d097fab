import type { Education } from '../../resume/career';
import type { EntryOf } from '../../resume/outline';
import { RichLine, RichText } from '../RichText';
import { useSeparator } from '../separator';
import { Isolated, useTextDirection } from '../text-direction';
import { PeriodLine } from './PeriodLine';

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
  const separator = useSeparator();
  const dirOf = useTextDirection();
  const { title, school, schoolUrl } = entry.item;
  return (
    <li id={entry.anchor}>
      <div className="experience__head experience__head--in-line">
        <h3 className="experience__title">
          <Isolated text={title} />
        </h3>
        {entry.period && <PeriodLine period={entry.period} />}
      </div>
      <p className="education__school">
        {schoolUrl === undefined ? (
          <Isolated text={school} />
        ) : (
          <a href={schoolUrl}>
            <Isolated text={school} />
          </a>
        )}
        {entry.facts.map((fact, index) => (
          <span key={fact}>
            {index > 0 ? ' · ' : school && separator}
            <Isolated text={fact} />
          </span>
        ))}
      </p>
      <RichText texts={entry.texts} body={entry.body} />
      {entry.points.length > 0 && (
        <ul className="bullet-list">
          {entry.points.map(({ text, body }) => (
            <li dir={dirOf(text)} key={text}>
              <RichLine text={text} body={body} />
            </li>
          ))}
        </ul>
      )}
      {entry.tags.length > 0 && (
        <p className="education__courses" dir={dirOf(entry.tags.join(' '))}>
          {entry.tags.join(separator)}
        </p>
      )}
    </li>
  );
}
