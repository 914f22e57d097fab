import { exportedFiles, pageAddressOf } from '../resume/exports/site-address.ts';
import type { AssistantData } from '../shared/site-data.ts';
import { appIcons, colouredIcon, drawIcon } from './app-icons.ts';
import { iconFile, notFoundFile, serviceWorkerFile } from './file-names.ts';
import { clientFilesFor, openBuiltClient, type BuiltClient } from './client-files.ts';
import { notFoundDocument } from './render-page.tsx';
import { noticesFile, thirdPartyNotices } from './client/package-notices.ts';
import { offlineFiles, type SiteFiles } from './offline-list.ts';
import { writeSite } from './output-folder.ts';
import { pageDocument } from './page-document.ts';
import { hashOf, pageStyle, styleElement, usedRules } from './page-style.ts';
import type { PublicFolder } from './public-folder.ts';
import { contentSecurityPolicy, hostHeaders, hostHeadersFile } from './policy.ts';
import type { Settings } from './settings.ts';
import { type ContentOptions, type PageContent, siteContent, type SiteContent } from './site-content.ts';
import { drawSocialCard } from './social-card.ts';
import type { ThemeColors } from './theme/open-theme.ts';
import { printable } from '../resume/read/field.ts';
import { isPublishedBare, withoutMetadata } from './draw-picture.ts';
import { pictureProblem } from './site-pictures.ts';

export interface BuildOptions extends Omit<ContentOptions, 'printsPdf'> {
  /** Where the built client lies; absolute. */
  readonly client: string;
  /** Where the site goes; absolute. The files of an earlier site there are replaced. */
  readonly out: string;
  /** Prints the pages that lie in these folders of the site, and gives back the `cv.pdf` that each links to. */
  readonly print?: ((site: SiteFiles, folders: readonly string[]) => Promise<SiteFiles>) | undefined;
}

/**
 * Turns an owner's folder and the built client into a site: files and nothing else. Returns sentences for the owner.
 *
 * @throws Error saying what in the folder stops the build; `out` is then as it was.
 */
export async function buildSite(options: BuildOptions): Promise<readonly string[]> {
  const { folder, out, settings } = options;
  const client = openBuiltClient(options.client);
  const content = await siteContent({ ...options, printsPdf: options.print !== undefined });
  const { pages, publicFolder, theme } = content;
  const published = await publicFiles(publicFolder);
  const files = new Map<string, string | Uint8Array>(published.files);
  for (const [name, text] of Object.entries(content.exports)) files.set(name, text);

  const clientFiles = clientFilesFor({
    site: settings.site,
    languages: pages.map(({ siteData }) => siteData.language),
    recorded: client.recorded,
    entries: [client.script, client.style],
  });
  for (const file of clientFiles) files.set(file, client.read(file));
  files.set(noticesFile, thirdPartyNotices(clientFiles, client.recorded, client.notices));

  const { basePath } = settings.site;
  const all = client.read(client.style).toString('utf8');
  const used = usedRules(
    all,
    pages.map(({ page }) => page),
  );
  const sheet = pageStyle(all + content.styles, used + content.styles);
  files.delete(client.style);
  files.set(sheet.file, sheet.text);
  const linked = absoluteAddresses(client.template.replace(client.style, sheet.file), basePath);
  const policy = contentSecurityPolicy(settings.site, sheet.inlineSource);
  const isInline = sheet.inlineSource !== undefined;
  const template = isInline ? linked.replace(/\s*<link rel="stylesheet"[^>]*>/, '') : linked;
  const style = isInline ? styleElement(sheet, basePath + sheet.file) : undefined;
  const cardRemarks: string[] = [];
  for (const page of pages) {
    const remark = await addCard(files, page, publicFolder, { settings, colors: theme.colors });
    if (remark !== undefined) cardRemarks.push(remark);
    for (const [name, text] of Object.entries(page.exports)) files.set(page.folder + name, text);
    const assistantFile = basePath + addAssistantData(files, page, basePath);
    const siteData = { ...page.siteData, assistantFile };
    files.set(`${page.folder}index.html`, pageDocument(template, { content: page, siteData, style, policy }));
  }
  if (!files.has(notFoundFile)) {
    const [{ profile, words, siteData }] = pages;
    const { language } = siteData;
    const policy = contentSecurityPolicy(settings.site);
    const facts = { profile, basePath, policy, language, words: words.page };
    // With a link: this page has no script to recover from an older policy, and a small answer suits a missing file.
    files.set(notFoundFile, notFoundDocument(linked, facts));
  }
  const iconRemarks = await addIcons(files, client, theme.colors);
  // Last, since it lists all the others.
  if (settings.site.backend === 'webllm') files.set(serviceWorkerFile, serviceWorker(client, files));
  files.set(hostHeadersFile, hostHeaders(settings.site, [...files.keys()], sheet.inlineSource));

  const folders = pages.map((page) => page.folder);
  for (const [name, pdf] of (await options.print?.(files, folders)) ?? []) files.set(name, pdf);

  const replaced = writeSite(files, { out, folder, resumeFile: settings.resumeFile });
  const remarks = [...published.remarks, ...remarksOnUnnamed(content), ...cardRemarks, ...iconRemarks];
  return [...settings.warnings, ...content.remarks, ...remarks, ...replaced];
}

