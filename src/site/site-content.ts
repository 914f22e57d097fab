import { askFragment, type AssistantData, type SiteData } from '../shared/site-data.ts';
import type { Synonyms } from '../answers/thesaurus/synonyms.ts';
import { toAssistantProfile } from '../resume/assistant-profile.ts';
import { toCv } from '../resume/cv.ts';
import { writeCrawlerFiles, writeExports, type ListedPage } from '../resume/exports/exported-files.ts';
import { exportedFiles, pageAddressOf, type SiteAddress } from '../resume/exports/site-address.ts';
import { lintResume } from '../resume/lint.ts';
import { outlineOf } from '../resume/outline.ts';
import type { Profile } from '../resume/profile.ts';
import type { AskCode, SiteFacts } from '../page/site-facts.ts';
import type { PageWords } from '../page/words.en.ts';
import type { SiteWords } from '../words/en.ts';
import { siteWords } from '../words/site-words.ts';
import { countTidied, type Remark, remarkLines } from '../resume/read/remark.ts';
import { escapeAttribute } from '../shared/escape-attribute.ts';
import { languageOfFile } from './choose-language.ts';
import { describeBackend } from '../servers/servers.ts';
import { type HeadTag, headTags, manifestFile, webManifest } from './head.ts';
import { canDrawCard } from './social-card.ts';
import { type LoadedResume, loadResumes } from './load-resume.ts';
import { readModelPins, unpinnedRemarks } from './model-pins.ts';
import { noticesFile } from './client/package-notices.ts';
import { printOrder } from './page-style.ts';
import type { SiteFolder } from './site-pictures.ts';
import { renderPage } from './render-page.tsx';
import type { Settings } from './settings.ts';
import { thesaurusOf } from './thesaurus.ts';
import { openTheme, type Theme, type ThemeColors } from './theme/open-theme.ts';
import { chooseTheme, hasPictures } from './theme/themes.ts';
import { encodeQR } from 'qr';

/** The folder with the owner's résumé, `public/` and the like; absolute. */
export type OwnerFolder = string;

/** Everything a site says, as the builder writes it and the development server serves it. */
export interface SiteContent {
  readonly publicFolder: SiteFolder;
  /** The CV in each of its languages, the first one's page at the root of the site. */
  readonly pages: readonly [PageContent, ...PageContent[]];
  readonly theme: Theme;
  /** What follows the page's own sheet. */
  readonly styles: string;
  /** The same with the theme of that name. */
  readonly stylesWith: (theme: string) => string;
  /** The text files at the root that belong to no language, by name. */
  readonly exports: Readonly<Record<string, string>>;
  /** Sentences for the owner, the size of the prompt among them. */
  readonly remarks: readonly string[];
}

/** The CV in one language. */
export interface PageContent {
  /** Where the page and its files lie in the site: `fr/`; empty for the first language. */
  readonly folder: string;
  readonly profile: Profile;
  readonly words: SiteWords;
  /** Markup of the page's `<body>`. */
  readonly page: string;
  /** The QR code that opens the chat, where the owner wants one. */
  readonly askCode?: AskCode | undefined;
  /** Markup for its `<head>`. */
  readonly head: string;
  readonly siteData: Omit<SiteData, 'assistantFile'>;
  readonly assistantData: Omit<AssistantData, 'synonymFiles'>;
  readonly synonyms: Synonyms;
  /** What the page says of the site it is part of. */
  readonly facts: SiteFacts;
  /** The text files beside the page, by name. */
  readonly exports: Readonly<Record<string, string>>;
}

export interface ContentOptions {
  readonly folder: OwnerFolder;
  readonly settings: Settings;
  /** Whether a PDF will be printed into the site. */
  readonly printsPdf?: boolean | undefined;
  /** Whether what the résumé loses, or a fault of the theme, stops the build. */
  readonly isStrict?: boolean | undefined;
}

/** @throws Error saying what in the résumé, in `theme.css` or in `public/` stops the build. */
export async function siteContent(given: ContentOptions): Promise<SiteContent> {
  const options = { ...given, settings: withPins(given) };
  const { folder, settings, isStrict } = options;
  const resumes = await loadResumes(folder, settings.resumeFile, { isStrict });
  const listed = mapAll(resumes, (resume) => listedPage(resume, settings));
  const [{ resume }] = resumes;
  const themed = (name: string | undefined) => openTheme(folder, chooseTheme(name, hasPictures(resume)));
  const theme = themed(resume.meta.theme);
  if (isStrict && theme.remarks.length > 0) throw new Error(theme.remarks.join('\n'));
  const { colors } = theme;
  const pages = mapAll(resumes, (resume) => pageContent(resume, { ...options, pages: listed, colors }));
  const [{ publicFolder }] = resumes;
  const [first] = pages;
  const order = printOrder(outlineOf(first.profile, first.words.resume));
  return {
    publicFolder,
    pages,
    theme,
    styles: order + theme.styles,
    stylesWith: (name) => order + themed(name).styles,
    exports: writeCrawlerFiles(listed),
    remarks: [
      ...resumes.flatMap(remarksOn),
      ...theme.remarks,
      ...(settings.siteUrl === undefined ? [noSiteUrl] : []),
      ...(settings.site.backend === 'webllm' ? unpinnedRemarks(settings.site.webllm) : []),
    ],
  };
}

function withPins({ folder, settings }: ContentOptions): Settings {
  const { site, modelPinsFile } = settings;
  if (site.backend !== 'webllm' || modelPinsFile === undefined) return settings;
  const pins = readModelPins(folder, modelPinsFile);
  return { ...settings, site: { ...site, webllm: { ...site.webllm, pins } } };
}

