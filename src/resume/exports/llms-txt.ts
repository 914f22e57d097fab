import { agentToolName } from '../../shared/agent-tool';
import { contactsOf } from '../contacts';
import type { Outline } from '../outline';
import type { ResumeWords } from '../words.en';
import { joined, sectionTexts } from './plain-text';
import { exportedFiles, pageAddressOf, type SiteAddress } from './site-address';

/**
 * The CV for language models that visit the site, in the form of https://llmstxt.org. What it says of itself is English
 * beside a CV in any language, as the rules of the prompt are.
 */
export function llmsTxt(outline: Outline, site: SiteAddress, words: ResumeWords): string {
  const { profile } = outline;
  const contacts = contactsOf(profile, words).map(({ label, value }) => `- ${label}: ${value}`);
  const sections = sectionTexts(outline, {
    heading: (text) => `## ${text}`,
    title: (text) => `### ${text}`,
    line: (text) => text,
    point: (text) => `- ${text}`,
    gap: '\n\n',
  });
  return `${joined('\n\n', [
    `# ${profile.name}`,
    `> The CV of ${joined(', ', [profile.name, profile.headline])}.`,
    contacts.join('\n'),
    `In a browser with WebMCP, the page offers agents the tool \`${agentToolName}\`: it answers a question about ${profile.firstName} with lines of the CV and links to them.`,
    ...sections,
    filesMarkdown(profile.firstName, site),
  ])}\n`;
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
