import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import type { EmbedFacts, EmbedLanguage } from '../embed/facts.ts';
import { EmbedPage } from '../page/EmbedPage.tsx';
import type { SiteData } from '../shared/site-data.ts';
import { addAssistantData, type BuildOptions } from './build-site.ts';
import { clientFilesFor, type BuiltClient, openBuiltClient } from './client-files.ts';
import { embedFile, frameModule, iconFile } from './file-names.ts';
import { noticesFile, thirdPartyNotices } from './client/package-notices.ts';
import { writeSite } from './output-folder.ts';
import { pageDocument, titleTags } from './page-document.ts';
import { pageStyle } from './page-style.ts';
import { contentSecurityPolicy, hostHeaders, hostHeadersFile } from './policy.ts';
import { noSiteUrl, type PageContent, siteContent } from './site-content.ts';

/** The frame's page in the first language of the CV. */
const framePage = 'frame.html';

/**
 * Writes the folder that brings the assistant to pages which are there already (`docs/embed.md`). All addresses in it are
 * relative; `settings.site.basePath` is the URL path that the folder will have. Returns sentences for the owner.
 *
 * @throws Error saying what in the folder stops the build; `out` is then as it was.
 */
export async function buildEmbed(options: Omit<BuildOptions, 'print'>): Promise<readonly string[]> {
  const { folder, out, settings, isStrict } = options;
  const client = openBuiltClient(options.client);
  const site = { ...settings.site, isEmbed: true };
  const { pages, theme, remarks } = await siteContent({ folder, settings: { ...settings, site }, isStrict });
  const files = new Map<string, string | Uint8Array>();

  const frameScript = entryOf(client);
  const clientFiles = clientFilesFor({
    site,
    languages: pages.map(({ siteData }) => siteData.language),
    recorded: client.recorded,
    entries: [client.script, client.style, frameScript],
  });
  for (const file of clientFiles) files.set(file, client.read(file));
  files.set(noticesFile, thirdPartyNotices(clientFiles, client.recorded, client.notices));
  files.set(iconFile, client.read(iconFile));
  const sheet = pageStyle(client.read(client.style).toString('utf8') + theme.styles);
  files.delete(client.style);
  files.set(sheet.file, sheet.text);

  const policy = contentSecurityPolicy(site);
  const frameStyles = client.recorded[frameScript]?.needs.filter((file) => file.endsWith('.css')) ?? [];
  const template = client.template
    .replace(client.style, sheet.file)
    .replace(
      /(?=\s*<\/head>)/,
      [
        ...frameStyles.map((file) => `\n    <link rel="stylesheet" href="./${file}">`),
        `\n    <script type="module" src="./${frameScript}"></script>`,
      ].join(''),
    );
  const cvId = createHash('sha256').update(pages[0].profile.name).digest('hex').slice(0, 8);
  for (const page of pages) {
    const assistantFile = `./${addAssistantData(files, page, './')}`;
    const title = `${page.words.page.assistantIsAi} – ${page.profile.name}`;
    const content = { head: titleTags(title, 'robots', 'noindex'), page: bodyOf(page) };
    const siteData: SiteData = { ...page.siteData, assistantFile, cvId };
    files.set(frameOf(page), pageDocument(template, { content, siteData, policy }));
  }

  const [first, ...others] = pages;
  const { accent, onAccent } = theme.colors.card;
  const facts: EmbedFacts = {
    accent,
    onAccent,
    languages: [languageOf(first), ...others.map(languageOf)],
  };
  files.set(embedFile, loader(client, facts));
  files.set(hostHeadersFile, hostHeaders(site, [...files.keys()]));
  const { resumeFile } = settings;
  const replaced = writeSite(files, { out, folder, resumeFile, page: framePage });
  return [...settings.warnings, ...remarks.filter((remark) => remark !== noSiteUrl), ...replaced];
}

function entryOf(client: BuiltClient): string {
  const found = Object.entries(client.recorded).find(([, { module }]) => module === frameModule);
  if (!found) throw new Error(`The built client holds no ${frameModule}. Build the client again.`);
  return found[0];
}

/** A classic script: in a function, none of its names reaches the page that loads it. */
function loader(client: BuiltClient, facts: EmbedFacts): string {
  const code = client.read(embedFile).toString('utf8').trim();
  return `(()=>{const EMBED=${JSON.stringify(facts)};${code}})();\n`;
}

/** A page beside the others, so that one set of relative addresses suits all: `frame.fr.html`. */
function frameOf({ folder }: PageContent): string {
  return folder === '' ? framePage : framePage.replace('.', `.${folder.slice(0, -1)}.`);
}

function languageOf(page: PageContent): EmbedLanguage {
  const { siteData, words } = page;
  const { language, cvLanguage } = siteData;
  const { openAssistant, assistantIsAi, embed } = words.page;
  return {
    tag: new Intl.Locale(cvLanguage).language,
    lang: language,
    frame: frameOf(page),
    open: openAssistant,
    about: assistantIsAi,
    ...embed,
  };
}

function bodyOf({ facts, words }: PageContent): string {
  const site = { ...facts, basePath: './', pagePath: './' };
  return renderToStaticMarkup(<EmbedPage site={site} words={words.page} />);
}
