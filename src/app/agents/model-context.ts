/*
 * What this site uses of WebMCP (https://webmachinelearning.github.io/webmcp), which the types of the DOM lack. Chromium 156
 * has it behind a flag or an origin trial's token (`docs/agents.md`).
 */

export interface ModelContextTool {
  readonly name: string;
  readonly description: string;
  /** A JSON Schema. Chromium 156 checks no input against it. */
  readonly inputSchema: object;
  readonly annotations: { readonly readOnlyHint: boolean; readonly untrustedContentHint: boolean };
  /** What an agent hands in, unchecked. A rejection reaches the agent without its reason. */
  readonly execute: (input: unknown) => Promise<string>;
}

export interface ModelContext {
  /** Rejects where a policy forbids tools or the name is taken. The signal takes the tool back. */
  registerTool(tool: ModelContextTool, options: { readonly signal: AbortSignal }): Promise<void>;
}

declare global {
  interface Document {
    readonly modelContext?: ModelContext | undefined;
  }
}

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
