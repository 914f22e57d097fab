import { linkText } from './contacts';
import { outlineOf, textSections } from './outline';
import type { Outline, OutlineEntry, OutlineSection } from './outline';
import type { Profile } from './profile';
import type { ResumeWords } from './words.en';

/** A piece of the CV that can be quoted by itself, and where the page shows it. */
export interface Passage {
  /** Unique among the passages of a CV. */
  readonly id: string;
  /** Id of the element on the page that shows it. */
  readonly anchor: string;
  /** Names it in a link, e.g. "Analyst, A mill". */
  readonly heading: string;
  /** Word for word from the CV; a line for each of its parts. */
  readonly text: string;
  /**
   * The kind of question that this passage answers as a whole, a key of `src/answers/vocabulary.ts`. A detail of a
   * larger passage has none: it is found by its own words only.
   */
  readonly topic?: string | undefined;
}

/** The whole CV in passages: the person, then the sections in the page's order. */
export function toPassages(profile: Profile, words: ResumeWords): Passage[] {
  return passagesOf(outlineOf(profile, words), words);
}

export function passagesOf(outline: Outline, words: ResumeWords): Passage[] {
  return [...personPassages(outline.profile, words), ...textSections(outline).flatMap(sectionPassages)];
}

function personPassages(profile: Profile, words: ResumeWords): Passage[] {
  const { name, headline, location, email, phone, links } = profile;
  const anchor = 'profile';
  return [
    ...passage({ id: 'profile', anchor, heading: words.profile, topic: 'profile' }, [
      name,
      headline,
      location,
    ]),
    ...passage({ id: 'contact', anchor, heading: words.contact, topic: 'contact' }, [
      email,
      phone,
      ...links.map(linkText),
    ]),
  ];
}

function sectionPassages(section: OutlineSection): Passage[] {
  const { anchor, heading, topic, intro, entries } = section;
  return [
    ...passage({ id: anchor, anchor, heading, topic }, [intro]),
    ...entries.flatMap((entry) => entryPassages(entry, section)),
  ];
}

/** An entry, and each of its points that has an element of its own. */
function entryPassages(entry: OutlineEntry, section: OutlineSection): Passage[] {
  const { anchor, title, period, facts, texts, points, tags } = entry;
  // A teaching's anchor is its owner's choice and may equal another passage's id, as `contact` does.
  const id = `${section.anchor}/${anchor}`;
  const heading = entry.fullTitle ?? title ?? section.heading;
  const lines = [
    period?.text,
    ...facts,
    ...texts,
    ...points
      .filter((point) => point.anchor === undefined)
      .map(({ text, detail }) => (detail === undefined ? text : `${text}: ${detail}`)),
    tags.join(', '),
  ];
  return [
    // An entry that is nothing but its title quotes the title.
    ...passage({ id, anchor, heading, topic: entry.topic ?? section.topic }, lines, title),
    ...points.flatMap((point) =>
      point.anchor === undefined
        ? []
        : passage({ id: `${section.anchor}/${point.anchor}`, anchor: point.anchor, heading }, [point.text]),
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
