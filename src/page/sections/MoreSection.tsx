import { TagList } from '../../ui/TagList';
import type { OutlineEntry, OutlinePoint } from '../../resume/outline';
import { RichLine, RichText } from '../RichText';
import { Isolated, useTextDirection } from '../text-direction';
import { Entry, ledgerClass } from './Entry';

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
        {entries.map((entry) => (
          <MoreEntry entry={entry} key={entry.anchor} />
        ))}
      </ul>
    </>
  );
}

function MoreEntry({ entry }: { readonly entry: OutlineEntry }) {
  const { anchor, title, url, period, facts, texts, body, points, tags } = entry;
  return (
    <Entry anchor={anchor} period={period}>
      {title !== undefined && (
        <h3 className="entry__title">
          {url === undefined ? (
            <Isolated text={title} />
          ) : (
            <a href={url}>
              <Isolated text={title} />
            </a>
          )}
        </h3>
      )}
      {facts.length > 0 && (
        <p className="entry__about">
          {facts.map((fact, index) => (
            <span key={fact}>
              {index > 0 && ' · '}
              <Isolated text={fact} />
            </span>
          ))}
        </p>
      )}
      <RichText texts={texts} body={body} />
      {points.length > 0 && (
        <ul className="bullet-list">
          {points.map((point) => (
            <Point point={point} key={point.text} />
          ))}
        </ul>
      )}
      {tags.length > 0 && <TagList tags={tags} />}
    </Entry>
  );
}

function Point({ point: { text, body, anchor, detail, url } }: { readonly point: OutlinePoint }) {
  const dirOf = useTextDirection();
  return (
    <li id={anchor} dir={dirOf(text)}>
      {url === undefined ? <RichLine text={text} body={body} /> : <a href={url}>{text}</a>}
      {detail !== undefined && `: ${detail}`}
    </li>
  );
}
