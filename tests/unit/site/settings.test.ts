import { type Environment, parseSettings, SettingsError } from '../../../src/site/settings';
import { describe, expect, it } from 'vitest';
import { publicSettings, tokenSetting } from '../../../src/site/setting-list';
import { piecesOf } from '../../support/pieces-of';

const all = [...publicSettings, tokenSetting].toSorted();

it('the list of settings holds every name that is read, and other names beginning with VITE_ are said, without their values', () => {
  const names = new Set<string>();
  parseSettings(new Proxy({}, { get: (_, name) => void names.add(String(name)) }));
  expect([...names].filter((name) => !all.includes(name))).toEqual([]);
  expect(names.size).toBeGreaterThan(10);
  const others = { VITE_CHAT_BACKED: '1', VITE_QR_CODE: '1', VITE_X: 'hidden', HOME: '/' };
  const { warnings } = parseSettings(others);
  expect(warnings).toEqual([
    'VITE_CHAT_BACKED is no setting, so it has no effect; did you mean VITE_CHAT_BACKEND?',
    'VITE_QR_CODE is no setting, so it has no effect; did you mean QR_CODE?',
    'VITE_X is no setting, so it has no effect; docs/settings.md lists those there are.',
  ]);
});

describe('the address of the site', () => {
  const addressOf = (environment: Environment) => {
    const { siteUrl, site } = parseSettings(environment);
    return [siteUrl, site.basePath];
  };

  it('has its path as the base path, or adds one to a mere origin', () => {
    const [origin, path] = ['https://cv.example', '/ada/cv/'];
    for (const url of [`${origin}${path}`, `${origin}/ada/cv`]) {
      expect(addressOf({ SITE_URL: url })).toEqual([origin, path]);
      expect(addressOf({ SITE_URL: url, BASE_PATH: '/ada/cv' })).toEqual([origin, path]);
    }
    for (const url of [origin, `${origin}/`]) {
      expect(addressOf({ SITE_URL: url, BASE_PATH: path })).toEqual([origin, path]);
      expect(addressOf({ SITE_URL: url })).toEqual([origin, '/']);
    }
  });

  it.each(['/', '/cv/', '/ada/'])('stops the build where its path is not the base path %s', (path) => {
    const wrong = () =>
      parseSettings({ SITE_URL: 'https://cv.example/ada/cv', BASE_PATH: path }, { BASE_PATH: '--base' });
    expect(wrong).toThrow(`SITE_URL ends in /ada/cv/ and --base is ${path}`);
  });
});

describe('a model of WebLLM', () => {
  const webllm = (model: string, more = {}) => {
    const { site } = parseSettings({ VITE_WEBLLM_MODEL: model, ...more });
    return site.backend === 'webllm' ? site.webllm : undefined;
  };

  it('of our table needs no addresses, one of its list alone gets them', () => {
    expect(webllm('Qwen3.5-2B-q4f16_1-MLC')?.listed).toBeUndefined();
    expect(webllm('Llama-3.1-8B-Instruct-q4f32_1-MLC-1k')?.listed).toEqual({
      modelUrl: 'https://huggingface.co/mlc-ai/Llama-3.1-8B-Instruct-q4f32_1-MLC',
      libUrl: expect.stringMatching(/\/v0_2_86\/base\/Llama-3_1-8B-Instruct-q4f32_1_cs1k-webgpu\.wasm$/),
    });
  });

  it('that nobody knows ends the build, with the id that may be meant, unless its files are the owner’s', () => {
    const unknown = 'Qwen3.5-2B-q4f16-MLC';
    expect(() => webllm(unknown)).toThrow(
      /must be a model of WebLLM's list \(did you mean Qwen3\.5-2B-q4f16_1-MLC\?\); it is "Qwen3\.5-2B-q4f16-MLC"/,
    );
    const files = { VITE_WEBLLM_MODEL_URL: '/m', VITE_WEBLLM_MODEL_LIB_URL: '/m.wasm' };
    expect(webllm(unknown, files)?.model).toBe(unknown);
  });
});

