import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { buildAndServe, buildClients, clientOf } from '../support/build-site';
import { buildEditor, editFolder } from '../support/edit-folder';
import { startEmbedHosts } from '../support/embed-hosts';
import { startModelServer } from '../support/model-server';
import { ownerFolder } from '../support/owner';
import { startWeightsServer } from '../support/weights-server';
import { browserNames, findBrowser, type Browser } from './find-browsers';
import { suiteVariants, type Servers } from './suite/context';

const root = resolve(import.meta.dirname, '../..');

const usage = `npm run test:browsers [-- OPTIONS]
  --firefox, --webkit   run in this browser only
  -t, --name PATTERN    only tests whose name matches
  --built               with the clients and the editor that \`npm test\` has just built`;

/** `npm run test:browsers`: one suite of a visitor's steps, in Firefox and in WebKit. Returns 0 only if both ran it and it passed. */
export async function main(parameters: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      firefox: { type: 'boolean' },
      webkit: { type: 'boolean' },
      name: { type: 'string', short: 't' },
      built: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const chosen = browserNames.filter((name) => values[name]);
  const { found, missing } = findAll(chosen.length > 0 ? chosen : browserNames);
  const passed = found.length > 0 && (await runSuite(found, values));
  for (const { name, reason } of missing) console.error(`NOT RUN in ${name}: ${reason}`);
  return passed && missing.length === 0 ? 0 : 1;
}

function findAll(names: readonly Browser['name'][]): {
  found: Browser[];
  missing: { name: string; reason: string }[];
} {
  const found: Browser[] = [];
  const missing: { name: string; reason: string }[] = [];
  for (const name of names) {
    try {
      found.push(findBrowser(name));
    } catch (error) {
      missing.push({ name, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return { found, missing };
}

/** Builds the sites, serves them, and runs the suite in all browsers at the same time. */
async function runSuite(
  browsers: readonly Browser[],
  { name: namePattern, built }: { readonly name?: string | undefined; readonly built: boolean },
): Promise<boolean> {
  const model = await startModelServer();
  const weights = await startWeightsServer();
  const running: { close(): Promise<void> }[] = [model, weights];
  try {
    // The sites without a model in the browser do not contain the engine, so one client serves all.
    if (!built) await Promise.all([buildClients(), buildEditor()]);
    const sites: Record<string, string> = {};
    for (const name of suiteVariants) {
      const site = await buildAndServe(name, { model: model.url, weights: weights.url }, 'scripted-engine');
      sites[name] = site.url;
      running.push(site);
    }
    const editors = await Promise.all(browsers.map(() => startEditor()));
    running.push(...editors);
    const hosts = await startEmbedHosts(clientOf('scripted-engine'));
    running.push(hosts);
    const shared = {
      sites: sites as Servers['sites'],
      hosts: hosts.url,
      model: model.url,
      weights: weights.url,
    };
    const sessions = browsers.map((browser, index) => ({
      browser,
      servers: { ...shared, editor: editors[index]?.address ?? '' },
    }));
    return await runVitest(sessions, namePattern);
  } finally {
    await Promise.all(running.map((server) => server.close()));
  }
}

/** `talking-cv edit` in a copy of the owner's folder. */
async function startEditor() {
  const folder = mkdtempSync(join(tmpdir(), 'talking-cv-'));
  cpSync(join(root, ownerFolder), folder, { recursive: true });
  const editor = await editFolder(folder);
  const close = async () => {
    editor.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { address: editor.address, close };
}

async function runVitest(
  sessions: readonly { readonly browser: Browser; readonly servers: Servers }[],
  namePattern: string | undefined,
): Promise<boolean> {
  const vitest = await startVitest('test', [], {
    root,
    config: false,
    watch: false,
    reporters: ['verbose'],
    // All browsers at the same time; each mostly waits for the page.
    maxWorkers: sessions.length,
    ...(namePattern !== undefined && { testNamePattern: namePattern }),
    projects: sessions.map((session) => ({
      root,
      test: {
        name: session.browser.name,
        include: ['tests/browsers/visitor.test.ts'],
        testTimeout: 120_000,
        hookTimeout: 120_000,
        // As in tests/e2e: one more try where a busy machine paints or connects too late.
        retry: 1,
        provide: { session },
      },
    })),
  });
  const modules = vitest.state.getTestModules();
  await vitest.close();
  // Suites that were filtered out count as run; one that could not start does not.
  return modules.length === sessions.length && modules.every((module) => module.ok());
}
