import type { PanelWords } from './words.en';

/** Whether this browser could run a model, for the panel of a site whose model runs elsewhere. Allocates nothing. */
export async function describeWebGpu(
  gpu: Pick<GPU, 'requestAdapter'> | undefined,
  words: PanelWords['webGpu'],
): Promise<string> {
  if (!gpu) return words.missing;
  const adapter = await gpu.requestAdapter().catch(() => null);
  if (!adapter) return words.noAdapter;
  const { description, vendor, architecture, isFallbackAdapter } = adapter.info;
  const name = description || [vendor, architecture].filter(Boolean).join(' ') || undefined;
  if (isFallbackAdapter) return words.inSoftware(name);
  return name === undefined ? words.yes : words.yesOn(name);
}
