import { describe, expect, it } from 'vitest';
import { describeWebGpu } from '../../../../src/app/panel/webgpu';

const gpuWith = (info: Partial<GPUAdapterInfo>) => ({
  requestAdapter: async () =>
    ({ info: { vendor: '', architecture: '', description: '', ...info } }) as GPUAdapter,
});

describe('what the panel says of WebGPU', () => {
  it('names the graphics processor', async () => {
    expect(await describeWebGpu(gpuWith({ vendor: 'apple', architecture: 'metal-3' }))).toBe(
      'Yes, on apple metal-3',
    );
  });

  it('says when it is only software', async () => {
    expect(await describeWebGpu(gpuWith({ description: 'SwiftShader', isFallbackAdapter: true }))).toBe(
      'Yes, on SwiftShader, in software',
    );
  });

  it('says when the browser has none, finds no adapter, or fails to look', async () => {
    expect(await describeWebGpu(undefined)).toBe('Not in this browser');
    expect(await describeWebGpu({ requestAdapter: async () => null })).toBe(
      'No graphics processor it could use',
    );
    expect(await describeWebGpu({ requestAdapter: () => Promise.reject(new Error('blocked')) })).toBe(
      'No graphics processor it could use',
    );
  });
});
