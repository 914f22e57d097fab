// Measures one page once: `node measure.mjs ADDRESS mobile|desktop`, with CHROME_PATH set. Needs Lighthouse's Node.
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';

const [address, formFactor] = process.argv.slice(2);
const chrome = await launch({
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-quic', '--disable-sync'],
});
try {
  const options = { port: chrome.port, output: 'json', logLevel: 'error' };
  const result = await lighthouse(address, options, formFactor === 'desktop' ? desktopConfig : undefined);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(runtimeError.message);
  const scored = (category) =>
    category.auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => audits[id]);
  console.log(
    JSON.stringify({
      scores: Object.fromEntries(
        Object.values(categories).map(({ id, score }) => [id, Math.round(score * 100)]),
      ),
      fcpMs: Math.round(audits['first-contentful-paint'].numericValue),
      lcpMs: Math.round(audits['largest-contentful-paint'].numericValue),
      blockingMs: Math.round(audits['total-blocking-time'].numericValue),
      layoutShift: audits['cumulative-layout-shift'].numericValue,
      imperfect: Object.values(categories)
        .flatMap(scored)
        .filter(({ score }) => score !== null && score < 1)
        .map(({ id, score, displayValue }) => `${id} ${score} ${displayValue ?? ''}`),
    }),
  );
} finally {
  chrome.kill();
}
