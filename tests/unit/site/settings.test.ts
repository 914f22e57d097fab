import { PROVIDERS } from '@huggingface/inference';
import { describe, expect, it } from 'vitest';
import { parseSettings, SettingsError } from '../../../src/site/settings';

describe('settings', () => {
  it('builds for the browser, without a hosted model, when nothing is set', () => {
    const { site, warnings } = parseSettings({});
    expect(site).toEqual({ backend: 'webllm', basePath: '/', webllm: { allowSoftwareGpu: false } });
    expect(warnings).toEqual([]);
  });

  it.each([
    ['0', 'huggingface'],
    ['0.0', 'huggingface'],
    ['2', 'webllm'],
    ['1', 'ollama'],
    ['3', 'ollama'],
    ['-1', 'ollama'],
  ])('reads flag %s as %s', (flag, backend) => {
    expect(parseSettings({ VITE_CHAT_BACKEND: flag }).site.backend).toBe(backend);
  });

  it('counts an empty value as unset', () => {
    expect(parseSettings({ VITE_CHAT_BACKEND: '', VITE_HF_TOKEN: ' ' })).toEqual(parseSettings({}));
  });

  it.each([
    ['VITE_CHAT_BACKEND', 'ollama'],
    ['VITE_OLLAMA_HOST', 'localhost:11434'],
    ['VITE_OLLAMA_HOST', 'http:///'],
    ['VITE_HF_PROVIDER', 'Nscale Inc.'],
    ['VITE_HF_PROVIDER', 'Qwen/Qwen3-14B:nscale'],
    ['VITE_HF_ENDPOINT', 'api/v1'],
    ['VITE_HF_ENDPOINT', '//other.example/v1'],
    ['VITE_HF_ENDPOINT', 'https://proxy.example/v1?key=1'],
    ['VITE_WEBLLM_ALLOW_SOFTWARE_GPU', 'yes'],
    ['BASE_PATH', 'cv'],
    ['SITE_URL', 'example.com'],
  ])('stops on %s="%s", naming the setting and its value', (name, value) => {
    expect(() => parseSettings({ [name]: value })).toThrow(SettingsError);
    expect(() => parseSettings({ [name]: value })).toThrow(name);
    expect(() => parseSettings({ [name]: value })).toThrow(`"${value}"`);
  });

  const chatProviders = Object.entries(PROVIDERS).filter(([, tasks]) => tasks?.conversational);

  it.each(chatProviders.map(([name]) => name))("takes the client's chat provider %s", (name) => {
    const { site } = parseSettings({ VITE_CHAT_BACKEND: '0', VITE_HF_PROVIDER: name });
    expect(site).toMatchObject({ hosted: { provider: name } });
  });

  it('names no provider where Hugging Face is to choose', () => {
    const { site } = parseSettings({ VITE_CHAT_BACKEND: '0', VITE_HF_PROVIDER: 'auto' });
    expect(site).toMatchObject({ hosted: { model: 'Qwen/Qwen3-14B' } });
    expect(site).toMatchObject({ hosted: { provider: undefined } });
  });

  it('names every wrong setting at once', () => {
    const wrong = () => parseSettings({ VITE_CHAT_BACKEND: 'x', BASE_PATH: 'cv' });
    expect(wrong).toThrow('VITE_CHAT_BACKEND');
    expect(wrong).toThrow('BASE_PATH');
  });

  it.each(['VITE_WEBLLM_MODEL_URL', 'VITE_WEBLLM_MODEL_LIB_URL'])(
    'wants the other address beside %s',
    (name) => {
      expect(() => parseSettings({ [name]: '/models/qwen' })).toThrow(
        /VITE_WEBLLM_MODEL_URL.*VITE_WEBLLM_MODEL_LIB_URL|VITE_WEBLLM_MODEL_LIB_URL.*VITE_WEBLLM_MODEL_URL/,
      );
    },
  );

  it('never prints a token, even a malformed one', () => {
    expect(() => parseSettings({ VITE_HF_TOKEN: 'hf_secret word' })).toThrow(
      /^(?![^]*hf_secret)[^]*VITE_HF_TOKEN/,
    );
  });

  it('warns that a token will be public', () => {
    const { site, hostedToken, warnings } = parseSettings({
      VITE_CHAT_BACKEND: '0',
      VITE_HF_TOKEN: 'hf_secret',
    });
    expect(hostedToken).toBe('hf_secret');
    // The page holds the site's settings; the token stands in the file that is loaded with the chat.
    expect(JSON.stringify(site)).not.toContain('hf_secret');
    expect(warnings.join()).toMatch(/VITE_HF_TOKEN.*VITE_HF_ENDPOINT/);
    expect(warnings.join()).not.toContain('hf_secret');
  });

  it('leaves the token out of a build whose backend does not need it, and says so', () => {
    const { warnings, ...settings } = parseSettings({ VITE_CHAT_BACKEND: '1', VITE_HF_TOKEN: 'hf_secret' });
    expect(JSON.stringify(settings)).not.toContain('hf_secret');
    expect(warnings.join()).toContain('left out');
  });

  it('gives flag 2 a hosted model only where a token or an endpoint makes it usable', () => {
    expect(parseSettings({}).site).toMatchObject({ hosted: undefined });
    expect(parseSettings({ VITE_HF_ENDPOINT: '/api/v1' }).site).toMatchObject({
      hosted: { endpoint: '/api/v1' },
    });
  });

  it('serves under a base path with slashes at both ends', () => {
    expect(parseSettings({ BASE_PATH: '/cv' }).site.basePath).toBe('/cv/');
  });
});
