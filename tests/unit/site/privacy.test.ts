// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { createVisitorMemory } from '../../../src/models/visitor-memory';
import { parseProfile } from '../../../src/resume/profile';
import { contentSecurityPolicy } from '../../../src/site/policy';
import { renderPage } from '../../support/render-page';
import { type Environment, parseSettings } from '../../../src/site/settings';
import { siteName } from '../../../src/shared/site-name';
import { siteFacts } from '../../support/site-facts';
import { words } from '../../support/words';

const { privacy } = words.page.panel;

/** The disclosure of a site with these settings, as the page shows it. */
function disclosureOf(environment: Environment, isEmbed = false): Element {
  const site = { ...parseSettings(environment).site, isEmbed };
  const profile = parseProfile({ basics: { name: 'Ada Byron' } });
  const { html } = renderPage(profile, { ...siteFacts, basePath: site.basePath, settings: site });
  const page = new DOMParser().parseFromString(html, 'text/html');
  const found = page.querySelector('.privacy');
  if (!found) throw new Error('The page has no privacy disclosure');
  return found;
}

/** The entries of one of its two lists. */
function entriesOf(environment: Environment, list: string): HTMLElement[] {
  return [...disclosureOf(environment).querySelectorAll<HTMLElement>(`[aria-label="${list}"] > li`)];
}

const callsOf = (environment: Environment) => entriesOf(environment, privacy.hosts);
const namesIn = (entries: readonly Element[]) =>
  entries.flatMap((entry) => [...entry.querySelectorAll('code')].map(({ textContent }) => textContent));

/** The foreign hosts that the policy allows requests to. */
function policyHosts(environment: Environment): string[] {
  const policy = contentSecurityPolicy(parseSettings(environment).site);
  const [, sources = ''] = /connect-src ([^;]*)/.exec(policy) ?? [];
  const foreign = sources.split(' ').filter((source) => source !== "'self'");
  return foreign.map((source) => source.replace('https://', ''));
}

const filesAt = (model: string, library: string) => ({
  VITE_WEBLLM_MODEL_URL: model,
  VITE_WEBLLM_MODEL_LIB_URL: library,
});
const library = 'https://libraries.example/qwen.wasm';
const selfHosted = filesAt('https://weights.example/qwen', library);
const onHub = filesAt('https://huggingface.co/ada/qwen', library);

describe('the hosts of the privacy disclosure', () => {
  it.each<[string, Environment, number]>([
    ['Ollama on this computer', { VITE_CHAT_BACKEND: '1' }, 1],
    ['Ollama elsewhere', { VITE_CHAT_BACKEND: '3', VITE_OLLAMA_HOST: 'http://box.local:9000/path' }, 1],
    ['the hosted model', { VITE_CHAT_BACKEND: '0' }, 1],
    ['an endpoint', { VITE_CHAT_BACKEND: '0', VITE_HF_ENDPOINT: 'https://proxy.example/v1' }, 1],
    ['an endpoint on this site', { VITE_CHAT_BACKEND: '0', VITE_HF_ENDPOINT: '/api/v1' }, 0],
    ['the browser', {}, 4],
    ['the browser, with a token', { VITE_HF_TOKEN: 'hf_secret' }, 5],
    ['the browser, with an endpoint', { VITE_HF_ENDPOINT: 'https://proxy.example/v1' }, 5],
    ['the browser, with files of its own', selfHosted, 2],
    ['the same host for all', { ...selfHosted, VITE_HF_ENDPOINT: 'https://weights.example/v1' }, 2],
    ['the browser, with files on this site', filesAt('/qwen', '/qwen.wasm'), 0],
    ['the browser, with another model of the hub', onHub, 4],
  ])('are those of the security policy, and no others: a site for %s', (_, environment, count) => {
    const disclosed = namesIn(callsOf(environment));
    expect(new Set(disclosed)).toEqual(new Set(policyHosts(environment)));
    expect(new Set(disclosed).size).toBe(count);
  });

  it('stand with what each gets, when and why', () => {
    for (const entry of callsOf({ VITE_HF_TOKEN: 'hf_secret' })) {
      const facts = [...entry.querySelectorAll('dt')].map(({ textContent }) => textContent);
      expect(facts).toEqual([privacy.names.gets, privacy.names.when, privacy.names.why]);
      for (const fact of entry.querySelectorAll('dd')) expect(fact.textContent).not.toBe('');
    }
  });
});

describe('the privacy disclosure', () => {
  const textOf = (environment: Environment) => disclosureOf(environment).textContent;

  it('names the provider that gets the messages behind Hugging Face', () => {
    const hosted = { VITE_CHAT_BACKEND: '0' };
    expect(textOf(hosted)).toContain('passes the messages to nscale');
    expect(textOf({ ...hosted, VITE_HF_PROVIDER: 'auto' })).toContain('a provider that it chooses');
  });

  it('tells Ollama on the visitor’s own computer from another server and from the cloud', () => {
    const here = textOf({ VITE_CHAT_BACKEND: '1' });
    expect(here).toContain('on your own computer');
    const there = { VITE_CHAT_BACKEND: '1', VITE_OLLAMA_HOST: 'http://box.local:9000' };
    expect(textOf(there)).not.toContain('on your own computer');
    const { ollamaCloud } = privacy.computer;
    expect(here).not.toContain(ollamaCloud);
    expect(textOf({ ...there, VITE_OLLAMA_MODEL: 'qwen3:14b-cloud' })).toContain(ollamaCloud);
  });

  it('says that conversations live in memory, and that only a site for the browser stores more', () => {
    for (const flag of ['0', '1']) {
      const stored = entriesOf({ VITE_CHAT_BACKEND: flag }, privacy.stored);
      expect(stored.map((entry) => entry.textContent)).toEqual([expect.stringContaining('In memory only')]);
    }
  });

  it('lists what a site for the browser writes into localStorage and sessionStorage', () => {
    const written: string[] = [];
    const store = { getItem: () => null, setItem: (key: string) => void written.push(key), removeItem() {} };
    const memory = createVisitorMemory({ siteName: siteName('/cv/'), storage: store, session: store });
    memory.load.write('qwen');
    memory.instead.write('quotes');
    expect(written).toHaveLength(2);
    const listed = namesIn(entriesOf({ BASE_PATH: '/cv/' }, privacy.stored));
    expect(listed).toEqual(expect.arrayContaining(written));
  });

  it('says that an embed keeps the conversation in the tab, and keeps no site for offline use', () => {
    const text = disclosureOf({ BASE_PATH: '/talking-cv/' }, true).textContent;
    expect(text).toContain('talking-cv:*:conversation');
    expect(text).toContain('talking-cv:/talking-cv/:models');
    expect(text).toContain(privacy.keptConversations.what);
    expect(text).not.toContain(privacy.conversations.what);
    expect(text).not.toContain(privacy.offline.what);
    expect(text).toContain(privacy.models.what);
  });
});
