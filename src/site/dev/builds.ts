import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../build-site.ts';
import { serviceWorkerFile } from '../client/service-worker-file.ts';
import { type Handler, siteHandler } from '../serve-site.ts';
import type { Settings } from '../settings.ts';
import type { OwnerFolder } from '../site-content.ts';
import { reloadScript, type Speech } from './failure-page.ts';

/** What the server shows. */
export interface Shown {
  /** Changes with each build. */
  readonly id: string;
  readonly basePath: string;
  /** The last site that could be built. */
  readonly site?: Handler | undefined;
  /** Why the files as they are now make no site. */
  readonly failure?: string | undefined;
}

export interface BuildsOptions {
  /** The owner's, absolute. */
  readonly folder: OwnerFolder;
  /** Where the built client lies; absolute. */
  readonly client: string;
  /** Read before each build, since `.env` may have changed. May throw what is wrong with them. */
  readonly readSettings: () => Settings;
  /** Shows the owner a line, or several in one text. */
  readonly report: (text: string) => void;
  /** How the owner is spoken to. */
  readonly speech: Speech;
  /** A folder for the sites that are built; absolute. The caller deletes it. */
  readonly work: string;
}

/** Builds an owner's folder for the development server, and remembers what it shows. */
export function createBuilds({ folder, client, readSettings, report, speech, work }: BuildsOptions) {
  let shown: Shown = { id: randomUUID(), basePath: '/' };
  let resumeFile = 'resume.json';
  let told: ReadonlySet<string> = new Set();
  const folders: string[] = [];

  async function makeSite(id: string): Promise<Shown> {
    const settings = readSettings();
    ({ resumeFile } = settings);
    const { basePath } = settings.site;
    const out = join(work, id);
    const remarks = await buildSite({ folder, client, out, settings });
    // The page would keep itself for offline use, and show what was built before.
    rmSync(join(out, serviceWorkerFile), { force: true });
    addToPages(out, reloadScript(basePath, id));
    for (const remark of remarks) if (!told.has(remark)) report(remark);
    told = new Set(remarks);
    // The one before is still being read by requests that have begun.
    const old = folders.length > 1 ? folders.shift() : undefined;
    folders.push(out);
    if (old !== undefined) rmSync(old, { recursive: true, force: true });
    return { id, basePath, site: siteHandler(out, settings.site) };
  }

  return {
    /** Builds the files as they are now. Never rejects. */
    async build() {
      const id = randomUUID();
      const isFirst = shown.site === undefined && shown.failure === undefined;
      const start = performance.now();
      try {
        shown = await makeSite(id);
        if (!isFirst) report(`Built again in ${Math.round(performance.now() - start)} ms.`);
      } catch (error) {
        const failure = speech.localize(error instanceof Error ? error.message : String(error));
        shown = { ...shown, id, failure };
        report(failure);
      }
      return shown;
    },
    shown: () => shown,
    /** Of the last settings that could be read. */
    resumeFile: () => resumeFile,
  };
}

function addToPages(folder: string, markup: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const path = join(folder, file);
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace('</head>', () => `${markup}</head>`),
    );
  }
}
