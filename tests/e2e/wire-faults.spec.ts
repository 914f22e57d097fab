/** Everything that can fail between the page and a model server, and what keeps working each time. */
import { ask, lastReply, openAssistant } from '../support/assistant-page';
import { expectToSurvive, type Fault, type Setting } from '../support/fault';
import { expect, test } from '../support/test';
import { words } from '../support/words';

const began = 'This is how the reply began, and then';

const cutOff = {
  sentence: 'The connection ended before the reply was complete.',
  nextStep: 'What had arrived is kept. Try again for the whole reply.',
  keeps: began,
};

const offline: Fault = {
  what: 'the browser goes offline',
  strike: async ({ page, context }) => {
    await ask(page, '[scenario: short]');
    await expect(lastReply(page)).toHaveAttribute('data-status', 'done');
    await context.setOffline(true);
    return () => context.setOffline(false);
  },
  sentence: 'Your browser is offline.',
  nextStep: 'your question is kept: try again once you are connected.',
};

const unreachable = {
  what: 'nothing answers at the address',
  strike: async ({ page, addresses }: Setting) => {
    await page.route(`${addresses.model}/**`, (route) => route.abort('connectionrefused'));
    return () => page.unroute(`${addresses.model}/**`);
  },
};

const forbiddenByPolicy: Fault = {
  what: "this site's own policy forbids the address",
  before: async ({ page, baseURL }) => {
    await page.route(baseURL ?? '', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "connect-src 'self'" };
      await route.fulfill({ response, headers });
    });
  },
  sentence: 'own security policy forbids requests to',
  nextStep: 'Its owner has to build it again with that address',
  lasting: true,
};

const ollama: readonly Fault[] = [
  {
    ...unreachable,
    sentence: 'does not seem to be running',
    nextStep: 'ollama serve',
  },
  {
    what: 'the model is not there',
    scenario: '404',
    sentence: 'does not have the model hf.co/Qwen/Qwen3-14B-GGUF',
    nextStep: 'ollama pull hf.co/Qwen/Qwen3-14B-GGUF',
  },
  { what: 'the server is busy', scenario: '503', sentence: 'is busy', nextStep: 'Give it half a minute' },
  {
    what: 'the server runs into an error',
    scenario: '500',
    sentence: 'Ollama ran into an error. It said: “llama runner process has terminated',
    nextStep: 'try a little later',
  },
  {
    what: 'an error line comes in the middle',
    scenario: 'error-midstream',
    sentence: 'Ollama ran into an error.',
    nextStep: 'Try again',
    keeps: began,
  },
  { what: 'the stream is cut in a line', scenario: 'cut-line', ...cutOff },
  { what: 'the stream is cut in a character', scenario: 'cut-character', ...cutOff },
  // A browser drops bytes that it has received but not delivered.
  { what: 'the connection breaks', scenario: 'cut-socket', ...cutOff, keeps: 'This is how' },
  { what: 'the stream ends without saying that it is done', scenario: 'no-finish', ...cutOff },
  {
    what: 'a page answers with 200',
    scenario: 'html',
    sentence: 'it was not Ollama',
    nextStep: 'whether a proxy or a sign-in page stands in between',
  },
  {
    what: 'a proxy answers with a page of its own',
    scenario: 'html-502',
    sentence: 'it was not Ollama',
    nextStep: 'whether a proxy or a sign-in page stands in between',
  },
  forbiddenByPolicy,
];

const hosted: readonly Fault[] = [
  {
    ...unreachable,
    sentence: 'The hosted model could not be reached.',
    nextStep: 'A content blocker or a company network may be in the way',
  },
  {
    what: 'the credential is refused (401)',
    scenario: '401',
    sentence: "did not accept this site's credential",
    nextStep: 'Its owner has to renew it.',
  },
  {
    what: 'the credits are used up (402)',
    scenario: '402',
    sentence: "This month's credits for the hosted model are used up.",
    nextStep: 'They come back with the new month.',
  },
  {
    what: 'the credential is not enough (403)',
    scenario: '403',
    sentence: 'does not allow this site to use the model',
    nextStep: 'Its owner has to check what the credential or the proxy permits.',
  },
  {
    what: 'the model is not found (404)',
    scenario: '404',
    sentence: 'The hosted model Qwen/Qwen3-14B was not found.',
    nextStep: 'Its name may have changed',
  },
  {
    what: 'no provider serves the model',
    scenario: 'model-unsupported',
    sentence: 'No provider serves the model Qwen/Qwen3-14B',
    nextStep: 'choose another model or provider',
  },
  {
    what: 'the conversation is too long',
    scenario: 'context-too-long',
    sentence: 'This conversation has become too long for the model.',
    nextStep: 'Start a new chat and ask again.',
  },
  {
    what: 'there were too many questions (429)',
    scenario: '429',
    sentence: 'has had too many questions in a short time',
    nextStep: 'Wait a minute, then try again.',
  },
  {
    what: 'the server stays busy (503) for all three tries',
    scenario: '503',
    sentence: 'is busy, or still starting up',
    nextStep: 'Give it half a minute, then try again.',
  },
  {
    what: 'an error event comes in the middle',
    scenario: 'error-midstream',
    sentence: 'The hosted model ran into an error.',
    nextStep: 'Try again',
    keeps: began,
  },
  { what: 'the stream ends without a finish reason', scenario: 'no-finish', ...cutOff },
  { what: 'the stream is cut in a character', scenario: 'cut-character', ...cutOff },
  // A browser drops bytes that it has received but not delivered.
  { what: 'the connection breaks', scenario: 'cut-socket', ...cutOff, keeps: 'This is how' },
  {
    what: 'the wrong content type comes',
    scenario: 'html',
    sentence: 'it was not a model',
    nextStep: 'A proxy or a sign-in page may stand in between',
  },
  offline,
  forbiddenByPolicy,
];

const unset: readonly Fault[] = [
  {
    what: 'no credential is configured',
    sentence: 'The hosted model is not set up on this site.',
    nextStep: 'VITE_HF_ENDPOINT',
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

    for (const fault of faults) {
      test(fault.what, async ({ page, context, addresses, baseURL }) => {
        await expectToSurvive(fault, { page, context, addresses, baseURL });
      });
    }
  });
}

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
    await expect(page.getByRole('textbox')).toBeEnabled();
  });
});
