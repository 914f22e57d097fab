/** A capable desktop GPU; tests take away what they are about. */
export function fakeGpu({ features = ['shader-f16'], limits = {}, info = {} }: FakeAdapter = {}) {
  const adapter: Partial<Record<keyof GPUAdapter, unknown>> = {
    features: new Set(features),
    limits: {
      maxBufferSize: 2 ** 31,
      maxStorageBufferBindingSize: 2 ** 30,
      maxComputeWorkgroupStorageSize: 32768,
      maxStorageBuffersPerShaderStage: 10,
      ...limits,
    },
    info: {
      vendor: 'acme',
      architecture: 'rocket-3',
      device: '',
      description: '',
      isFallbackAdapter: false,
      ...info,
    },
  };
  return { requestAdapter: async () => adapter as GPUAdapter };
}

interface FakeAdapter {
  readonly features?: readonly string[];
  readonly limits?: Partial<Record<string, number>>;
  readonly info?: Partial<Record<string, string | boolean>>;
}
