import type { Education } from '../../resume/career';
import type { EntryOf } from '../../resume/outline';
import { RichLine, RichText } from '../RichText';
import { useSeparator } from '../separator';
import { Isolated, useTextDirection } from '../text-direction';
import { Entry, ledgerClass } from './Entry';

interface EducationListProps {
  readonly entries: readonly EntryOf<Education>[];
}

export function EducationList({ entries }: EducationListProps) {
  return (
    <ul className={ledgerClass(entries)}>
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
    <Entry anchor={entry.anchor} period={entry.period}>
      <h3 className="entry__title">
        <Isolated text={title} />
      </h3>
      <p className="entry__about">
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
        <p className="entry__about" dir={dirOf(entry.tags.join(' '))}>
          {entry.tags.join(separator)}
        </p>
      )}
    </Entry>
  );
}
