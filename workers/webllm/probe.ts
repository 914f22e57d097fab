import type { DeviceEnvironment } from './environment';
import type { Caution, DeviceReport, ProbeOutcome, ProbeRequest } from './protocol';

/** What web-llm 0.2.86 demands of an adapter (`detectGPUDevice`). It throws below these, after its first downloads. */
export const requiredLimits = {
  maxBufferSize: 256 * 2 ** 20,
  maxStorageBufferBindingSize: 128 * 2 ** 20,
  maxComputeWorkgroupStorageSize: 32 * 2 ** 10,
  maxStorageBuffersPerShaderStage: 10,
} as const;
const limitNames = Object.keys(requiredLimits) as (keyof typeof requiredLimits)[];

/** Bytes that web-llm requests for one binding. Where an adapter offers less, it takes the 128 MiB above. */
const preferredBindingBytes = 2 ** 30;

/** Reads what the device can do. Makes no request and allocates nothing. */
export async function probeDevice(
  { allowSoftwareGpu }: ProbeRequest,
  environment: DeviceEnvironment,
  canStore: () => Promise<boolean>,
): Promise<ProbeOutcome> {
  const { memoryGiB } = environment;
  const basics: DeviceReport = {
    freeBytes: await freeBytes(environment),
    memoryBytes: memoryGiB === undefined ? undefined : memoryGiB * 2 ** 30,
    cautions: cautionsOf(environment),
  };
  const refuse = (reason: Extract<ProbeOutcome, { ok: false }>['reason'], detail?: string) =>
    ({ ok: false, reason, device: basics, detail }) as const;

  if (!environment.isSecureContext) return refuse('insecure-context');
  if (!environment.gpu) return refuse('no-webgpu');
  const adapter = await requestAdapter(environment.gpu);
  if (!adapter) return refuse('no-adapter');

  const info = await infoOf(adapter);
  const name = describeAdapter(info);
  const software = isSoftware(info, adapter);
  if (software && !allowSoftwareGpu) return refuse('software-adapter', name);
  // A limit that an older browser does not know is `undefined`, which no comparison accepts.
  const tooLow = limitNames.find((limit) => !(adapter.limits[limit] >= requiredLimits[limit]));
  if (tooLow) {
    const detail = `${tooLow} is ${adapter.limits[tooLow]} here, ${requiredLimits[tooLow]} is needed`;
    return refuse('limits-too-low', detail);
  }
  if (!(await canStore())) return refuse('no-cache-storage');

  const isLarge = adapter.limits.maxStorageBufferBindingSize >= preferredBindingBytes;
  return {
    ok: true,
    device: {
      ...basics,
      adapter: name,
      shaderF16: adapter.features.has('shader-f16'),
      maxBufferBytes: isLarge ? preferredBindingBytes : requiredLimits.maxStorageBufferBindingSize,
      cautions: software ? [...basics.cautions, 'software-adapter'] : basics.cautions,
    },
  };
}

async function requestAdapter(gpu: Pick<GPU, 'requestAdapter'>): Promise<GPUAdapter | null> {
  try {
    return await gpu.requestAdapter({ powerPreference: 'high-performance' });
  } catch {
    return null;
  }
}

/** What browsers of any age tell of an adapter. */
type AdapterInfo = Partial<GPUAdapterInfo>;

/** Members that Chrome and Edge had in place of `info`, which they have since 127. */
interface OlderAdapter {
  readonly info?: AdapterInfo;
  readonly isFallbackAdapter?: boolean;
  requestAdapterInfo?(): Promise<AdapterInfo>;
}

async function infoOf(adapter: OlderAdapter): Promise<AdapterInfo> {
  return adapter.info ?? (await adapter.requestAdapterInfo?.().catch(() => undefined)) ?? {};
}

/** Chromium's SwiftShader passes every check of web-llm and is about a hundred times too slow for a chat. */
function isSoftware(info: AdapterInfo, adapter: OlderAdapter): boolean {
  const isMarked = info.isFallbackAdapter ?? adapter.isFallbackAdapter ?? false;
  return isMarked || /swiftshader|llvmpipe|lavapipe|basic render/i.test(allNames(info));
}

function describeAdapter(info: AdapterInfo): string | undefined {
  return info.description || allNames(info) || undefined;
}

function allNames({ vendor, architecture, device, description }: AdapterInfo): string {
  return [...new Set([vendor, architecture, device, description])].filter(Boolean).join(' ');
}

async function freeBytes({ estimateStorage }: DeviceEnvironment): Promise<number | undefined> {
  try {
    const { quota, usage } = (await estimateStorage?.()) ?? {};
    return quota === undefined ? undefined : Math.max(0, quota - (usage ?? 0));
  } catch {
    return undefined;
  }
}

function cautionsOf({ userAgent, connection }: DeviceEnvironment): Caution[] {
  const cautions: Caution[] = [];
  // Firefox polls for GPU completion every 100 ms, so it writes at most ten tokens a second (bug 1870699).
  if (/\bFirefox\//.test(userAgent)) cautions.push('firefox');
  if (/\bMobi|Android|iPhone|iPad/.test(userAgent)) cautions.push('mobile');
  if (
    connection?.saveData ||
    connection?.type === 'cellular' ||
    /^(slow-)?[23]g$/.test(connection?.effectiveType ?? '')
  )
    cautions.push('metered');
  return cautions;
}
