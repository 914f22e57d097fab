/** The page as a tool for agents (docs/agents.md), by the browser's own `document.modelContext`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { ModelContext } from '../../src/app/agents/model-context';
import { recordFile, type RecordedFiles } from '../../src/site/client/record-chunks';
import { clientFolder } from '../../src/site/engine-files';
import { collectComplaints } from '../support/complaints';
import { otherOwners } from '../support/owner';
import { expect, test } from '../support/test';

/** What Chromium adds to the context for whoever calls tools, a page's own scripts included. */
interface ToolCaller extends ModelContext {
  getTools(): Promise<readonly RegisteredTool[]>;
  executeTool(tool: RegisteredTool, input: object): Promise<string>;
}

interface RegisteredTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: object;
  readonly annotations: { readonly readOnlyHint: boolean; readonly untrustedContentHint: boolean };
}

test.use({
  variant: 'other-owner',
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--enable-features=WebMCPTesting'];
      await use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

test('the page of a nurse, under a path, lists one tool for agents, and loads what answers with the first question only', async ({
  page,
  baseURL,
}) => {
  const complaints = collectComplaints(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const answering = [fileOf('src/app/agents/answer-question.ts'), /\/assistant-[\w-]+\.json$/];
  const loaded = () =>
    answering.map((file) =>
      requests.some((url) => (typeof file === 'string' ? url.endsWith(file) : file.test(url))),
    );

  await page.goto('./');
  const { name, description, inputSchema, annotations } = await ownTool(page);
  expect(name).toBe('ask_about_owner');
  expect(description).toContain(`Answers a question about ${otherOwners.nurse.firstName} from the CV`);
  expect(inputSchema).toMatchObject({
    properties: { question: { type: 'string', minLength: 1, maxLength: 500 } },
    required: ['question'],
  });
  expect(annotations).toMatchObject({ readOnlyHint: true, untrustedContentHint: true });
  expect(loaded()).toEqual([false, false]);

  const text = await page.evaluate(async () => {
    const modelContext = document.modelContext as ToolCaller;
    const [tool] = await modelContext.getTools();
    return modelContext.executeTool(tool!, { question: ' Wo arbeitet er jetzt? ' });
  });
  expect(loaded()).toEqual([true, true]);
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => new URL(address));
  expect(links.length).toBeGreaterThan(0);
  for (const { href, hash } of links) {
    expect(href).toBe(`${baseURL}${hash}`);
    await expect(page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`)).toHaveCount(1);
  }

  const origin = new URL(baseURL ?? '').origin;
  expect(requests.filter((url) => new URL(url).origin !== origin)).toEqual([]);
  expect(await complaints()).toEqual([]);
});

/** The page's only tool, once it is registered. */
async function ownTool(page: Page): Promise<RegisteredTool> {
  const tools = async () =>
    page.evaluate(async () => {
      const modelContext = document.modelContext as ToolCaller;
      const found = await modelContext.getTools();
      return found.map(({ name, description, inputSchema, annotations }) => ({
        name,
        description,
        inputSchema,
        annotations,
      }));
    });
  await expect.poll(async () => (await tools()).length).toBe(1);
  const [tool] = await tools();
  if (!tool) throw new Error('The page has taken its tool back');
  return tool;
}

/** A script of the built client, by its source. */
function fileOf(source: string): string {
  const recorded = JSON.parse(readFileSync(join(clientFolder, recordFile), 'utf8')) as RecordedFiles;
  const found = Object.entries(recorded).find(([, { module }]) => module === source);
  if (!found) throw new Error(`The built client has no ${source}`);
  return found[0];
}
