import { TagList } from '../../ui/TagList';
import type { OutlineEntry, OutlinePoint } from '../../resume/outline';
import { RichLine, RichText } from '../RichText';
import { Isolated, useTextDirection } from '../text-direction';
import { PeriodLine } from './PeriodLine';

interface MoreSectionProps {
  readonly entries: readonly OutlineEntry[];
}

/** From so many entries on a list is set closely: sixty publications are read like a bibliography. */
const longList = 9;

/** The entries of a section without a look of its own. */
export function MoreSection({ entries }: MoreSectionProps) {
  const isDense = entries.length >= longList || entries.every(isOneLine);
  return (
    <ul className={isDense ? 'more-section more-section--dense' : 'more-section'}>
      {entries.map((entry) => (
        <MoreEntry entry={entry} key={entry.anchor} />
      ))}
    </ul>
  );
}

/** True for an entry of a name, and a few words and dates beside it. */
function isOneLine({ texts, points, tags }: OutlineEntry): boolean {
  return texts.length + points.length + tags.length === 0;
}

function MoreEntry({ entry }: { readonly entry: OutlineEntry }) {
  const { anchor, title, url, period, facts, texts, body, points, tags } = entry;
  return (
    <li className="more-section__item" id={anchor}>
      <div className="experience__head">
        {title !== undefined && (
          <h3 className="more-section__name">
            {url === undefined ? (
              <Isolated text={title} />
            ) : (
              <a href={url}>
                <Isolated text={title} />
              </a>
            )}
          </h3>
        )}
        {period && <PeriodLine period={period} />}
      </div>
      {facts.length > 0 && (
        <p className="more-section__about">
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
    </li>
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