function listedPage({ folder, resume, language }: LoadedResume, { site, siteUrl }: Settings): ListedPage {
  return {
    language: language.cvLanguage,
    address: { basePath: site.basePath, siteUrl, folder },
    lastModified: /^\d{4}-\d{2}(?:-\d{2})?/.exec(resume.meta.lastModified ?? '')?.[0],
  };
}

interface PageOptions extends ContentOptions {
  readonly pages: readonly ListedPage[];
  readonly colors: ThemeColors;
}

function pageContent(
  { folder, profile, resume, language: chosen, publicFolder }: LoadedResume,
  { settings, printsPdf = false, pages, colors }: PageOptions,
): PageContent {
  const { site, siteUrl, hostedToken } = settings;
  const { language, cvLanguage } = chosen;
  const words = siteWords[language];
  const address: SiteAddress = { basePath: site.basePath, siteUrl, folder };
  const { prompt, greeting, suggestedQuestions, ...owner } = toAssistantProfile(profile, words.resume);
  const hasPdf = printsPdf || publicFolder.has(folder + exportedFiles.pdf);
  const cv = { ...toCv(profile, words.resume), hasPdf };
  let found: ReturnType<typeof thesaurusOf> | undefined;
  // Takes longer than all the rest, and a page that is only looked at (src/cli/edit/drafts.ts) needs none of it.
  const otherWords = () => (found ??= thesaurusOf(cv));
  const askAddress = pageAddressOf('', address) + askFragment;
  const askCode = settings.qrCode ? { address: askAddress, ...qrCodeOf(askAddress) } : undefined;
  const facts: SiteFacts = {
    ...describeBackend(site, words.page.panel),
    settings: site,
    basePath: site.basePath,
    pagePath: site.basePath + folder,
    noticesFile,
    suggestions: { firstName: owner.firstName, questions: suggestedQuestions },
    // In the repository and in a folder of `init`; the same folder makes the same site in both.
    previewCommand: 'npm start',
    year: new Date().getFullYear(),
    month: new Date().toISOString().slice(0, 7),
    hasPdf,
    languages: pages.map((page) => ({
      language: page.language,
      address: pageAddressOf('', { ...page.address, siteUrl: undefined }),
      isCurrent: page.address.folder === folder,
      offer: offerIn(page.language),
    })),
    askCode,
  };
  const { lastModified } = resume.meta;
  const hasCard = publicFolder.has(folder + exportedFiles.openGraphImage) || canDrawCard(profile);
  const tags = headTags(profile, address, words.resume, { pages, lastModified, colors, hasCard });
  const manifest = webManifest({ profile, address, language: cvLanguage, colors });
  const rendered = renderPage(profile, facts, words, { interface: language, cv: cvLanguage });
  return {
    folder,
    profile,
    words,
    page: rendered.html,
    askCode,
    head: [rendered.head, ...tags.map(writeTag)].join('\n    '),
    siteData: { settings: site, language, cvLanguage, owner, greeting, suggestedQuestions },
    assistantData: {
      prompt,
      cv,
      get thesaurus() {
        return otherWords().thesaurus;
      },
      hostedToken,
    },
    get synonyms() {
      return otherWords().synonyms;
    },
    facts,
    get exports() {
      return {
        ...writeExports(profile, resume, address, words.resume),
        ...(publicFolder.has(folder + manifestFile) ? {} : { [manifestFile]: manifest }),
      };
    },
  };
}

/** A language without a catalogue is offered in English. */
function offerIn(tag: string): PageWords['languages'] {
  return siteWords[languageOfFile(tag).language].page.languages;
}

function remarksOn({ file, profile, language, remarks }: LoadedResume): string[] {
  const { promptTokens, notices } = lintResume(profile, siteWords[language.language].resume);
  return [
    language.because,
    ...remarkLines([...remarks.filter(isLoud), ...notices]),
    ...countTidied(remarks),
    `The profile prompt has about ${promptTokens} tokens.`,
  ].map((line) => `${file}: ${line}`);
}

function mapAll<T, Result>(
  [first, ...others]: readonly [T, ...T[]],
  map: (each: T) => Result,
): readonly [Result, ...Result[]] {
  return [map(first), ...others.map(map)];
}

export const noSiteUrl =
  'SITE_URL is not set, so a link to the site shows no picture where it is shared; set it to the address of the site.';

/** What visitors read as it is meant needs no word of its own. */
function isLoud({ kind }: Remark): boolean {
  return kind !== 'reread' && kind !== 'technical';
}

function writeTag({ tag, attrs, children }: HeadTag): string {
  const attributes = Object.entries(attrs).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  const start = `<${tag}${attributes.join('')}>`;
  return tag === 'script' ? `${start}${children ?? ''}</script>` : start;
}

/** Modules that stay empty around a code (ISO/IEC 18004). */
const quietZone = 4;

/** With medium error correction: a crease or a stain on paper does no harm. `size`: modules, the quiet zone included. */
export function qrCodeOf(text: string) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone });
  return { size: rows.length, path: rows.flatMap(pathOfRow).join('') };
}

/** One rectangle for each run of dark modules. */
function pathOfRow(row: readonly boolean[], y: number): string[] {
  const runs = row
    .map((isDark) => (isDark ? '1' : '0'))
    .join('')
    .matchAll(/1+/g);
  return Array.from(runs, ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`);
}
