import { askFragment, type AssistantData, type SiteData } from '../site-data.ts';
import type { Synonyms } from '../answers/thesaurus/synonyms.ts';
import { toAssistantProfile } from '../resume/assistant-profile.ts';
import { toCv } from '../resume/cv.ts';
import { writeExports } from '../resume/exports/exported-files.ts';
import { addressOf, exportedFiles, type SiteAddress } from '../resume/exports/site-address.ts';
import { lintResume } from '../resume/lint.ts';
import type { Profile } from '../resume/profile.ts';
import { resumeWords } from '../resume/words.en.ts';
import type { AskCode } from '../page/ProfilePage.tsx';
import { pageWords } from '../page/words.en.ts';
import { describeBackend } from './describe-backend.ts';
import { type HeadTag, headTags } from './head.ts';
import { loadResume } from './load-resume.ts';
import { noticesFile } from './notices.ts';
import type { PublicFolder } from './public-folder.ts';
import { qrCodeOf } from './qr-code.ts';
import { renderPage } from './render-page.tsx';
import type { Settings } from './settings.ts';
import { thesaurusOf } from './thesaurus.ts';

/** The folder with the owner's résumé, `public/` and the like; absolute. */
export type OwnerFolder = string;

/** Everything a site says, as the builder writes it and the development server serves it. */
export interface SiteContent {
  readonly profile: Profile;
  readonly publicFolder: PublicFolder;
  /** Markup of the page's `<body>`. */
  readonly page: string;
  /** The QR code that opens the chat, where the owner wants one. */
  readonly askCode?: AskCode | undefined;
  /** Markup for its `<head>`. */
  readonly head: string;
  readonly siteData: Omit<SiteData, 'assistantFile'>;
  readonly assistantData: Omit<AssistantData, 'synonymFiles'>;
  readonly synonyms: Synonyms;
  /** The text files beside the page, by name. */
  readonly exports: Readonly<Record<string, string>>;
  /** Sentences for the owner, the size of the prompt among them. */
  readonly remarks: readonly string[];
}

interface ContentOptions {
  readonly folder: OwnerFolder;
  readonly settings: Settings;
  /** Whether a PDF will be printed into the site. */
  readonly printsPdf?: boolean | undefined;
}

/** @throws Error saying what in the résumé or in `public/` stops the build. */
export function siteContent({ folder, settings, printsPdf = false }: ContentOptions): SiteContent {
  const { site, siteUrl, resumeFile, hostedToken } = settings;
  const { profile, resume, publicFolder } = loadResume(folder, resumeFile);
  const address: SiteAddress = { basePath: site.basePath, siteUrl };
  const { prompt, greeting, suggestedQuestions, ...owner } = toAssistantProfile(profile, resumeWords);
  const { promptTokens, hints } = lintResume(resume, profile, resumeWords);
  const hasPdf = printsPdf || publicFolder.has(exportedFiles.pdf);
  const cv = { ...toCv(profile, resumeWords), hasPdf };
  const { thesaurus, synonyms } = thesaurusOf(cv);
  const askAddress = addressOf('', address) + askFragment;
  const askCode = settings.qrCode ? { address: askAddress, ...qrCodeOf(askAddress) } : undefined;
  const rendered = renderPage(profile, {
    ...describeBackend(site, pageWords.panel),
    settings: site,
    basePath: site.basePath,
    noticesFile,
    suggestions: { firstName: owner.firstName, questions: suggestedQuestions },
    year: new Date().getFullYear(),
    hasPdf,
    askCode,
  });
  return {
    profile,
    publicFolder,
    page: rendered.html,
    askCode,
    head: [rendered.head, ...headTags(profile, address).map(writeTag)].join('\n    '),
    siteData: { settings: site, owner, greeting, suggestedQuestions },
    assistantData: { prompt, cv, thesaurus, hostedToken },
    synonyms,
    exports: writeExports(profile, resume, address, resumeWords),
    remarks: [
      ...hints.map(({ path, message }) => `${resumeFile}: ${path} ${message}`),
      `The profile prompt has about ${promptTokens} tokens.`,
    ],
  };
}

function writeTag({ tag, attrs, children }: HeadTag): string {
  const attributes = Object.entries(attrs).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  const start = `<${tag}${attributes.join('')}>`;
  return tag === 'script' ? `${start}${children ?? ''}</script>` : start;
}

export function escapeAttribute(text: string): string {
  return text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
