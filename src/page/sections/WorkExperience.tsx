import { ExpandButton } from '../../ui/ExpandButton';
import type { Experience } from '../../resume/career';
import type { Period } from '../../resume/dates';
import type { EntryOf, ExperienceSection } from '../../resume/outline';
import type { PageWords } from '../words.en';

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
  const { anchor, period, facts, item } = entry;
  const { jobTitle, employer, employerUrl, description } = item;
  const Heading = `h${level}` as const;
  return (
    <li className="experience" id={anchor}>
      <div className="experience__head">
        <Heading className="experience__title" id={`${anchor}-title`}>
          {jobTitle}
        </Heading>
        {period && <PeriodLine period={period} />}
      </div>
      {employer && (
        <p className="experience__employer">
          {employerUrl === undefined ? employer : <a href={employerUrl}>{employer}</a>}
          {facts.length > 0 && <span className="experience__place"> · {facts.join(' · ')}</span>}
        </p>
      )}
      {description !== undefined && !item.descriptionCollapsed && (
        <p className="experience__description">{description}</p>
      )}
      {item.links.map(({ label, url }) => (
        <p className="experience__link" key={url}>
          <a href={url}>{label}</a>
        </p>
      ))}
      <CollapsedPart entry={entry} words={words} />
    </li>
  );
}

/** What is visible only once the item is expanded. */
function CollapsedPart({ entry, words }: Pick<ExperienceItemProps, 'entry' | 'words'>) {
  const { anchor, points, item } = entry;
  const description = item.descriptionCollapsed ? item.description : undefined;
  if (description === undefined && points.length === 0) return null;
  return (
    <ExpandButton
      enlargeText={words.expand}
      collapseText={words.collapse}
      centered={false}
      describedBy={`${anchor}-title`}
    >
      {description !== undefined && <p className="experience__description">{description}</p>}
      {points.length > 0 && (
        <ul className="bullet-list">
          {points.map((point) => (
            <li id={point.anchor} key={point.text}>
              {point.text}
            </li>
          ))}
        </ul>
      )}
    </ExpandButton>
  );
}

function PeriodLine({ period: { from, to } }: { readonly period: Period }) {
  return (
    <p className="experience__period">
      {from && <time dateTime={from.date}>{from.label}</time>}
      {from && to && ' – '}
      {to &&
        (to.date === undefined ? (
          <span className="experience__ongoing">{to.label}</span>
        ) : (
          <time dateTime={to.date}>{to.label}</time>
        ))}
    </p>
  );
}
