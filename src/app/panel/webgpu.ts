import type { LocalModelWords } from '../../models/words.en';

/** Whether this browser could run a model, for the panel of a site whose model runs elsewhere. Allocates nothing. */
export async function describeWebGpu(
  gpu: Pick<GPU, 'requestAdapter'> | undefined,
  { unsupported, facts }: LocalModelWords,
): Promise<string> {
  if (!gpu) return unsupported['no-webgpu'];
  const adapter = await gpu.requestAdapter().catch(() => null);
  if (!adapter) return unsupported['no-adapter'];
  const info = infoOf(adapter);
  const { description, vendor, architecture } = info;
  const name = description || [vendor, architecture].filter(Boolean).join(' ');
  const found = info.isFallbackAdapter ? unsupported['software-adapter'] : facts.works;
  return [found, name].filter(Boolean).join(' · ');
}

/** Chrome and Edge before 127 have no `info`, and the mark of a software adapter stands beside it. */
interface AnyAdapter {
  readonly info?: Partial<GPUAdapterInfo>;
  readonly isFallbackAdapter?: boolean;
}

function infoOf({ info, isFallbackAdapter = false }: AnyAdapter): Partial<GPUAdapterInfo> {
  return info ?? { isFallbackAdapter };
}
