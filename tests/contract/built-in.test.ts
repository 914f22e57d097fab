import { expect, it, vi } from 'vitest';
import { findScripted } from '../support/built-in-test';
import { readReply } from '../support/read-reply';
import { createLanguageModel, type ScriptedLanguageModel } from '../support/scripted-language-model';
import { describeBackendContract, type Script } from './backend-contract';

describeBackendContract('the browser’s own model', {
  can: { length: true, failure: true, silence: true, reasoning: false },
  async open(script) {
    const languageModel = scripted(script);
    const { backend } = findScripted({}, { languageModel });
    return {
      backend,
      requestCount: () => languageModel.log.prompts.length,
      released: () =>
        vi.waitFor(() => {
          if (languageModel.log.working > 0) throw new Error('the model is still at work');
        }),
      close: () => Promise.resolve(),
    };
  },
});

/** The scripted browser, its replies those of the contract. */
function scripted({ pieces, ending }: Script): ScriptedLanguageModel {
  const endings = {
    stop: undefined,
    length: 'QuotaExceededError',
    failure: 'UnknownError',
    silence: 'hang',
  } as const;
  return createLanguageModel({ pieces, piecesEnd: endings[ending] });
}

it('a browser whose stream yields the whole text each time has its text repeated, since no guess is made by the beginnings', async () => {
  const { backend } = findScripted();
  const { events, text } = await readReply(backend, 'Who? [scenario: growing]');
  const whole = 'This is how the reply began, and then';
  expect(text).toBe(`This is howThis is how the reply began,${whole}`);
  expect(events.at(-1)).toMatchObject({ type: 'end', reason: 'stop' });
});
