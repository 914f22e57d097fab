import { describe, expect, it } from 'vitest';
import { describeWebGpu } from '../../../../src/app/panel/webgpu';
import { localModelWords as words } from '../../../support/words';

const gpuWith = (info: Partial<GPUAdapterInfo>) => ({
  requestAdapter: async () =>
    ({ info: { vendor: '', architecture: '', description: '', ...info } }) as GPUAdapter,
});

describe('what the panel says of WebGPU', () => {
  it('says that the adapter is only software', async () => {
    expect(
      await describeWebGpu(gpuWith({ description: 'SwiftShader', isFallbackAdapter: true }), words),
    ).toBe(`${words.unsupported['software-adapter']} · SwiftShader`);
  });

  it('says that the browser has no WebGPU, finds no adapter, or fails to request one', async () => {
    expect(await describeWebGpu(undefined, words)).toBe(words.unsupported['no-webgpu']);
    expect(await describeWebGpu({ requestAdapter: async () => null }, words)).toBe(
      words.unsupported['no-adapter'],
    );
    expect(await describeWebGpu({ requestAdapter: () => Promise.reject(new Error('blocked')) }, words)).toBe(
      words.unsupported['no-adapter'],
    );
  });
});
