import type { CDPSession } from 'playwright/test';

/** What the page holds after a full garbage collection. */
export interface Held {
  readonly heapBytes: number;
  readonly listeners: number;
  readonly nodes: number;
}

export async function whatIsHeld(session: CDPSession): Promise<Held> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const figure = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    heapBytes: figure('JSHeapUsedSize'),
    listeners: figure('JSEventListeners'),
    nodes: figure('Nodes'),
  };
}
