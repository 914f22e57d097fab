/** A capable desktop GPU; tests take away what they are about. */
export function fakeGpu({
  features = ['shader-f16'],
  limits = {},
  info = {},
  members = {},
}: FakeAdapter = {}) {
  const adapter: Partial<Record<string, unknown>> = {
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
    ...members,
  };
  return { requestAdapter: async () => adapter as Partial<GPUAdapter> as GPUAdapter };
}

interface FakeAdapter {
  readonly features?: readonly string[];
  readonly limits?: Partial<Record<string, number>>;
  readonly info?: Partial<Record<string, string | boolean>>;
  /** Members of the adapter itself; `undefined` takes one away, as in an older browser. */
  readonly members?: Partial<Record<string, unknown>>;
}
