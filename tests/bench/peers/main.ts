import { execFileSync } from 'node:child_process';
import { chromium } from 'playwright';
import type { Browser, CDPSession, Page } from 'playwright/test';
import { ensureBrowser } from '../../support/chromium';
import { openBundledPage } from '../../support/bundled-page';
import { openMarkdownPage } from '../../support/markdown-page';
import { browserArguments, corpora, corpusNames, measure, openClock, prepare } from '../stream/measure';
import type { Corpus, Cost } from '../stream/measure';
import { bundlePeer, nameWithVersion, peers, policy } from './peers';
import { tableOf, whereOursIsDearer } from './report';
import { whatIsMissing } from './what-is-missing';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);

/** The last words of each reply; no renderer reads them as syntax. */
const lastWords: Readonly<Record<Corpus, string>> = {
  short: 'interview',
  math: 'A cluster hour costs between',
  mixed: 'where the first bottleneck will be.',
  long: 'where the first bottleneck will be.',
};

const namesInReadme: Readonly<Record<string, string>> = {
  ours: '**talking-cv**',
  ...Object.fromEntries(peers.map((peer) => [peer.name, nameWithVersion(peer)])),
};

const lengths: Readonly<Record<Corpus, number>> = {
  short: corpora.short.length,
  math: corpora.math.length,
  mixed: corpora.mixed.length,
  long: corpora.long.length,
};

interface Contestant {
  readonly name: string;
  /** Its name on its page. */
  readonly subject: 'oracle' | 'ours' | 'peer';
  readonly page: Page;
  readonly clock: CDPSession;
}

/**
 * `tests/bench/peers/main.ts`: the cost of a streamed reply in our pipeline and in its peers, which take turns, as the table
 * of `src/streaming/markdown/README.md`.
 */
export async function main(): Promise<number> {
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
  });
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments });
  try {
    const costs = await measureAll(await openAll(browser));
    console.log(
      `Main-thread processor time, 4 characters a frame; median of ${rounds}, Chromium ${browser.version()}\n`,
    );
    console.log(tableOf(costs, lengths, namesInReadme));
    const comparable = peers.filter(({ readsLess }) => !readsLess).map(({ name }) => name);
    const dearer = whereOursIsDearer(costs, comparable);
    for (const line of dearer) console.error(line);
    return dearer.length === 0 ? 0 : 1;
  } finally {
    await browser.close();
  }
}

/** Opens a page for each peer. The oracle shares the page of our pipeline, whose tree it shows. */
async function openAll(browser: Browser): Promise<Contestant[]> {
  const page = await openTab(browser);
  await openMarkdownPage(page);
  const clock = await openClock(page);
  const contestants: Contestant[] = [
    { name: 'oracle', subject: 'oracle', page, clock },
    { name: 'ours', subject: 'ours', page, clock },
  ];
  for (const peer of peers) {
    const page = await openTab(browser);
    try {
      await openBundledPage(page, await bundlePeer(peer), policy);
    } catch (error) {
      throw new Error(`${peer.name} does not start: ${String(error)}`, { cause: error });
    }
    contestants.push({ name: peer.name, subject: 'peer', page, clock: await openClock(page) });
  }
  return contestants;
}

/** Contexts, unlike the tabs of one context, do not share a main thread. */
async function openTab(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}

async function measureAll(
  contestants: readonly Contestant[],
): Promise<Record<Corpus, Record<string, Cost[]>>> {
  // A first run loads dynamic imports, KaTeX and fonts before anything is measured.
  for (const corpus of ['mixed', 'math'] as const)
    for (const contestant of contestants) await measureOne(contestant, corpus);
  const costs: Record<Corpus, Record<string, Cost[]>> = { short: {}, math: {}, mixed: {}, long: {} };
  for (const corpus of corpusNames) for (const { name } of contestants) costs[corpus][name] = [];
  for (let round = 0; round < rounds; round += 1) {
    const turns = round % 2 === 1 ? contestants.toReversed() : contestants;
    for (const corpus of corpusNames) {
      console.error(`round ${round + 1} of ${rounds}: ${corpus}`);
      for (const contestant of turns)
        costs[corpus][contestant.name]?.push(await measureOne(contestant, corpus));
      refuseTheIncomplete(corpus, costs[corpus]);
    }
  }
  return costs;
}

async function measureOne({ name, subject, page, clock }: Contestant, corpus: Corpus): Promise<Cost> {
  await page.bringToFront();
  if (subject === 'oracle') await prepare(page, corpora[corpus]);
  try {
    return await measure(page, clock, subject, corpora[corpus]);
  } catch (error) {
    throw new Error(`${name} fails on "${corpus}": ${String(error)}`, { cause: error });
  }
}

function refuseTheIncomplete(corpus: Corpus, costs: Readonly<Record<string, readonly Cost[]>>): void {
  const ours = costs['ours']?.at(-1)?.drawn;
  for (const [name, all] of Object.entries(costs)) {
    const drawn = all.at(-1)?.drawn;
    const missing = ours && drawn ? whatIsMissing(drawn, ours, lastWords[corpus]) : 'everything';
    if (missing !== undefined)
      throw new Error(
        `${name} did not render all of "${corpus}": ${missing} missing. Its cost cannot be compared.`,
      );
  }
}
