import type { Profile } from '../profile';
import { contacts, outline } from './outline';
import type { OutlineEntry } from './outline';
import { addressOf, exportedFiles } from './site-address';
import type { SiteAddress } from './site-address';

/** The CV for language models that visit the site, in the form of https://llmstxt.org. */
export function llmsTxt(profile: Profile, site: SiteAddress): string {
  const { name, headline, firstName } = profile;
  const link = (label: string, file: string, about: string) =>
    `- [${label}](${addressOf(file, site)}): ${about}`;
  const sections = outline(profile).map(({ title, entries }) =>
    [`## ${title}`, ...entries.map(entryMarkdown)].join('\n\n'),
  );
  return `${[
    `# ${name}`,
    `> ${[`The CV of ${name}`, headline].filter(Boolean).join(', ')}.`,
    contacts(profile)
      .map(({ label, value }) => `- ${label}: ${value}`)
      .join('\n'),
    ...sections,
    [
      '## Files\n',
      link('CV', '', `the page people read, with an assistant that answers questions about ${firstName}`),
      link('JSON Resume', exportedFiles.jsonResume, 'the same facts as data, https://jsonresume.org/schema'),
      link('Plain text', exportedFiles.plainText, 'the same facts without markup'),
      link('vCard', exportedFiles.vCard, `how to reach ${firstName}`),
    ].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}

function entryMarkdown({ title, about, texts, points }: OutlineEntry): string {
  return [
    ...(title === undefined ? [] : [`### ${title}`]),
    ...(about === undefined ? [] : [about]),
    ...texts,
    ...(points.length === 0 ? [] : [points.map((point) => `- ${point}`).join('\n')]),
  ].join('\n\n');
}
