/** The eval drives a built site in a browser of its own. The engine is scripted; all else is real. */
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from 'playwright';
import type { ChatMessage } from '../../src/backends/backend';
import { ensureBrowser, plainAddressBar } from '../support/chromium';
import { toAssistantProfile } from '../../src/resume/assistant-profile';
import { parseProfile } from '../../src/resume/profile';
import { resumeWords } from '../../src/resume/words.en';
import type { EvalBackend } from '../../src/cli/eval/made-question';
import { openSite, siteWith } from '../../src/cli/eval/open-built-site';
import { serveSite } from '../../src/site/serve-site';
import { parseSettings } from '../../src/site/settings';
import { ownerResume } from '../support/owner';
import { expect, test as base } from '../support/webllm-test';

interface Driven {
  /** Opens the site of the test, with the browser's storage of the test. */
  readonly open: (url?: string) => Promise<EvalBackend>;
}

const swiftshader = [
  '--enable-unsafe-webgpu',
  '--use-webgpu-adapter=swiftshader',
  '--no-sandbox',
  plainAddressBar,
];

const test = base.extend<{ driven: Driven }>({
  driven: async ({ site }, use, testInfo) => {
    const opened: EvalBackend[] = [];
    await use({
      async open(url = site.url) {
        const backend = await openSite({
          url,
          profileFolder: testInfo.outputPath('profile'),
          chromium,
          executablePath: ensureBrowser(),
          isHeadless: true,
          arguments: swiftshader,
        });
        opened.push(backend);
        return backend;
      },
    });
    for (const backend of opened) await backend.dispose();
  },
});

/** A system message about a CV, then visitor and assistant in turn. */
const messages = (conversation: readonly string[], resume: object = ownerResume): ChatMessage[] => [
  { role: 'system', content: toAssistantProfile(parseProfile(resume), resumeWords).prompt },
  ...conversation.map((content, at): ChatMessage => ({ role: at % 2 === 0 ? 'user' : 'assistant', content })),
];

test('the driver agrees to the model, asks it, reads its markdown as it was written, finds the model there again, and asks another one in a copy of the site', async ({
  driven,
  weights,
  addresses,
}) => {
  const backend = await driven.open();
  expect(backend.modelName).toBe('Qwen3 0.6B Test');
  const { text, error, seconds } = await backend.ask(messages(['Which things do you like best?']));
  expect(error).toBeUndefined();
  expect(seconds).toBeGreaterThan(0);
  expect(text).toContain('**large language models**');
  expect(text).toContain('```python\nmodel = wrap(model, devices=8)');
  expect(text).not.toContain('Written by');

  await test.step('what came before a question is asked in its chat, and the next question in a new one', async () => {
    const { text: later } = await backend.ask(
      messages(['[scenario: echo] first', 'A reply of another model', '[scenario: echo] second']),
    );
    expect(later).toContain('second');
    expect(later).not.toContain('first');
    const { text: next } = await backend.ask(messages(['[scenario: echo] third']));
    expect(next).toContain('third');
  });
  await test.step('a run about another CV than the built one ends at once', async () => {
    const refused = await backend.ask(messages(['Hello?'], { basics: { name: 'Ada Byron' } }));
    expect(refused.error).toContain('another CV');
    expect(refused.isFatal).toBe(true);
  });
  await test.step('a second run downloads nothing, and starts the model again after a reply that failed', async () => {
    await backend.dispose();
    const before = weights.requests.length;
    const second = await driven.open();
    const lost = await second.ask(messages(['[scenario: device-lost]']));
    expect(lost.error).toContain('lost the graphics processor');
    expect(lost.isFatal).toBeUndefined();
    const next = await second.ask(messages(['[scenario: short]']));
    expect(next).toMatchObject({ text: 'Hello! How can I help?', error: undefined });
    expect(weights.requests.length).toBe(before);
    await second.dispose();
  });
  await test.step('another model of a run is asked in a copy of the built site', async () => {
    const { site } = parseSettings({
      VITE_WEBLLM_MODEL: 'Qwen3.5-0.8B-q4f32_1-MLC',
      VITE_WEBLLM_MODEL_URL: `${addresses.weights}/model`,
      VITE_WEBLLM_MODEL_LIB_URL: `${addresses.weights}/model.wasm`,
      VITE_WEBLLM_ALLOW_SOFTWARE_GPU: '1',
    });
    const folder = siteWith(resolve(import.meta.dirname, '../.output/sites/webllm'), site);
    const served = await serveSite({ folder, site, port: 0 });
    const backend = await driven.open(served.url);
    expect(backend.modelName).toBe('Qwen3.5 0.8B');
    const reply = await backend.ask(messages(['[scenario: short]']));
    expect(reply).toMatchObject({ text: 'Hello! How can I help?', error: undefined });
    await backend.dispose();
    await served.close();
    rmSync(folder, { recursive: true });
  });
});
