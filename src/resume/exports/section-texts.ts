import { textSections } from '../outline';
import type { Outline, OutlineEntry } from '../outline';

/** How a file of text marks what it is made of. */
interface TextForm {
  readonly heading: (text: string) => string;
  readonly title: (text: string) => string;
  readonly line: (text: string) => string;
  readonly point: (text: string) => string;
  /** Between the parts of an entry. */
  readonly gap: string;
}

export function sectionTexts(outline: Outline, form: TextForm): string[] {
  const { separator } = outline.profile;
  const entryText = ({ title, period, facts, url, texts, tags, points }: OutlineEntry) =>
    joined(form.gap, [
      title && form.title(title),
      ...[joined(separator, [period?.text, ...facts, url]), ...texts, tags.join(separator)].map(
        (text) => text && form.line(text),
      ),
      points
        .map((point) => form.point(joined(' ', [joined(separator, [point.text, point.detail]), point.url])))
        .join('\n'),
    ]);
  return textSections(outline).map(({ heading, intro, entries }) =>
    joined('\n\n', [form.heading(heading), intro && form.line(intro), ...entries.map(entryText)]),
  );
}

/** What there is of the parts. */
export function joined(by: string, parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(by);
}
