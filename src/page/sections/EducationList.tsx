import { use } from 'react';
import type { Education } from '../../resume/career';
import type { EntryOf } from '../../resume/outline';
import { RichText } from '../RichText';
import { Separator } from '../separator';
import { Isolated, useTextDirection } from '../text-direction';
import { Entry, Joined, ledgerClass, LinkedText, Points } from './Entry';

export function EducationList({ entries }: { readonly entries: readonly EntryOf<Education>[] }) {
  return (
    <ul className={ledgerClass(entries)}>
      {entries.map((entry) => (
        <EducationItem entry={entry} key={entry.anchor} />
      ))}
    </ul>
  );
}

function EducationItem({ entry }: { readonly entry: EntryOf<Education> }) {
  const separator = use(Separator);
  const dirOf = useTextDirection();
  const { title, school, schoolUrl } = entry.item;
  return (
    <Entry anchor={entry.anchor} period={entry.period}>
      <h3 className="entry__title">
        <Isolated text={title} />
      </h3>
      <p className="entry__about">
        <LinkedText text={school} url={schoolUrl} />
        <Joined texts={entry.facts} before={school && separator} />
      </p>
      <RichText texts={entry.texts} body={entry.body} />
      <Points points={entry.points} />
      {entry.tags.length > 0 && (
        <p className="entry__about" dir={dirOf(entry.tags.join(' '))}>
          {entry.tags.join(separator)}
        </p>
      )}
    </Entry>
  );
}
