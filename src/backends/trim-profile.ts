/** A heading with its passages, or one line of its own. */
interface Section {
  readonly heading: string | undefined;
  readonly passages: readonly string[];
}

const profile = /^(.*?\n<profile>\n)(.*)(\n<\/profile>.*)$/s;

/**
 * Leaves out whole passages of the CV until the prompt `fits`: a passage is an entry of a section, or one of its points.
 * The rules stay, and of each section as many passages from its beginning as there is room for, in turn. Undefined if
 * there is room for none, or no CV in the prompt.
 */
export function trimProfile(prompt: string, fits: (prompt: string) => boolean): string | undefined {
  const [, before = '', facts, after = ''] = profile.exec(prompt) ?? [];
  if (facts === undefined) return undefined;
  const sections = sectionsOf(facts);
  const kept = sections.map(() => 0);
  const written = (): string => before + textOf(sections, kept) + after;
  const open = new Set(sections.keys());
  for (let round = 0; open.size > 0; round += 1) {
    for (const index of open) {
      kept[index] = round + 1;
      if (round < (sections[index]?.passages.length ?? 0) && fits(written())) continue;
      kept[index] = round;
      open.delete(index);
    }
  }
  return kept.some((count) => count > 0) ? written() : undefined;
}

function sectionsOf(facts: string): Section[] {
  const sections: { heading: string | undefined; passages: string[] }[] = [];
  for (const line of facts.split('\n')) {
    const section = sections.at(-1);
    if (/^\s*- /.test(line) && section?.heading !== undefined) section.passages.push(line);
    else if (line.endsWith(':')) sections.push({ heading: line, passages: [] });
    else sections.push({ heading: undefined, passages: [line] });
  }
  return sections;
}

function textOf(sections: readonly Section[], kept: readonly number[]): string {
  return sections
    .flatMap(({ heading, passages }, index) => {
      const some = passages.slice(0, kept[index]);
      return heading === undefined || some.length === 0 ? some : [heading, ...some];
    })
    .join('\n');
}
