import { TagList } from '../../ui/TagList';
import type { OutlineEntry } from '../../resume/outline';
import { RichText } from '../RichText';
import { Entry, Joined, ledgerClass, LinkedText, Points } from './Entry';

interface MoreSectionProps {
  readonly entries: readonly OutlineEntry[];
  readonly asset: (path: string) => string;
}

/** The entries of a section without a look of its own, above them the pictures that some of them have. */
export function MoreSection({ entries, asset }: MoreSectionProps) {
  const pictures = entries.flatMap(({ anchor, title, image }) => (image ? [{ anchor, title, image }] : []));
  return (
    <>
      {pictures.length > 0 && (
        <ul className="gallery">
          {pictures.map(({ anchor, title, image }) => (
            <li data-title={title} key={anchor}>
              <a href={`#${anchor}`}>
                <img src={asset(image)} alt={title ?? ''} width={480} height={320} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <ul className={ledgerClass(entries)}>
        {entries.map(({ anchor, title, url, period, facts, texts, body, points, tags }) => (
          <Entry anchor={anchor} period={period} key={anchor}>
            {title !== undefined && (
              <h3 className="entry__title">
                <LinkedText text={title} url={url} />
              </h3>
            )}
            {facts.length > 0 && (
              <p className="entry__about">
                <Joined texts={facts} />
              </p>
            )}
            <RichText texts={texts} body={body} />
            <Points points={points} />
            {tags.length > 0 && <TagList tags={tags} />}
          </Entry>
        ))}
      </ul>
    </>
  );
}
