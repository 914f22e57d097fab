import { TagList } from '../../ui/TagList';
import type { OutlineEntry } from '../../resume/outline';

interface SkillsProps {
  readonly entries: readonly OutlineEntry[];
}

export function Skills({ entries }: SkillsProps) {
  return entries.map(({ anchor, topic, title, facts, tags }) => (
    <div className="skills__group" id={anchor} key={anchor}>
      <h3 className="skills__name">
        {title}
        {facts.length > 0 && <span className="skills__level"> {facts.join(', ')}</span>}
      </h3>
      {topic === 'languages' ? (
        <p className="skills__languages">{tags.join(', ')}</p>
      ) : (
        tags.length > 0 && <TagList tags={tags} />
      )}
    </div>
  ));
}
