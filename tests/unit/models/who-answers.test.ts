import { describe, expect, it, vi } from 'vitest';
import type { BackendId, ChatBackend } from '../../../src/backends/backend';
import type { Substitute } from '../../../src/models/local-model';
import {
  createPermissions,
  isPrivate,
  type Standing,
  standingOf,
  createDisclosure,
} from '../../../src/models/permissions';
import { type SiteModels, whoAnswers } from '../../../src/models/who-answers';
import { fakeModelInfo } from '../../support/fake-local-model';
import { offers, offerWords } from '../../support/fake-offer';
import {
  alone,
  localModelStates as states,
  type LocalModelStatus as Status,
  withHosted,
} from '../../support/local-model-states';
import { chooseTheOne } from '../../../src/models/choose-backend';
import { settled } from '../../support/scripted-backend';

type Expected = readonly [backend: BackendId | undefined, modelName: string | undefined];

const model = { ...fakeModelInfo, name: 'Qwen3 1.7B' };

const here: Expected = ['webllm', 'Qwen3 1.7B'];
const hosted: Expected = ['huggingface', 'Qwen3 14B'];
const quotes: Expected = ['quotes', undefined];

const table: { readonly [S in Status]: { readonly withHosted: Expected; readonly alone: Expected } } = {
  idle: { withHosted: quotes, alone: quotes },
  probing: { withHosted: quotes, alone: quotes },
  'awaiting-consent': { withHosted: quotes, alone: quotes },
  removing: { withHosted: quotes, alone: quotes },
  downloading: { withHosted: quotes, alone: quotes },
  compiling: { withHosted: quotes, alone: quotes },
  ready: { withHosted: here, alone: here },
  failed: { withHosted: quotes, alone: quotes },
  lost: { withHosted: quotes, alone: quotes },
  unsupported: { withHosted: hosted, alone: quotes },
  declined: { withHosted: hosted, alone: quotes },
};
const statuses = Object.keys(states) as Status[];
/** Where a model that is asked explicitly answers in place of what the table says: its load needs no further consent. */
const loads: readonly Status[] = ['downloading', 'compiling', 'failed', 'lost'];

describe('who answers the next question', () => {
  it.each(statuses)('while the model on this device is %s', (status) => {
    const snapshot = { state: states[status], model };
    const first = whoAnswers(snapshot, withHosted);
    expect([first.backend, first.modelName]).toEqual(table[status].withHosted);
    const second = whoAnswers(snapshot, alone);
    expect([second.backend, second.modelName]).toEqual(table[status].alone);
    expect([first.because, second.because]).toEqual([status, status]);
  });

  it.each(statuses)('while it is %s and the visitor asks a model expressly', (status) => {
    const { backend } = whoAnswers({ state: states[status], model }, withHosted, undefined, true);
    expect(backend).toBe(loads.includes(status) ? 'webllm' : table[status].withHosted[0]);
  });

  it('is the one backend of a site without a model on the device', () => {
    const site: SiteModels = { backend: 'ollama', modelName: 'Qwen3 14B' };
    expect(whoAnswers(undefined, site)).toMatchObject({ backend: 'ollama', modelName: 'Qwen3 14B' });
  });

  it('is the hosted model if the visitor declines, or else quotes', () => {
    const snapshot = { state: states['awaiting-consent'], model };
    expect(whoAnswers(snapshot, withHosted).alternative).toBe('huggingface');
    expect(whoAnswers(snapshot, alone).alternative).toBe('quotes');
  });
});

