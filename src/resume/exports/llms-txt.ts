import { agentToolName } from '../../shared/agent-tool';
import { contactsOf } from '../contacts';
import { textSections } from '../outline';
import type { Outline, OutlineEntry, OutlineSection } from '../outline';
import type { ResumeWords } from '../words.en';
import { entryFacts, entryTexts, pointText } from './entry-text';
import { exportedFiles, pageAddressOf } from './site-address';
import type { SiteAddress } from './site-address';

/**
 * The CV for language models that visit the site, in the form of https://llmstxt.org. What it says of itself is English
 * beside a CV in any language, as the rules of the prompt are.
 */
export function llmsTxt(outline: Outline, site: SiteAddress, words: ResumeWords): string {
  const { profile } = outline;
  const contacts = contactsOf(profile, words).map(({ label, value }) => `- ${label}: ${value}`);
  return `${[
    `# ${profile.name}`,
    `> The CV of ${[profile.name, profile.headline].filter(Boolean).join(', ')}.`,
    contacts.join('\n'),
    `In a browser with WebMCP, the page offers agents the tool \`${agentToolName}\`: it answers a question about ${profile.firstName} with lines of the CV and links to them.`,
    ...textSections(outline).map((section) => sectionMarkdown(section, profile.separator)),
    filesMarkdown(profile.firstName, site),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`;
}

function sectionMarkdown({ heading, intro, entries }: OutlineSection, separator: string): string {
  return [`## ${heading}`, intro, ...entries.map((entry) => entryMarkdown(entry, separator))]
    .filter(Boolean)
    .join('\n\n');
}

function entryMarkdown(entry: OutlineEntry, separator: string): string {
  return [
    entry.title && `### ${entry.title}`,
    entryFacts(entry, separator),
    ...entryTexts(entry, separator),
    entry.points.map((point) => `- ${pointText(point, separator)}`).join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function filesMarkdown(firstName: string, site: SiteAddress): string {
  const link = (label: string, file: string, about: string) =>
    `- [${label}](${pageAddressOf(file, site)}): ${about}`;
  return [
    '## Files\n',
    link('CV', '', `the page people read, with an AI assistant that answers questions about ${firstName}`),
    link('JSON Resume', exportedFiles.jsonResume, 'the same facts as data, https://jsonresume.org/schema'),
    link('Plain text', exportedFiles.plainText, 'the same facts without markup'),
    link('vCard', exportedFiles.vCard, `how to reach ${firstName}`),
  ].join('\n');
}
