// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ModelContext } from '../../../../src/app/agents/model-context';
import { siteDataId, type SiteData } from '../../../../src/shared/site-data';

const registerTool = vi.fn<ModelContext['registerTool']>(async () => {});
const fetched = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('fetch', fetched);
  // jsdom has none, like Safari.
  expect('requestIdleCallback' in globalThis).toBe(false);
  vi.useFakeTimers();
  Object.defineProperty(document, 'modelContext', { configurable: true, value: { registerTool } });
});

afterEach(() => {
  vi.clearAllMocks();
  Reflect.deleteProperty(document, 'modelContext');
});

function site(isEmbed: boolean): void {
  const data: SiteData = {
    settings: { basePath: '/', isEmbed, backend: 'ollama', server: { host: 'http://localhost', model: 'm' } },
    language: 'en',
    cvLanguage: 'en',
    owner: { name: 'Ada Lovelace', firstName: 'Ada' },
    greeting: '',
    suggestedQuestions: [],
    assistantFile: '/assets/assistant.json',
  };
  const block = document.createElement('script');
  block.id = siteDataId;
  block.type = 'application/json';
  block.textContent = JSON.stringify(data);
  document.body.replaceChildren(block);
}

it('the page registers one tool once it is idle, and loads nothing of the CV before a question', async () => {
  site(false);
  await import('../../../../src/app/agents');
  expect(registerTool).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(registerTool).toHaveBeenCalledOnce();
  expect(fetched).not.toHaveBeenCalled();
  vi.useRealTimers();
  const [tool] = registerTool.mock.lastCall ?? [];
  await expect(tool?.execute({ question: 'Who is Ada?' })).resolves.toMatch(/could not be loaded/);
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/assets/assistant.json');
});

it('an embed, which has no CV beside it, registers none', async () => {
  site(true);
  await import('../../../../src/app/agents');
  vi.runAllTimers();
  expect(registerTool).not.toHaveBeenCalled();
});