describe('a model that the device has already', () => {
  const inEvery = (offer: keyof typeof offers, instead?: Substitute) =>
    statuses.map((status) => ({
      status,
      snapshot: { state: states[status], model, instead, offer: offers[offer] },
    }));

  it('never answers before the visitor has chosen it', () => {
    for (const { status, snapshot } of inEvery('available'))
      expect(whoAnswers(snapshot, alone).backend).toBe(table[status].alone[0]);
  });

  it('keeps the hosted model waiting where no other runs here, since the visitor has a choice', () => {
    const { unsupported } = states;
    const offer = offers.available;
    expect(whoAnswers({ state: unsupported, offer }, withHosted).backend).toBe('quotes');
    const chosen = whoAnswers({ state: unsupported, offer, instead: 'huggingface' }, withHosted);
    expect(chosen.backend).toBe('huggingface');
  });

  it('answers once it was chosen and is ready, under a title line of its own', () => {
    for (const { snapshot } of inEvery('ready', 'built-in')) {
      const { modelName } = offers.ready.backend;
      const expected = { backend: 'built-in', modelName, title: offerWords.title };
      expect(whoAnswers(snapshot, withHosted)).toMatchObject(expected);
    }
  });

  it('is tried again where a model is asked expressly, unless it was given up', () => {
    const asked = (offer: keyof typeof offers) => {
      const chosen = { state: states.declined, instead: 'built-in', offer: offers[offer] } as const;
      return whoAnswers(chosen, withHosted, undefined, true).backend;
    };
    expect([asked('starting'), asked('failed')]).toEqual(['built-in', 'built-in']);
    expect(asked('given-up')).toBe('quotes');
  });
});

/** Conversations by what happened in them, oldest first. The flag: something in it is on this device alone. */
const conversations: readonly (readonly [
  what: string,
  answeredBy: readonly BackendId[],
  hasUntoldQuestion: boolean,
  permittedUpTo: number | undefined,
  isPrivate: boolean,
])[] = [
  ['nothing yet', [], false, undefined, false],
  ['a question before any note', [], true, undefined, true],
  ['a question before any note, then a click', [], false, 0, false],
  ['the hosted model', ['huggingface'], false, undefined, false],
  ['this device', ['webllm'], false, undefined, true],
  ['quotes', ['quotes'], false, undefined, true],
  ['this device, then a click', ['webllm'], false, 1, false],
  ['quotes, then a click', ['quotes'], false, 1, false],
  ['the browser’s own model', ['built-in'], false, undefined, true],
  ['this device, a click, the hosted model', ['webllm', 'huggingface'], false, 1, false],
  ['this device, a click, this device', ['webllm', 'webllm'], false, 1, true],
  ['hosted, then this device', ['huggingface', 'webllm'], false, undefined, true],
  ['hosted, then quotes', ['huggingface', 'quotes'], false, undefined, true],
  ['hosted, back, a click, hosted', ['huggingface', 'webllm', 'huggingface'], false, 2, false],
  ['hosted by a click, back', ['huggingface', 'webllm'], false, 0, true],
  ['a click, back, hosted, back', ['huggingface', 'webllm', 'huggingface', 'webllm'], false, 2, true],
  ['a click, then a question before the next note', ['huggingface'], true, 0, true],
];
const choices: readonly (Substitute | undefined)[] = [undefined, 'huggingface', 'quotes'];

describe.each(conversations)(
  'a conversation with %s',
  (_, answeredBy, hasUntoldQuestion, permittedUpTo, kept) => {
    const standing: Standing = { id: 'a', answeredBy, hasUntoldQuestion, permittedUpTo };

    it(kept ? 'may leave after a click only' : 'may leave', () => {
      expect(isPrivate(standing, 'huggingface')).toBe(kept);
    });

    it.each(statuses.flatMap((status) => choices.map((instead) => [status, instead] as const)))(
      'goes to the right one while the model here is %s and the visitor chose %s instead',
      (status, instead) => {
        const answerer = whoAnswers({ state: states[status], model, instead }, withHosted, standing);
        const isReplaced = status === 'unsupported' || status === 'declined';
        const other = instead === 'quotes' || kept ? 'quotes' : 'huggingface';
        expect(answerer.backend).toBe(isReplaced ? other : table[status].withHosted[0]);
        expect(answerer.mustAsk).toBe(isReplaced && instead !== 'quotes' && kept);
        const withoutHosted = whoAnswers({ state: states[status], model, instead }, alone, standing);
        expect(withoutHosted.backend).not.toBe('huggingface');
        expect(withoutHosted.mustAsk).toBe(false);
      },
    );
  },
);

