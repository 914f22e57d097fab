import { ExpandButton } from '../../ui/ExpandButton';
import { TagList } from '../../ui/TagList';
import type { Experience } from '../../resume/career';
import type { EntryOf, ExperienceSection } from '../../resume/outline';
import { RichLine, RichText } from '../RichText';
import { Isolated, useTextDirection } from '../text-direction';
import type { PageWords } from '../words.en';
import { PeriodLine } from './PeriodLine';

interface WorkExperienceProps {
  readonly section: ExperienceSection;
  readonly words: PageWords;
}

/** The jobs, and below them the section's parts (internships), each a collapsed group. */
export function WorkExperience({ section: { entries, parts }, words }: WorkExperienceProps) {
  return (
    <>
      <ExperienceList entries={entries} words={words} />
      {parts.map((part) => (
        <div className="work-experience__internships" key={part.anchor}>
          <h3 className="experience__title" id={part.anchor}>
            {part.heading}
          </h3>
          <ExpandButton
            enlargeText={words.expand}
            collapseText={words.collapse}
            centered={false}
            describedBy={part.anchor}
          >
            <ExperienceList entries={part.entries} level={4} words={words} />
          </ExpandButton>
        </div>
      ))}
    </>
  );
}

interface ExperienceListProps {
  readonly entries: readonly EntryOf<Experience>[];
  /** Of the headings. */
  readonly level?: 3 | 4;
  readonly words: PageWords;
}

function ExperienceList({ entries, level = 3, words }: ExperienceListProps) {
  return (
    <ol className="work-experience__list">
      {entries.map((entry) => (
        <ExperienceItem entry={entry} level={level} words={words} key={entry.anchor} />
      ))}
    </ol>
  );
}

interface ExperienceItemProps {
  readonly entry: EntryOf<Experience>;
  readonly level: 3 | 4;
  readonly words: PageWords;
}

function ExperienceItem({ entry, level, words }: ExperienceItemProps) {
  const { anchor, period, facts, texts, body, tags, item } = entry;
  const { jobTitle, employer, employerUrl } = item;
  const Heading = `h${level}` as const;
  return (
    <li className={level === 4 ? 'experience experience--brief' : 'experience'} id={anchor}>
      <div className="experience__head">
        <Heading className="experience__title" id={`${anchor}-title`}>
          <Isolated text={jobTitle} />
        </Heading>
        {period && <PeriodLine period={period} />}
      </div>
      {(employer || facts.length > 0) && (
        <p className="experience__employer">
          {employerUrl === undefined ? (
            <Isolated text={employer} />
          ) : (
            <a href={employerUrl}>
              <Isolated text={employer} />
            </a>
          )}
          {facts.map((fact, index) => (
            <span className="experience__place" key={fact}>
              {(employer || index > 0) && ' · '}
              <Isolated text={fact} />
            </span>
          ))}
        </p>
      )}
      {!item.descriptionCollapsed && (
        <RichText texts={texts} body={body} className="experience__description" />
      )}
      {tags.length > 0 && <TagList tags={tags} />}
      {item.links.map(({ label, url }) => (
        <p className="experience__link" key={url}>
          <a href={url}>
            <Isolated text={label} />
          </a>
        </p>
      ))}
      <CollapsedPart entry={entry} words={words} />
    </li>
  );
}

/** What is visible only once the item is expanded. */
function CollapsedPart({ entry, words }: Pick<ExperienceItemProps, 'entry' | 'words'>) {
  const dirOf = useTextDirection();
  const { anchor, texts, body, points, item } = entry;
  const isTextCollapsed = item.descriptionCollapsed && texts.length > 0;
  if (!isTextCollapsed && points.length === 0) return null;
  return (
    <ExpandButton
      enlargeText={words.expand}
      collapseText={words.collapse}
      centered={false}
      describedBy={`${anchor}-title`}
    >
      {isTextCollapsed && <RichText texts={texts} body={body} className="experience__description" />}
      {points.length > 0 && (
        <ul className="bullet-list">
          {points.map((point) => (
            <li id={point.anchor} dir={dirOf(point.text)} key={point.text}>
              <RichLine text={point.text} body={point.body} />
            </li>
          ))}
        </ul>
      )}
    </ExpandButton>
  );
}
