import { useInterfaceLanguage } from '../../ui/interface-language';
import { CollapsibleToggle } from '../../ui/CollapsibleToggle';
import type { EntryOf, OutlinePoint } from '../../resume/outline';
import type { Teaching } from '../../resume/section-names';
import { lineOf, RichLine, RichText } from '../RichText';
import { Isolated, useTextDirection } from '../text-direction';
import type { PageWords } from '../words.en';

interface TeachingsProps {
  readonly entries: readonly EntryOf<Teaching>[];
  readonly words: PageWords;
}

export function Teachings({ entries, words }: TeachingsProps) {
  return (
    <div className="teachings__items">
      {entries.map(({ anchor, texts, body, points, item: { title, role, stats } }) => (
        <CollapsibleToggle
          id={anchor}
          key={anchor}
          isCard
          label={
            <>
              <h3 className="teachings__title">
                <Isolated text={title} />
              </h3>
              {role !== undefined && (
                <span className="teachings__role">
                  <Isolated text={role} />
                </span>
              )}
            </>
          }
        >
          <RichText texts={texts} body={body} />
          {stats.length > 0 && (
            <dl className="teachings__stats">
              {stats.map(({ value, label }) => (
                <div className="teachings__stat" key={label}>
                  <dt>
                    <Isolated text={label} />
                  </dt>
                  <dd>
                    <Isolated text={value} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <ul className="teachings__courses">
            {points.map((course, index) => (
              <CourseItem
                course={course}
                id={`${anchor}-course-${index + 1}`}
                words={words}
                key={course.text}
              />
            ))}
          </ul>
        </CollapsibleToggle>
      ))}
    </div>
  );
}

interface CourseItemProps {
  readonly course: OutlinePoint;
  readonly id: string;
  readonly words: PageWords;
}

function CourseItem({ course: { text, detail, detailBody, url }, id, words }: CourseItemProps) {
  const lang = useInterfaceLanguage();
  const dirOf = useTextDirection();
  const isLine = detailBody === undefined || lineOf(detailBody) !== undefined;
  const line = (
    <p dir={dirOf(text)}>
      <strong id={id}>{text}</strong>
      {detail !== undefined && isLine && (
        <span className="teachings__course-summary">
          {' '}
          <RichLine text={detail} body={detailBody} />
        </span>
      )}
    </p>
  );
  return (
    <li className="teachings__course">
      {detail === undefined || isLine ? (
        line
      ) : (
        <div>
          {line}
          <RichText texts={[detail]} body={detailBody} className="teachings__course-summary" />
        </div>
      )}
      {url !== undefined && (
        <a
          className="teachings__course-link"
          lang={lang}
          href={url}
          rel="external noopener"
          aria-describedby={id}
        >
          {words.course}
        </a>
      )}
    </li>
  );
}
