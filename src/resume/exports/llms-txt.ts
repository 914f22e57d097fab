import { agentToolName } from '../../shared/agent-tool';
import { contactsOf } from '../contacts';
import { textSections } from '../outline';
import type { Outline, OutlineEntry, OutlineSection } from '../outline';
import type { ResumeWords } from '../words.en';
import { entryFacts, entryTexts, pointText } from './entry-text';
import { exportedFiles, pageAddressOf } from './site-address';
import type { SiteAddress } from './site-address';

/** The CV for language models that visit the site, in the form of https://llmstxt.org. */
export function llmsTxt(outline: Outline, site: SiteAddress, words: ResumeWords): string {
  const { profile } = outline;
  const contacts = contactsOf(profile, words).map(({ label, value }) => `- ${label}: ${value}`);
  return `${[
    `# ${profile.name}`,
    `> ${words.llmsTxt.about(profile.name, profile.headline)}`,
    contacts.join('\n'),
    words.llmsTxt.agentTool(`\`${agentToolName}\``, profile.firstName),
    ...textSections(outline).map((section) => sectionMarkdown(section, profile.separator)),
    filesMarkdown(profile.firstName, site, words.llmsTxt),
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

function filesMarkdown(firstName: string, site: SiteAddress, words: ResumeWords['llmsTxt']): string {
  const link = (label: string, file: string, about: string) =>
    `- [${label}](${pageAddressOf(file, site)}): ${about}`;
  return [
    `## ${words.files}\n`,
    link(words.page, '', words.aboutPage(firstName)),
    link(words.jsonResume, exportedFiles.jsonResume, words.aboutJsonResume),
    link(words.plainText, exportedFiles.plainText, words.aboutPlainText),
    link(words.vCard, exportedFiles.vCard, words.aboutVCard(firstName)),
  ].join('\n');
}