describe('settings', () => {
  it('builds for the browser, without a hosted model, when nothing is set', () => {
    const { site, warnings } = parseSettings({});
    const webllm = { allowSoftwareGpu: false };
    expect(site).toEqual({ backend: 'webllm', basePath: '/', builtIn: true, webllm });
    expect(warnings).toEqual([]);
  });

  it.each([
    ['huggingface', ['0', '0.0']],
    ['webllm', ['2']],
    ['ollama', ['1', '3', '-1']],
  ])('builds for %s with each of the flags %j', (backend, flags) => {
    for (const flag of flags) expect(parseSettings({ VITE_CHAT_BACKEND: flag }).site.backend).toBe(backend);
  });

  it('prints a QR code only where the site knows its address, and says why it does not', () => {
    const address = { SITE_URL: 'https://cv.example' };
    expect(parseSettings(address).qrCode).toBe(false);
    expect(parseSettings({ ...address, QR_CODE: '1' })).toMatchObject({ qrCode: true, warnings: [] });
    const { qrCode, warnings } = parseSettings({ QR_CODE: '1' });
    expect(qrCode).toBe(false);
    expect(warnings).toEqual([expect.stringContaining('QR_CODE is set without SITE_URL')]);
    expect(() => parseSettings({ QR_CODE: 'yes' })).toThrow('QR_CODE must be 1 or unset');
  });

  it('offers the model that a browser has itself, unless the owner leaves it out, and with flag 2 alone', () => {
    const builtIn = (environment: Environment) => {
      const { site } = parseSettings(environment);
      return site.backend === 'webllm' && site.builtIn;
    };
    expect(builtIn({})).toBe(true);
    expect(builtIn({ VITE_BUILT_IN_MODEL: '1' })).toBe(true);
    expect(builtIn({ VITE_BUILT_IN_MODEL: '0' })).toBe(false);
    for (const flag of ['0', '1'])
      expect(parseSettings({ VITE_CHAT_BACKEND: flag }).site).not.toHaveProperty('builtIn');
  });

  const refused = Object.entries({
    VITE_CHAT_BACKEND: 'ollama',
    VITE_OLLAMA_HOST:
      "localhost:11434 http:/// http:\\a.example http://* http://a.example'b http://a.example,b.example " +
      "http://a.example;sandbox http://a.example;script-src'unsafe-inline' javascript:alert(1)",
    VITE_HF_PROVIDER: 'Nscale·Inc. Qwen/Qwen3-14B:nscale',
    VITE_HF_ENDPOINT:
      `api/v1 //other.example/v1 /\\other.example/v1 /api/../../v1 /api"/v1 https://proxy.example/v1?key=1 ` +
      "https://a.example;sandbox/v1 https://*/x;·script-src·'unsafe-inline'",
    VITE_WEBLLM_ALLOW_SOFTWARE_GPU: 'yes',
    VITE_BUILT_IN_MODEL: 'off',
    BASE_PATH:
      'cv /cv//x/ //other.example/ /a/../b/ /a/%2e%2E/b/ /a%2Fb/ /a%5cb/ /a%0d%0ab/ /a%zz/ /a;b/ /a"b/ /:name/',
    SITE_URL:
      'example.com https://cv.example"><script> https://*.example https://cv.example/?page=ada ' +
      'https://cv.example/#ada https://cv.example/a%2fb',
    VITE_WEBLLM_MODEL_URL: "https://a.example'/model",
    VITE_WEBLLM_MODEL_LIB_URL: '/models\\qwen.wasm',
  }).flatMap(([name, values]) => piecesOf(values).map((value) => [name, value] as const));

  it.each(refused)('stops on %s="%s", naming the setting and its value', (name, value) => {
    expect(() => parseSettings({ [name]: value })).toThrow(SettingsError);
    expect(() => parseSettings({ [name]: value })).toThrow(name);
    expect(() => parseSettings({ [name]: value })).toThrow(`"${value}"`);
  });

  it.each(['VITE_WEBLLM_MODEL_URL', 'VITE_WEBLLM_MODEL_LIB_URL'])(
    'wants the other address beside %s',
    (name) => {
      expect(() => parseSettings({ [name]: '/models/qwen' })).toThrow(
        /VITE_WEBLLM_MODEL_URL.*VITE_WEBLLM_MODEL_LIB_URL|VITE_WEBLLM_MODEL_LIB_URL.*VITE_WEBLLM_MODEL_URL/,
      );
    },
  );

  const oneLine =
    'VITE_OLLAMA_HOST VITE_OLLAMA_MODEL VITE_HF_MODEL VITE_HF_ENDPOINT VITE_WEBLLM_MODEL VITE_WEBLLM_MODEL_URL ' +
    'SITE_URL BASE_PATH';

  it.each(oneLine.split(' '))(
    'stops on a control character in %s, such as a line break, and prints none',
    (name) => {
      for (const lineBreak of ['\r\n', '\n', '\t', '\0', '\u001b', '\u2028']) {
        const wrong = () => parseSettings({ [name]: `https://a.example/${lineBreak}X-Header: 1` });
        expect(wrong).toThrow(`${name} must be one line without control characters`);
        expect(wrong).toThrow(/a\.example\/ ?X-Header/);
      }
    },
  );

  it.each(['VITE_OLLAMA_HOST', 'VITE_HF_ENDPOINT', 'VITE_WEBLLM_MODEL_URL', 'SITE_URL'])(
    'stops on a password in %s, and does not print it',
    (name) => {
      for (const value of ['https://ada:opensesame@a.example/v1', 'ada:opensesame@a.example']) {
        const wrong = () => parseSettings({ [name]: value });
        expect(wrong).toThrow(`${name} must be an address without a user name`);
        expect(wrong).toThrow(/^(?![^]*opensesame)/);
      }
    },
  );

  it('takes hosts in every usual form', () => {
    const hosts = 'http://box.local:9000 http://[::1]:11434 http://192.168.0.7 https://bücher.example/ollama';
    for (const host of hosts.split(' ')) {
      const { site } = parseSettings({ VITE_CHAT_BACKEND: '1', VITE_OLLAMA_HOST: host });
      expect(site).toMatchObject({ server: { host } });
    }
  });

  it('never prints a token, even a malformed one', () => {
    const malformed = () => parseSettings({ VITE_HF_TOKEN: 'hf_secret word' });
    expect(malformed).toThrow(/^(?![^]*hf_secret)[^]*VITE_HF_TOKEN/);
  });

  it('warns that a token will be public', () => {
    const environment = { VITE_CHAT_BACKEND: '0', VITE_HF_TOKEN: 'hf_secret' };
    const { site, hostedToken, warnings } = parseSettings(environment);
    expect(hostedToken).toBe('hf_secret');
    // The page holds the site's settings; the token stands in the file that is loaded with the chat.
    expect(JSON.stringify(site)).not.toContain('hf_secret');
    expect(warnings.join()).toMatch(/VITE_HF_TOKEN.*VITE_HF_ENDPOINT/);
    expect(warnings.join()).not.toContain('hf_secret');
  });

  it.each(['0', '2'])(
    'leaves the token out of a build for flag %s that has an endpoint, and says so',
    (flag) => {
      for (const endpoint of ['/api/v1', 'https://proxy.example/v1']) {
        const token = { VITE_CHAT_BACKEND: flag, VITE_HF_TOKEN: 'hf_secret' };
        const { warnings, ...settings } = parseSettings({ ...token, VITE_HF_ENDPOINT: endpoint });
        expect(settings.hostedToken).toBeUndefined();
        expect(JSON.stringify(settings)).not.toContain('hf_secret');
        expect(warnings).toEqual([expect.stringMatching(/VITE_HF_TOKEN.*VITE_HF_ENDPOINT.*left out/)]);
      }
    },
  );

  it('gives flag 2 a hosted model only where a token or an endpoint makes it usable', () => {
    expect(parseSettings({}).site).toMatchObject({ hosted: undefined });
    const endpoint = '/api/v1';
    expect(parseSettings({ VITE_HF_ENDPOINT: endpoint }).site).toMatchObject({ hosted: { endpoint } });
  });
});