describe('a site that was built for one backend', () => {
  const here = 'http://localhost:11434/';
  const site: SiteModels = { backend: 'ollama', modelName: 'Qwen3 14B', recipientId: here };

  it.each<[string, readonly string[], number, number | undefined, boolean]>([
    ['nothing from an earlier page', ['quotes'], 0, undefined, false],
    ['what it had itself', ['webllm', here], 2, undefined, false],
    ['what this device had', ['webllm'], 1, undefined, true],
    ['what a quote answered since', [here, 'quotes'], 2, undefined, true],
    ['what the same program elsewhere had', ['http://box.local:11434/'], 1, undefined, true],
    ['what its cloud had', [`${here}#cloud`], 1, undefined, true],
    ['what nobody had', ['nobody'], 1, undefined, true],
    ['that after a click', ['nobody', 'quotes'], 1, 2, false],
  ])('asks first with %s', (_, answeredBy, restored, permittedUpTo, mustAsk) => {
    const standing = { id: 'a', answeredBy, restored, permittedUpTo, hasUntoldQuestion: false };
    const expected = { mustAsk, backend: mustAsk ? 'quotes' : 'ollama' };
    expect(whoAnswers(undefined, site, standing)).toMatchObject(expected);
  });
});

it('what a visitor allowed holds for one conversation, as far as it had come', () => {
  const permissions = createPermissions();
  const first = { id: 'a', answeredBy: ['webllm'] } as const;
  permissions.noteUntoldQuestion(first);
  permissions.noteUntoldQuestion({ id: 'b', answeredBy: [] });
  permissions.permit(first);
  const standing = (id: string, answeredBy: readonly BackendId[]) =>
    isPrivate(standingOf(permissions.getSnapshot(), { id, answeredBy }), 'huggingface');
  expect(standing('a', ['webllm'])).toBe(false);
  expect(standing('a', ['webllm', 'huggingface'])).toBe(false);
  expect(standing('a', ['webllm', 'huggingface', 'webllm'])).toBe(true);
  expect(standing('b', [])).toBe(true);
  expect(standing('c', [])).toBe(false);
});

const conversation = { id: 'chat', answeredBy: [] };
const { signal } = new AbortController();
const next = { signal, conversation, expressly: false };

describe('choosing who answers', () => {
  const hosted = backend('huggingface');
  const quotes = backend('quotes');
  const theOne = {
    backend: hosted,
    site: { backend: 'huggingface', modelName: 'Qwen3 14B' },
    permissions: createPermissions(),
    quotes,
  } as const;

  it('chooses quotes for what another recipient had on an earlier page, until a click', async () => {
    const permissions = createPermissions();
    const choose = chooseTheOne({ ...theOne, permissions });
    const left = { id: 'chat', answeredBy: ['webllm'], restored: 1 };
    expect(await choose({ ...next, conversation: left })).toBe(quotes);
    permissions.permit(left);
    expect(await choose({ ...next, conversation: left })).toBe(hosted);
  });

  it('always chooses the one backend on this computer of a site that was built for it', async () => {
    expect(await chooseTheOne(theOne)(next)).toBe(hosted);
  });

  it('chooses the one backend elsewhere once the note names it', async () => {
    const disclosure = createDisclosure();
    const chosen = vi.fn<(backend: ChatBackend) => void>();
    const choosing = chooseTheOne({ ...theOne, disclosure })(next).then(chosen);
    await settled();
    expect(chosen).not.toHaveBeenCalled();
    const removeNote = disclosure.name('huggingface');
    await choosing;
    expect(chosen).toHaveBeenCalledWith(hosted);
    removeNote();
    expect(disclosure.getSnapshot()).toBeUndefined();
  });
});

function backend(id: BackendId): ChatBackend {
  return {
    id,
    modelName: id,
    whereItRuns: '',
    describeError: () => ({ problem: '', action: '' }),
    async *stream() {},
  };
}
