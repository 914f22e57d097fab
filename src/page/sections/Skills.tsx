import { Section } from '../../ui/Section';
import { TagList } from '../../ui/TagList';
import type { Language, SkillGroup } from '../../resume/profile';

interface SkillsProps {
  readonly languages: readonly Language[];
  readonly groups: readonly SkillGroup[];
}

export function Skills({ languages, groups }: SkillsProps) {
  return (
    <Section id="skills" title="Skills">
      {languages.length > 0 && (
        <div className="skills__group" id="languages">
          <h3 className="skills__name">Languages</h3>
          <p className="skills__languages">
            {languages.map(({ name, fluency }) => (fluency ? `${name} (${fluency})` : name)).join(', ')}
          </p>
        </div>
      )}
      {groups.map(({ name, level, tags }, index) => (
        <div className="skills__group" id={`skills-${index + 1}`} key={name}>
          <h3 className="skills__name">
            {name}
            {level !== undefined && <span className="skills__level"> {level}</span>}
          </h3>
          {tags.length > 0 && <TagList tags={tags} />}
        </div>
      ))}
    </Section>
  );
}
