/**
 * What can fail between the page and a model server, and what keeps working each time. `tests/contract/` has every form
 * of each failure: each place where a stream can break, each page in place of an answer, each try of a busy server.
 */
import { ask, lastReply, openAssistant } from '../support/assistant-page';
import { expectOpenChatToSurvive, expectToSurvive, type Fault, type Setting } from '../support/fault';
import { sentencesOf } from '../support/failure-sentences';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const began = 'This is how the reply began, and then';

const cutOff = { ...sentencesOf('ollama', 'cut-off'), keeps: began };

const offline: Fault = {
  what: 'the browser goes offline',
  strike: async ({ page, context }) => {
    await ask(page, '[scenario: short]');
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    await context.setOffline(true);
    return () => context.setOffline(false);
  },
  ...sentencesOf('ollama', 'offline'),
};

const unreachable: Fault = {
  what: 'nothing answers at the address',
  strike: async ({ page, addresses }: Setting) => {
    await page.route(`${addresses.model}/**`, (route) => route.abort('connectionrefused'));
    return () => page.unroute(`${addresses.model}/**`);
  },
  ...sentencesOf('ollama', 'unreachable'),
  action: 'ollama serve',
};

const forbiddenByPolicy: Fault = {
  what: "this site's own policy forbids the address",
  before: async ({ page, baseURL }) => {
    await page.route(baseURL ?? '', async (route) => {
      const response = await route.fetch({ maxRetries: 5 });
      const headers = { ...response.headers(), 'content-security-policy': "connect-src 'self'" };
      await route.fulfill({ response, headers });
    });
  },
  ...sentencesOf('ollama', 'blocked-by-csp'),
  lasting: true,
};

const ollama: readonly Fault[] = [unreachable, forbiddenByPolicy];

const hosted: readonly Fault[] = [
  // A browser drops bytes that it has received but not delivered.
  { what: 'the connection breaks', scenario: 'cut-socket', ...cutOff, keeps: 'This is how' },
  offline,
];

const unset: readonly Fault[] = [
  {
    what: 'no credential is configured',
    ...sentencesOf('huggingface', 'no-credential'),
    lasting: true,
  },
];

for (const [variant, faults] of [
  ['ollama', ollama],
  ['huggingface', hosted],
  ['huggingface-unset', unset],
] as const) {
  test.describe(`${variant}: the chat survives when`, () => {
    test.use({ variant, contextOptions: { reducedMotion: 'reduce' } });

    for (const fault of faults.filter((each) => !isAnswer(each))) {
      test(fault.what, async ({ page, context, addresses, baseURL }) => {
        await expectToSurvive(fault, { page, context, addresses, baseURL });
      });
    }

    // One after the other in one chat, which is faster and asks more of it.
    for (const [kind, faulty] of [
      ['the server refuses to answer', (fault: Fault) => isAnswer(fault) && fault.keeps === undefined],
      ['an answer breaks off', (fault: Fault) => isAnswer(fault) && fault.keeps !== undefined],
    ] as const) {
      const inOneChat = faults.filter(faulty);
      if (inOneChat.length === 0) continue;
      test(kind, async ({ page, context, addresses, baseURL }) => {
        test.slow();
        await page.goto('./');
        await openAssistant(page);
        for (const fault of inOneChat)
          await test.step(fault.what, () =>
            expectOpenChatToSurvive(fault, { page, context, addresses, baseURL }),
          );
      });
    }
  });
}

/** A fault of what the server sends, which needs no other page. */
function isAnswer({ scenario, before, strike }: Fault): boolean {
  return scenario !== undefined && !before && !strike;
}

test.describe('Ollama without the model', () => {
  test.use({ variant: 'ollama', contextOptions: { reducedMotion: 'reduce' } });

  test('an installed model answers for this visit, under its own name', async ({ page }) => {
    await page.goto('./');
    await openAssistant(page);
    await ask(page, 'What do you teach? [scenario: small-model-only]');
    await lastReply(page).getByRole('button', { name: 'Use qwen3:4b' }).click();
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    await expect(lastReply(page)).toContainText('Qwen3 4B');
    await expect(page.getByRole('dialog').getByText(words.chat.model('Qwen3 4B'))).toBeVisible();
    await ask(page, 'And what else? [scenario: small-model-only]');
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
  });
});

test.describe('Ollama, running but refusing this site', () => {
  test.use({ variant: 'ollama' });

  test('the exact setting is shown for each system, ready to copy', async ({ page, baseURL }) => {
    // Ollama allows localhost by default, and no other name.
    const site = new URL(baseURL ?? '');
    site.hostname = 'cv.localhost';
    await page.goto(site.href);
    await openAssistant(page);
    await ask(page, 'hello');
    await expect(lastReply(page)).toHaveAttribute('data-status', 'failed');
    await expect(lastReply(page)).toContainText('does not accept questions from this site');
    await expect(lastReply(page)).toContainText(`OLLAMA_ORIGINS=${site.origin}`);
    await expect(lastReply(page)).toContainText(`setx OLLAMA_ORIGINS "${site.origin}"`);
    await expect(lastReply(page).getByRole('button', { name: words.chat.tryAgain })).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeEnabled();
  });
});
