import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { contactDetails } from '../../import/finish.ts';
import { buildSite } from '../../site/build-site.ts';
import { clientFolder } from '../../site/engine-files.ts';
import { loadResumes } from '../../site/load-resume.ts';
import type { SiteFiles } from '../../site/offline-list.ts';
import { fileListName, listedFiles } from '../../site/output-folder.ts';
import type { Environment, Settings } from '../../site/settings.ts';
import { findChromium } from '../find-chromium.ts';
import { buildWithPdf } from '../pdf.ts';
import { siteSettings } from '../site-options.ts';
import { openCloudflare } from './cloudflare.ts';
import { openGitHub } from './github.ts';
import { openNetlify } from './netlify.ts';
import { type OpenTarget, type PublishResult, type TargetOptions, openZip } from './target.ts';

const targets = {
  zip: openZip,
  github: openGitHub,
  netlify: openNetlify,
  cloudflare: openCloudflare,
} as const;

export type TargetName = keyof typeof targets;
export const targetNames = Object.keys(targets) as readonly TargetName[];

export interface PublishOptions extends Omit<TargetOptions, 'name'> {
  readonly to: TargetName;
}

/**
 * Says what becomes public, builds the site for the address that it will have, with its PDF where a browser is there, and
 * brings it there.
 *
 * @throws Error saying what stops it and what to do
 */
export async function publish(options: PublishOptions): Promise<PublishResult> {
  const { file, folder, environment, say } = options;
  const resumes = await loadResumes(folder, file);
  for (const line of whatBecomesPublic(resumes)) say(line);
  const open: OpenTarget = targets[options.to];
  const target = await open({ ...options, name: resumes[0].profile.name });
  try {
    const typed = { RESUME_FILE: relative(folder, file), ...addressSettings(target.address, environment) };
    const settings = siteSettings(folder, {}, typed);
    const { files, remarks } = await build(folder, settings, say);
    for (const remark of remarks) say(remark);
    return await target.upload(files);
  } finally {
    target.close?.();
  }
}

/** The address that was found, unless the owner set one. */
function addressSettings(address: string | undefined, { SITE_URL: own }: Environment): Environment {
  if (address === undefined || own?.trim()) return {};
  return { SITE_URL: address, BASE_PATH: new URL(address).pathname };
}

type Resumes = Awaited<ReturnType<typeof loadResumes>>;

function whatBecomesPublic(resumes: Resumes): string[] {
  const details = resumes.flatMap(({ resume, file }) =>
    contactDetails(resume).map(({ kind, value, path }) => ({
      line: `  ${kind}: ${value} (${path} in ${basename(file)})`,
      key: `${kind} ${value}`,
    })),
  );
  const once = details.filter(({ key }, at) => details.findIndex((other) => other.key === key) === at);
  if (once.length === 0) return ['No contact detail becomes public.'];
  return ['These contact details become public:', ...once.map(({ line }) => line)];
}

interface Built {
  readonly files: SiteFiles;
  /** Sentences for the owner. */
  readonly remarks: readonly string[];
}

async function build(folder: string, settings: Settings, say: (line: string) => void): Promise<Built> {
  const out = mkdtempSync(join(tmpdir(), 'talking-cv-'));
  const site = { folder, client: clientFolder, out, settings };
  const program = findChromium();
  const sayWhy = ({ message }: Error) => say(message);
  try {
    const printed = program === undefined ? undefined : await buildWithPdf(site, program).catch(sayWhy);
    if (!printed) say('No PDF is made: that needs Chromium, Chrome or Edge.');
    const remarks = printed?.remarks ?? (await buildSite(site));
    const names = [...new Set([...listedFiles(out), fileListName])];
    return { files: new Map(names.map((name) => [name, readFileSync(join(out, name))])), remarks };
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
