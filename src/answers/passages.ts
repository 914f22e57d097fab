import type { Cv, CvEntry } from '../resume/cv';

/** A piece of the CV that can be quoted by itself, and where the page shows it. */
export interface Passage {
  /** Id of the element on the page that shows it; empty for the owner's words beyond the page. */
  readonly anchor: string;
  /** Names it in a link, e.g. "Analyst, A mill". */
  readonly heading: string;
  /** Word for word from the CV; a line for each of its parts. */
  readonly text: string;
  /** `profile` has name and place, `contact` the ways to reach the owner. */
  readonly part: 'profile' | 'contact' | 'section' | 'entry' | 'point' | 'fact' | 'answer';
  readonly entry?: CvEntry | undefined;
}

/** The whole CV in passages: the person, then the sections in the page's order. */
export function passagesOf(cv: Cv): Passage[] {
  const { person, sections, entries } = cv;
  const introduced = sections.flatMap(({ anchor, heading, intro, topic }) => [
    ...passage({ anchor, heading, part: 'section' }, [intro]),
    ...entries
      .filter((entry) => sectionOf(entry) === topic)
      .flatMap((entry) => entryPassages(entry, cv.separator ?? ', ')),
  ]);
  return [
    ...passage({ anchor: 'profile', heading: cv.headings.profile, part: 'profile' }, [
      person.name,
      person.headline,
      person.location,
    ]),
    ...passage({ anchor: 'profile', heading: cv.headings.contact, part: 'contact' }, [
      person.email,
      person.phone,
      ...person.links.map(({ label, url }) => (url.includes(label) ? url : `${label}: ${url}`)),
    ]),
    ...introduced,
    ...cv.facts.flatMap((fact) => passage({ anchor: '', heading: person.firstName, part: 'fact' }, [fact])),
  ];
}

/** The languages stand in the section of the skills. */
function sectionOf({ topic }: CvEntry) {
  return topic === 'languages' ? 'skills' : topic;
}

/** An entry, and each of its points that has an element of its own. */
function entryPassages(entry: CvEntry, separator: string): Passage[] {
  const { anchor, heading, period, lines, points, tags, title } = entry;
  const own = points.filter((point) => point.anchor === undefined).map(({ text }) => text);
  return [
    // An entry that is nothing but its title quotes the title.
    ...passage(
      { anchor, heading, part: 'entry', entry },
      [period, ...lines, ...own, tags.join(separator)],
      title,
    ),
    ...points.flatMap((point) =>
      point.anchor === undefined
        ? []
        : passage({ anchor: point.anchor, heading, part: 'point', entry }, [point.text]),
    ),
  ];
}

/** One passage, or none where there is no text. */
function passage(
  about: Omit<Passage, 'text'>,
  lines: readonly (string | undefined)[],
  otherwise?: string,
): Passage[] {
  const text = lines.filter(Boolean).join('\n') || otherwise;
  return text ? [{ ...about, text }] : [];
}
