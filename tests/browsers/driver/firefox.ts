import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectBidi } from './bidi';
import { windowSize, type Driver } from './driver';
import { startProgram } from './program';

/** Firefox loads no page of its own, asks nobody for updates and shows no first-run page. */
const preferences = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.newtabpage.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.systemAddon.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
} as const;

/** Starts Firefox with a new profile, without a window, and drives it by WebDriver BiDi. */
export async function startFirefox(path: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'talking-cv-firefox-'));
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const parameters = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  // As root Firefox wants a home of its own.
  const program = startProgram(path, [...parameters, 'about:blank'], { HOME: profile });
  const quit = async (): Promise<void> => {
    await program.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const address = await program.ready(() =>
      program.output.map((line) => /^WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1]).find(Boolean),
    );
    const bidi = await connectBidi(`${address}/session`);
    const { capabilities } = await bidi.send<{ capabilities: Record<'browserVersion', string> }>(
      'session.new',
      { capabilities: {} },
    );
    const { context } = await bidi.send<{ context: string }>('browsingContext.create', { type: 'tab' });
    await bidi.send('browsingContext.setViewport', { context, viewport: windowSize });
    return {
      version: `Firefox ${capabilities.browserVersion}`,
      open: async (url) => {
        await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' });
      },
      reload: async () => {
        await bidi.send('browsingContext.reload', { context, wait: 'complete' });
      },
      evaluate: async (expression) => {
        const answer = await bidi.send<Evaluated>('script.evaluate', {
          expression,
          target: { context },
          awaitPromise: true,
        });
        if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
        return answer.result.value;
      },
      perform: async (actions) => {
        await bidi.send('input.performActions', { context, actions });
      },
      quit,
    };
  } catch (error) {
    await quit();
    throw error;
  }
}

type Evaluated =
  | { readonly type: 'success'; readonly result: { readonly value: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };
