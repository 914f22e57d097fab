import type { Outline, OutlineEntry, OutlineSection } from '../../src/resume/outline';

/** Texts that belong together: a heading with its introduction, or an entry. */
interface Block {
  readonly anchor: string;
  readonly texts: readonly string[];
}

/**
 * Says which blocks of the outline a text tears apart, leaves out or has in another order. Between the texts of a
 * block nothing may stand but `addresses`, which paper shows behind their links.
 */
export function tornBlocks(outline: Outline, text: string, addresses: readonly string[]): string[] {
  const whole = lettersOf(text);
  const known = addresses.map(lettersOf);
  const problems: string[] = [];
  let from = 0;
  for (const { anchor, texts } of blocksOf(outline)) {
    const parts = texts.map(lettersOf).filter((part) => part !== '');
    const ends = parts
      .map((part) => whole.indexOf(part, from))
      .map((at, i) => [at, at + (parts[i]?.length ?? 0)]);
    const missing = ends.findIndex(([at]) => at === -1);
    if (missing >= 0) {
      problems.push(`${anchor}: "${texts[missing]}" is missing, or in another place`);
      continue;
    }
    const end = Math.max(from, ...ends.map(([, to]) => to ?? 0));
    const others = without(whole.slice(from, end), [...parts, ...known]);
    if (others !== '') problems.push(`${anchor}: "${others}" stands among its texts`);
    from = end;
  }
  return problems;
}

/** The anchors of the entries that no page has from the first text to the last. */
export function splitEntries({ sections }: Outline, pages: readonly string[]): string[] {
  const letters = pages.map(lettersOf);
  return sections
    .flatMap(blocksOfSection)
    .filter(({ texts }) => {
      const parts = texts.map(lettersOf).filter((part) => part !== '');
      return !letters.some((page) => parts.every((part) => page.includes(part)));
    })
    .map(({ anchor }) => anchor);
}

function blocksOf({ profile, sections }: Outline): Block[] {
  const { name, headline, location, email, phone, links } = profile;
  const contacts = [headline, location, email, phone, ...links.map(({ label }) => label)];
  return [
    { anchor: 'profile', texts: [name, ...contacts.filter((text) => text !== undefined)] },
    ...sections.flatMap(blocksOfSection),
  ];
}

function blocksOfSection(section: OutlineSection): Block[] {
  const { anchor, heading, intro, entries } = section;
  const parts = section.kind === 'experience' ? section.parts.flatMap(blocksOfSection) : [];
  return [
    { anchor, texts: intro === undefined ? [heading] : [heading, intro] },
    ...entries.map((entry) => ({ anchor: entry.anchor, texts: textsOf(entry) })),
    ...parts,
  ];
}

/**
 * The page shows the employer of a job, and the school of a degree, apart from the title. Tags are one text: in a row
 * of them "Go" is found where it stands, and not inside another word.
 */
function textsOf(entry: OutlineEntry): string[] {
  const { title, period, facts, texts, points, tags } = entry;
  const links = linksOf(entry).map(({ label }) => label);
  const pointTexts = points.flatMap(({ text, detail }) => (detail === undefined ? [text] : [text, detail]));
  return [
    ...(title?.split(/, |、|، /) ?? []),
    period?.text ?? '',
    period?.duration ?? '',
    ...facts,
    ...texts,
    ...links,
    ...pointTexts,
    tags.join(' '),
  ];
}

function linksOf(entry: OutlineEntry): readonly { readonly label: string }[] {
  return 'item' in entry && isLinked(entry.item) ? entry.item.links : [];
}

function isLinked(item: unknown): item is { readonly links: readonly { readonly label: string }[] } {
  return typeof item === 'object' && item !== null && 'links' in item;
}

/** Longest first, since a short text may be a part of a long one. */
function without(text: string, parts: readonly string[]): string {
  return parts
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, part) => rest.replaceAll(part, ''), text);
}

/** What is read of a text: neither its lines nor the marks between its parts. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .toLowerCase();
}
