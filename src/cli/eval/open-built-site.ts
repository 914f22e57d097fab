import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { BrowserType } from 'playwright-core';
import type { AssistantData, SiteData, SiteSettings } from '../../shared/site-data.ts';
import { siteDataIn, withSiteData } from '../../site/page-document.ts';
import { commandLine } from '../../site/command-line.ts';
import { serveSite } from '../../site/serve-site.ts';
import { parseSettings } from '../../site/settings.ts';
import { loadWords } from '../../words/load-words.ts';
import { siteWords } from '../../words/site-words.ts';
import { findBrowser } from '../find-chromium.ts';
import type { EvalBackend, OpenBackendOptions } from './made-question.ts';
import { driveSite } from './drive-site.ts';

/**
 * Fixed, since a browser keeps a model for one origin; not the preview's, which may be open beside the eval, and none that
 * fetch and browsers refuse, as 4190.
 */
const port = 4193;

/** Chrome keeps WebGPU from some drivers; this lets it try. */
const gpuArguments = ['--enable-unsafe-webgpu', '--ignore-gpu-blocklist', '--no-first-run'];

/** Serves `dist/` and asks the model in it, in a browser of this computer. Throws an Error with a sentence. */
export async function openBuiltSite({
  environment,
  site: { root, profileFolder, model, browser, isHeadless = false },
  say,
}: Omit<OpenBackendOptions, 'profile' | 'today'>): Promise<EvalBackend> {
  const built = join(root, 'dist');
  if (!existsSync(join(built, 'index.html')))
    throw new Error(`There is no site in ${relative(root, built)}. Build it first: ${commandLine('build')}`);
  const { chromium, executablePath } = findBrowser('eval', root, browser);
  const { site } = parseSettings({ ...environment, VITE_CHAT_BACKEND: '2' });
  const folder = model === undefined ? built : siteWith(built, site);
  const served = await serveSite({ folder, site, port });
  const onClose = async () => {
    await served.close();
    if (folder !== built) rmSync(folder, { recursive: true });
  };
  try {
    return await openSite({
      url: served.url,
      // A browser keeps a site of its own for each model, and so its choice of a model.
      profileFolder: model === undefined ? profileFolder : join(profileFolder, model),
      chromium,
      executablePath,
      isHeadless,
      arguments: gpuArguments,
      say,
      onClose,
    });
  } catch (error) {
    await onClose();
    throw error;
  }
}

/** A copy of a built site, with these settings of the model in its page. */
export function siteWith(built: string, { backend, ...site }: SiteSettings): string {
  const folder = mkdtempSync(join(tmpdir(), 'talking-cv-eval-'));
  cpSync(built, folder, { recursive: true });
  const file = join(folder, 'index.html');
  const page = readFileSync(file, 'utf8');
  const data = siteDataOf(page, built);
  const settings = { ...data.settings, ...site, basePath: data.settings.basePath, backend };
  writeFileSync(file, withSiteData(page, { ...data, settings }));
  return folder;
}

interface OpenSiteOptions {
  /** Of a served site, with its base path. */
  readonly url: string;
  /** Kept between runs, so that the model is downloaded once. */
  readonly profileFolder: string;
  /** Playwright's. */
  readonly chromium: BrowserType;
  readonly executablePath: string;
  readonly isHeadless: boolean;
  readonly arguments: readonly string[];
  readonly say?: ((line: string) => void) | undefined;
  readonly onClose?: (() => Promise<void>) | undefined;
}

/** Asks the model of a served site. Throws an Error with a sentence where it does not run. */
export async function openSite(options: OpenSiteOptions): Promise<EvalBackend> {
  const { url, profileFolder, chromium, executablePath, isHeadless, say, onClose } = options;
  const { assistantFile, language } = siteDataOf(await (await fetch(url)).text(), url);
  const { prompt: sitePrompt } = (await (await fetch(new URL(assistantFile, url))).json()) as AssistantData;
  const words = { ...siteWords[language], ...(await loadWords[language]()) };
  mkdirSync(profileFolder, { recursive: true });
  const launched = chromium.launchPersistentContext(profileFolder, {
    executablePath,
    headless: isHeadless,
    args: [...options.arguments],
    // Without motion a reply appears as it arrives.
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
  });
  const context = await launched.catch((cause: unknown) => {
    const [line = ''] = String(cause).split('\n');
    throw new Error(
      `${executablePath} did not open (${line}). Close other runs of the eval, name another program with --browser, or ` +
        'try --headless where there is no screen.',
      { cause },
    );
  });
  const close = async () => {
    await context.close();
    await onClose?.();
  };
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    return await driveSite({ page, url, words, sitePrompt, say, close });
  } catch (error) {
    await context.close();
    throw error;
  }
}

/** What a page says of its site. Throws an Error where it is not of this project. */
function siteDataOf(page: string, address: string): SiteData {
  const data = siteDataIn(page);
  if (!data) throw new Error(`${address} is not a site of this project.`);
  return data;
}
