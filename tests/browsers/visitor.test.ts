/** One suite for every browser: what a visitor does, and what they get. */
import { afterAll, beforeAll, inject } from 'vitest';
import { openPage, type Page } from './driver/page';
import type { Driver } from './driver/driver';
import { startFirefox } from './driver/firefox';
import { startWebKit } from './driver/webkit';
import { describeChat } from './suite/chat-tests';
import type { Context } from './suite/context';
import { describeEditor } from './suite/editor-tests';
import { describeEmbed } from './suite/embed-tests';
import { describeLocalModel } from './suite/local-model-tests';
import { describePage } from './suite/page-tests';

const { browser, servers } = inject('session');
let driver: Driver | undefined;
let page: Page;

beforeAll(async () => {
  driver =
    browser.name === 'firefox' ? await startFirefox(browser.program) : await startWebKit(browser.programs);
  page = openPage(driver);
  console.log(driver.version);
});
afterAll(() => driver?.quit());

const context: Context = { browser: browser.name, page: () => page, servers };
describePage(context);
describeChat(context);
describeLocalModel(context);
describeEmbed(context);
describeEditor(context);
