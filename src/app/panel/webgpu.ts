/** What this browser can do, for the panel of a site whose model runs elsewhere; no more than a look is taken. */
export async function describeWebGpu(gpu: Pick<GPU, 'requestAdapter'> | undefined): Promise<string> {
  if (!gpu) return 'Not in this browser';
  const adapter = await gpu.requestAdapter().catch(() => null);
  if (!adapter) return 'No graphics processor it could use';
  const { description, vendor, architecture } = adapter.info;
  const name = description || [vendor, architecture].filter(Boolean).join(' ');
  return `Yes${name ? `, on ${name}` : ''}${adapter.info.isFallbackAdapter ? ', in software' : ''}`;
}
