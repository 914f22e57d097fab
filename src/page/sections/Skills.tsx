import { Fragment, use } from 'react';
import { ExpandButton } from '../../ui/ExpandButton';
import { TagList } from '../../ui/TagList';
import type { OutlineEntry } from '../../resume/outline';
import { Separator, Isolated } from '../text-direction';
import type { PageWords } from '../words.en';

interface SkillsProps {
  readonly entries: readonly OutlineEntry[];
  readonly words: PageWords;
}

/** A field with more shows six and counts the rest. */
const mostTags = 12;
const shownTags = 6;
/** With more in as many fields, the left column would be longer than a usual CV: three fields are shown. */
const manyTags = 60;
const manyFields = 6;
const shownFields = 3;

export function Skills({ entries, words }: SkillsProps) {
  const isLong = entries.length > manyFields && entries.flatMap(({ tags }) => tags).length > manyTags;
  const shown = isLong ? shownFields : entries.length;
  return (
    <>
      <Fields entries={entries.slice(0, shown)} words={words} />
      {isLong && (
        <ExpandButton
          enlargeText={words.moreSkills(entries.length - shown)}
          collapseText={words.collapse}
          describedBy="skills-title"
        >
          <Fields entries={entries.slice(shown)} words={words} />
        </ExpandButton>
      )}
    </>
  );
}

function Fields({ entries, words }: SkillsProps) {
  const separator = use(Separator);
  return entries.map(({ anchor, topic, title, facts, tags }) => (
    <div className="skills__group" id={anchor} key={anchor}>
      <h3 className="skills__name" id={tags.length > mostTags ? `${anchor}-title` : undefined}>
        <Isolated text={title ?? ''} />
        {facts.length > 0 && <span className="skills__level"> · {facts.join(separator)}</span>}
      </h3>
      {topic === 'languages' ? (
        <p className="skills__languages">
          {tags.map((tag, index) => (
            <Fragment key={index}>
              {index > 0 && separator}
              <Isolated text={tag} />
            </Fragment>
          ))}
        </p>
      ) : (
        tags.length > 0 && <Tags {...{ tags, words }} describedBy={`${anchor}-title`} />
      )}
    </div>
  ));
}

interface TagsProps extends Pick<SkillsProps, 'words'> {
  readonly tags: readonly string[];
  readonly describedBy: string;
}

function Tags({ tags, words, describedBy }: TagsProps) {
  const shown = tags.length > mostTags ? shownTags : tags.length;
  return (
    <>
      <TagList tags={tags.slice(0, shown)} />
      {shown < tags.length && (
        <ExpandButton
          enlargeText={words.moreSkills(tags.length - shown)}
          collapseText={words.collapse}
          describedBy={describedBy}
        >
          <TagList tags={tags.slice(shown)} />
        </ExpandButton>
      )}
    </>
  );
}
