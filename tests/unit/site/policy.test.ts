import { describe, expect, it } from 'vitest';
import { connectSources, contentSecurityPolicy, securityHeaders } from '../../../src/site/policy';
import { parseSettings, type Environment } from '../../../src/site/settings';

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
