import { TagList } from '../../ui/TagList';
import type { OutlineEntry } from '../../resume/outline';
import { useSeparator } from '../separator';
import { Isolated, useTextDirection } from '../text-direction';

interface SkillsProps {
  readonly entries: readonly OutlineEntry[];
}

export function Skills({ entries }: SkillsProps) {
  const separator = useSeparator();
  const dirOf = useTextDirection();
  return entries.map(({ anchor, topic, title, facts, tags }) => (
    <div className="skills__group" id={anchor} key={anchor}>
      <h3 className="skills__name">
        <Isolated text={title ?? ''} />
        {facts.length > 0 && <span className="skills__level"> {facts.join(separator)}</span>}
      </h3>
      {topic === 'languages' ? (
        <p className="skills__languages" dir={dirOf(tags.join(' '))}>
          {tags.join(separator)}
        </p>
      ) : (
        tags.length > 0 && <TagList tags={tags} />
      )}
    </div>
  ));
}
