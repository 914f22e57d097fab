import { use } from 'react';
import type { Education } from '../../resume/career';
import type { EntryOf } from '../../resume/outline';
import { RichText } from '../RichText';
import { Separator, Isolated, useTextDirection } from '../text-direction';
import { Entry, Joined, ledgerClass, LinkedText, Points } from './Entry';

export function EducationList({ entries }: { readonly entries: readonly EntryOf<Education>[] }) {
  const separator = use(Separator);
  const dirOf = useTextDirection();
  return (
    <ul className={ledgerClass(entries)}>
      {entries.map(({ anchor, period, facts, texts, body, points, tags, item }) => (
        <Entry anchor={anchor} period={period} key={anchor}>
          <h3 className="entry__title">
            <Isolated text={item.title} />
          </h3>
          <p className="entry__about">
            <LinkedText text={item.school} url={item.schoolUrl} />
            <Joined texts={facts} before={item.school && separator} />
          </p>
          <RichText texts={texts} body={body} />
          <Points points={points} />
          {tags.length > 0 && (
            <p className="entry__about" dir={dirOf(tags.join(' '))}>
              {tags.join(separator)}
            </p>
          )}
        </Entry>
      ))}
    </ul>
  );
}
