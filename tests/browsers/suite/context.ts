import type { Page } from '../driver/page';
import type { Browser } from '../find-browsers';

/** What the tests of the suite share: one browser, and the servers that `main.ts` started. */
export interface Context {
  readonly browser: Browser['name'];
  /** Opened by the suite before its first test. */
  readonly page: () => Page;
  readonly servers: Servers;
}

/** Addresses. */
export interface Servers {
  readonly sites: Readonly<Record<SuiteVariant, string>>;
  readonly model: string;
  /** Of the pages of other sites that have the assistant. */
  readonly hosts: string;
  /** Of the editor, which writes into a copy of the owner's folder. */
  readonly editor: string;
  /** The address that the sites expect their weights at. */
  readonly weights: string;
}

/** The variants of the site that the suite visits. */
export const suiteVariants = ['ollama', 'webllm', 'webllm-hosted', 'quotes'] as const;
export type SuiteVariant = (typeof suiteVariants)[number];

declare module 'vitest' {
  interface ProvidedContext {
    /** What `main.ts` hands to the suite of one browser. */
    session: { readonly browser: Browser; readonly servers: Servers };
  }
}
