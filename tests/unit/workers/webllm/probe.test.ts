import { describe, expect, it } from 'vitest';
import { probeDevice } from '../../../../workers/webllm/probe';
import type { DeviceEnvironment } from '../../../../workers/webllm/environment';
import { fakeGpu } from '../../../support/fake-gpu';

const desktop: DeviceEnvironment = {
  isSecureContext: true,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0',
  gpu: fakeGpu(),
  memoryGiB: 8,
  estimateStorage: async () => ({ quota: 10e9, usage: 1e9 }),
};

function probe(change: Partial<DeviceEnvironment> = {}, allowSoftwareGpu = false) {
  return probeDevice({ allowSoftwareGpu }, { ...desktop, ...change }, async () => true);
}

describe('the device probe', () => {
  it('reports the figures of a capable device', async () => {
    expect(await probe()).toEqual({
      ok: true,
      device: {
        adapter: 'acme rocket-3',
        shaderF16: true,
        maxBufferBytes: 2 ** 30,
        memoryBytes: 8 * 2 ** 30,
        freeBytes: 9e9,
        cautions: [],
      },
    });
  });

  it.each([
    ['insecure-context', { isSecureContext: false }],
    ['no-adapter', { gpu: { requestAdapter: (): Promise<null> => Promise.resolve(null) } }],
    ['no-adapter', { gpu: { requestAdapter: () => Promise.reject(new Error('blocked')) } }],
    ['software-adapter', { gpu: fakeGpu({ info: { isFallbackAdapter: true } }) }],
    ['software-adapter', { gpu: fakeGpu({ info: { vendor: 'google', architecture: 'swiftshader' } }) }],
    // One that the browser does not know; `web-llm-assumptions.test.ts` has one below each.
    ['limits-too-low', { gpu: fakeGpu({ limits: { maxStorageBuffersPerShaderStage: undefined } }) }],
  ] as const)('refuses a device for the reason %s', async (reason, change) => {
    expect(await probe(change)).toMatchObject({ ok: false, reason });
  });

  it('refuses a browser without WebGPU', async () => {
    const { gpu, ...without } = desktop;
    expect(gpu).toBeDefined();
    const outcome = await probeDevice({ allowSoftwareGpu: false }, without, async () => true);
    expect(outcome).toMatchObject({ ok: false, reason: 'no-webgpu' });
  });

  it('names the limit that is too low', async () => {
    const outcome = await probe({ gpu: fakeGpu({ limits: { maxStorageBuffersPerShaderStage: 8 } }) });
    expect(outcome).toMatchObject({ detail: 'maxStorageBuffersPerShaderStage is 8 here, 10 is needed' });
  });

  it('accepts a software adapter with a caution if the owner allows it', async () => {
    const gpu = fakeGpu({ info: { isFallbackAdapter: true } });
    const device = { cautions: ['software-adapter'] };
    expect(await probe({ gpu }, true)).toMatchObject({ ok: true, device });
  });

  it.each([
    ['firefox', { userAgent: 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/153.0' }],
    ['mobile', { userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/156.0 Mobile' }],
    ['mobile', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0) Safari/604.1' }],
    ['metered', { connection: { saveData: true } }],
    ['metered', { connection: { type: 'cellular' } }],
    ['metered', { connection: { effectiveType: '3g' } }],
  ] as const)('reports the caution %s', async (caution, change) => {
    expect(await probe(change)).toMatchObject({ ok: true, device: { cautions: [caution] } });
  });

  it.each([
    ['does not tell its names', {}],
    ['refuses to', { requestAdapterInfo: () => Promise.reject(new Error('no')) }],
  ])('accepts a device whose browser %s', async (_, members) => {
    const outcome = await probe({ gpu: fakeGpu({ members: { info: undefined, ...members } }) });
    expect(outcome).toMatchObject({ ok: true, device: { shaderF16: true } });
    expect(outcome.device.adapter).toBeUndefined();
  });
});
