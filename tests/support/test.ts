import { test as base } from 'playwright/test';
import type { SiteVariantName } from './site-variants';

/** Set by the global set-up: where each built variant and each scripted server listens. */
export interface TestAddresses {
  readonly sites: Readonly<Record<SiteVariantName, string>>;
  readonly model: string;
  readonly weights: string;
}

function testAddresses(): TestAddresses {
  return JSON.parse(process.env['TALKING_CV_TEST_ADDRESSES'] ?? '{}') as TestAddresses;
}

/** Playwright's test, opened on one built variant of the site: `test.use({ variant: 'ollama' })`. */
export const test = base.extend<{ addresses: TestAddresses; variant: SiteVariantName }>({
  variant: ['ollama', { option: true }],
  addresses: async ({}, use) => use(testAddresses()),
  baseURL: async ({ variant }, use) => use(testAddresses().sites[variant]),
});

export { expect } from 'playwright/test';
