import { describe, expect, it, beforeEach } from 'vitest';
import {
  connectSources,
  contentSecurityPolicy,
  securityHeaders,
  headersOfEverything,
  hostHeaders,
} from '../../../src/site/policy';
import { parseSettings, type Environment } from '../../../src/site/settings';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../support/temporary-folder';

const siteOf = (environment: Environment) => parseSettings(environment).site;
const sourcesOf = (environment: Environment) => connectSources(siteOf(environment));

describe('content security policy', () => {
  it('lets an Ollama site call that host and nothing else', () => {
    const environment = { VITE_CHAT_BACKEND: '1', VITE_OLLAMA_HOST: 'http://box.local:9000/path' };
    expect(sourcesOf(environment)).toEqual(['http://box.local:9000']);
  });

  it('lets a hosted site call its endpoint, or the router without one', () => {
    const hosted = { VITE_CHAT_BACKEND: '0' };
    const at = (endpoint: string) => sourcesOf({ ...hosted, VITE_HF_ENDPOINT: endpoint });
    expect(sourcesOf(hosted)).toEqual(['https://router.huggingface.co']);
    expect(at('https://proxy.example/v1')).toEqual(['https://proxy.example']);
    expect(at('/api/v1')).toEqual([]);
  });

  it('lets a browser-model site reach the model hub, or only its own weights', () => {
    expect(sourcesOf({})).toContain('https://*.hf.co');
    const own = { VITE_WEBLLM_MODEL_URL: '/models/qwen', VITE_WEBLLM_MODEL_LIB_URL: '/models/qwen.wasm' };
    expect(sourcesOf(own)).toEqual([]);
  });

  it.each([{}, { VITE_CHAT_BACKEND: '0' }, { VITE_CHAT_BACKEND: '1' }])(
    'allows no inline script or style and no eval (%o)',
    (environment) => {
      const policy = contentSecurityPolicy(siteOf(environment));
      expect(policy).not.toMatch(/'unsafe-inline'|'unsafe-eval'/);
      for (const directive of ["object-src 'none'", "base-uri 'none'", "form-action 'none'"]) {
        expect(policy).toContain(directive);
      }
    },
  );

  it('allows WebAssembly only where WebLLM runs', () => {
    expect(contentSecurityPolicy(siteOf({}))).toContain("'wasm-unsafe-eval'");
    expect(contentSecurityPolicy(siteOf({ VITE_CHAT_BACKEND: '1' }))).not.toContain('wasm-unsafe-eval');
  });

  it('forbids framing by header, where a meta element cannot', () => {
    const site = siteOf({});
    expect(contentSecurityPolicy(site)).not.toContain('frame-ancestors');
    expect(securityHeaders(site)['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  });
});

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

it.each([[['index.html']], [['index.html', 'assets/main-abc.js']]])(
  'reads back what every answer is sent with, of a site with %o',
  (files) => {
    const { site } = parseSettings({ BASE_PATH: '/cv/' });
    writeFileSync(join(folder, '_headers'), hostHeaders(site, files, "'sha256-abc='"));
    expect(headersOfEverything(folder)).toEqual(securityHeaders(site, "'sha256-abc='"));
  },
);

it('keeps scripts and data before fonts where a host reads too few rules for all', () => {
  const named = (count: number, end: string) =>
    Array.from({ length: count }, (_, index) => `assets/${index}${end}`);
  const { site } = parseSettings({});
  const text = hostHeaders(site, ['index.html', ...named(60, '.woff2'), ...named(80, '.js')]);
  const rules = text.split('\n').filter((line) => line.startsWith('/'));
  expect(rules).toHaveLength(100);
  expect(rules.filter((rule) => rule.endsWith('.js'))).toHaveLength(80);
});
