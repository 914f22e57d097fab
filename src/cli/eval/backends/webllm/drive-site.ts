import type { Locator } from 'playwright';
import type { ChatMessage } from '../../../../backends/backend.ts';
import { estimateTokens } from '../../../../backends/estimate-tokens.ts';
import type { AskedReply, EvalBackend } from '../eval-backend.ts';
import type { ModelState, SitePage } from './site-page.ts';

export interface DriveSiteOptions {
  readonly site: SitePage;
  /** The system message that the built site sends. */
  readonly sitePrompt: string;
  readonly say?: ((line: string) => void) | undefined;
  /** Milliseconds. */
  readonly now: () => number;
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A page that shows neither a model nor a reason for none is broken. */
const patienceMs = 60_000;
const pollMs = 250;
/** A graphics processor that was lost comes back; a model that it cannot hold does not. */
const mostRetries = 2;

/**
 * Agrees to the model, waits until it is ready, then asks each question in a new chat. What the visitor said before is
 * really asked, since a page cannot be told what it has answered.
 *
 * @throws Error with the page's sentence where the model does not run
 */
export async function driveSite(options: DriveSiteOptions): Promise<EvalBackend> {
  const { site, sitePrompt, say, now, pause, close } = options;

  /** The model's name. Throws an Error with the page's sentence. */
  async function untilReady(): Promise<string> {
    let said = '';
    let unknownSince: number | undefined;
    let retries = 0;
    for (;;) {
      const state = await site.modelState();
      if (state.is === 'ready') return state.modelName;
      if (state.is === 'failed') {
        if (state.retry === undefined || retries === mostRetries) throw new Error(state.sentence);
        retries += 1;
        await click(state.retry);
      }
      if (state.is === 'asking') await click(state.consent);
      unknownSince = state.is === 'unknown' ? (unknownSince ?? now()) : undefined;
      if (unknownSince !== undefined && now() - unknownSince > patienceMs)
        throw new Error(
          'The site shows neither a model nor why there is none: was it built for the browser?',
        );
      const line = lineOf(state);
      if (line !== said) say?.(line);
      said = line;
      await pause(pollMs);
    }
  }

  await site.open();
  const modelName = await untilReady();
  const megabytes = await site.modelSize();

  async function askAll(questions: readonly string[]): Promise<AskedReply> {
    await untilReady();
    await site.newChat();
    let last: AskedReply = { text: '', seconds: 0, error: 'There is no question.' };
    for (const question of questions) {
      const began = now();
      const since = () => (now() - began) / 1000;
      let firstSeconds: number | undefined;
      const { markdown, failure, backend } = await site.send(question, () => (firstSeconds = since()));
      const seconds = since();
      if (backend !== 'webllm') {
        const error = (await site.note()) ?? 'The model on this device no longer answers.';
        // Quotes are the fallback of a model that may come back; a hosted model is another one.
        return { text: '', seconds, error, isFatal: backend === 'quotes' ? undefined : true };
      }
      last = {
        text: markdown,
        seconds,
        firstSeconds,
        tokensPerSecond: speedOf(markdown, seconds, firstSeconds),
        error: failure,
      };
      if (failure !== undefined) return last;
    }
    return last;
  }

  return {
    name: 'webllm',
    modelName,
    megabytes,
    async ask(messages) {
      const system = messages.find(({ role }) => role === 'system');
      if (system !== undefined && system.content !== sitePrompt)
        return { text: '', seconds: 0, error: otherPrompt, isFatal: true };
      try {
        return await askAll(visitorsOwn(messages));
      } catch (error) {
        const sentence = error instanceof Error ? error.message : String(error);
        return { text: '', seconds: 0, error: sentence, isFatal: true };
      }
    },
    dispose: close,
  };
}

/** A button may go while it is clicked: the next look at the page tells. */
async function click(button: Locator): Promise<void> {
  await button.click({ timeout: 5000 }).catch(() => undefined);
}

const otherPrompt =
  'The built site has another prompt than this run: it is made from another CV, by another version, or the run has ' +
  '`--prompt`, which a built site does not read. Build the site from this CV, and leave `--prompt` out.';

/** By estimate: the page shows no count. Undefined for a reply that came in one piece. */
function speedOf(text: string, seconds: number, firstSeconds = seconds): number | undefined {
  const writing = seconds - firstSeconds;
  return writing > 0 ? estimateTokens(text) / writing : undefined;
}

function visitorsOwn(messages: readonly ChatMessage[]): string[] {
  return messages.filter(({ role }) => role === 'user').map(({ content }) => content);
}

function lineOf(state: ModelState): string {
  switch (state.is) {
    case 'loading':
      return `Loading the model: ${state.progress}`;
    case 'asking':
      return 'Agreeing to the model';
    default:
      return 'Waiting for the site';
  }
}