/** Draws the card unless the owner has one of their own in `public/`. Returns what it cannot show. */
async function addCard(
  files: Map<string, string | Uint8Array>,
  { folder, profile, words, askCode, siteData }: PageContent,
  publicFolder: PublicFolder,
  { settings: { site, siteUrl }, colors }: { readonly settings: Settings; readonly colors: ThemeColors },
): Promise<string | undefined> {
  const name = folder + exportedFiles.openGraphImage;
  if (publicFolder.has(name)) return undefined;
  const address = siteUrl && pageAddressOf('', { basePath: site.basePath, siteUrl, folder });
  const { image, remark } = await drawSocialCard(profile, publicFolder, {
    words: words.page,
    language: siteData.cvLanguage,
    colors: colors.card,
    address: address?.replace(/^\w+:\/\/|\/$/g, ''),
    askCode,
  });
  if (image) files.set(name, image);
  return remark;
}

/** Draws the icons that the owner has not in `public/` from their `favicon.svg`, or the engine's in their colours. */
async function addIcons(
  files: Map<string, string | Uint8Array>,
  client: BuiltClient,
  colors: ThemeColors,
): Promise<string[]> {
  const own = files.get(iconFile);
  const missing = appIcons.filter(({ file }) => !files.has(file));
  const draw = async (svg: Uint8Array) => {
    for (const icon of missing) files.set(icon.file, await drawIcon(svg, icon, colors.background));
  };
  const engines = colouredIcon(client.read(iconFile), colors.icon);
  if (own === undefined) files.set(iconFile, engines);
  try {
    await draw(typeof own === 'object' ? own : engines);
    return [];
  } catch (error) {
    if (own === undefined || !(error instanceof Error)) throw error;
    await draw(engines);
    return [
      `public/${iconFile} cannot be drawn, so the icons for home screens show the site's own; put pictures of yours at ` +
        `${missing.map(({ file }) => `public/${file}`).join(', ')}.`,
    ];
  }
}

/** Adds what only an answer needs, for a page whose addresses begin with `basePath`. Returns the file's path. */
export function addAssistantData(
  files: Map<string, string | Uint8Array>,
  { assistantData, synonyms }: PageContent,
  basePath: string,
): string {
  const synonymFiles = `assets/synonyms-${hashOf(JSON.stringify(synonyms))}`;
  for (const [language, text] of Object.entries(synonyms))
    files.set(`${synonymFiles}-${language}.json`, JSON.stringify(text));
  const data: AssistantData = { ...assistantData, synonymFiles: basePath + synonymFiles };
  const text = JSON.stringify(data);
  const name = `assets/assistant-${hashOf(text)}.json`;
  files.set(name, text);
  return name;
}

/** A host may answer for this page at any depth, as with `404.html`. */
function absoluteAddresses(template: string, basePath: string): string {
  return template.replace(/ (href|src)="\.\//g, (_, name: string) => ` ${name}="${basePath}`);
}

/** A classic script, so the list of files is a variable that stands before it. */
function serviceWorker(client: BuiltClient, files: Map<string, string | Uint8Array>): string {
  const list = `const SITE_FILES = ${JSON.stringify(offlineFiles(files))};\n`;
  return list + client.read(serviceWorkerFile).toString('utf8');
}

/** What of `public/` is published: a bitmap from which metadata cannot be taken is not. */
export async function publicFiles(folder: PublicFolder) {
  const read = folder.files.map(async (path) => {
    const bytes = folder.read(path);
    if (!isPublishedBare(path, bytes)) return { path, bytes };
    return { path, bytes: await withoutMetadata(path, bytes).catch(() => undefined) };
  });
  const all = await Promise.all(read);
  return {
    files: all.flatMap(({ path, bytes }) => (bytes === undefined ? [] : [[path, bytes] as const])),
    remarks: all
      .filter(({ bytes }) => bytes === undefined)
      .map(({ path }) => `Not published: public/${printable(path)} ${pictureProblem(folder.read(path))}.`),
  };
}

/** Pages, styles and drawings of the owner's may show pictures, too. */
const mayShowPictures = /\.(?:html?|css|js|svg|json|webmanifest|md|txt)$/i;

/** A sentence on the pictures that are published, though neither the résumé nor a file of the site names them. */
export function remarksOnUnnamed({ publicFolder, styles }: SiteContent): string[] {
  const texts = publicFolder.files
    .filter((path) => mayShowPictures.test(path))
    .map((path) => publicFolder.read(path).toString('utf8'));
  const unnamed = publicFolder.unnamed.filter((path) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return ![styles, ...texts].some((text) => text.includes(name));
  });
  if (unnamed.length === 0) return [];
  const shown = unnamed.slice(0, 3).map((path) => `public/${printable(path)}`);
  const more = unnamed.length > shown.length ? ` and ${unnamed.length - shown.length} more` : '';
  return [
    `Published, but shown nowhere on the site: ${shown.join(', ')}${more}. ` +
      'Name a photo in `basics.image`, or take out of public/ what nobody is to see.',
  ];
}
