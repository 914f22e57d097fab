import type { BrowserContext } from 'playwright/test';
import { fakeGpu } from './fake-gpu';

/** What a device offers a model: a scripted adapter in the worker, where the page asks for one. It computes nothing. */
export async function useAdapter(
  context: BrowserContext,
  { memoryGiB, ...adapter }: NonNullable<Parameters<typeof fakeGpu>[0]> & { readonly memoryGiB: number },
): Promise<void> {
  const script = [
    `Object.defineProperty(navigator, 'gpu', { value: (${fakeGpu.toString()})(${JSON.stringify(adapter)}) });`,
    `Object.defineProperty(navigator, 'deviceMemory', { value: ${memoryGiB} });`,
  ].join('\n');
  // Init scripts do not run in workers.
  await context.route(/webllm\.worker.*\.js/, async (route) => {
    const response = await route.fetch({ maxRetries: 5 });
    await route.fulfill({ response, body: `${script}\n${await response.text()}` });
  });
}
