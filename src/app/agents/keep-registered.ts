import type { ModelContext, ModelContextTool } from './model-context';

/** Registers a tool for as long as the page is shown, also when the browser brings it back from its cache. */
export function keepRegistered(
  tool: ModelContextTool,
  modelContext: ModelContext,
  page: Pick<Window, 'addEventListener'>,
): void {
  let registration = register();
  page.addEventListener('pagehide', () => registration.abort());
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) registration = register();
  });

  function register(): AbortController {
    const controller = new AbortController();
    registerTool(controller.signal).catch(() => {
      // A policy of the host forbids tools, or another script has taken the name: the page is complete without it.
    });
    return controller;
  }

  /** Async, so that a call that throws at once, or returns no promise, ends like one that rejects. */
  async function registerTool(signal: AbortSignal): Promise<void> {
    await modelContext.registerTool(tool, { signal });
  }
}
