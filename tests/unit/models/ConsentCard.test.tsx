// @vitest-environment jsdom
import { act, type ComponentProps } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LocalModel, LocalModelSnapshot } from '../../../src/models/local-model';
import { ConsentCard } from '../../../src/models/ConsentCard';
import type { Conversation } from '../../../src/backends/backend';
import { describeProblem } from '../../../src/models/describe-local-model';
import { createDisclosure, createPermissions } from '../../../src/models/permissions';
import type { SiteModels } from '../../../src/models/who-answers';
import { button, draw } from '../../support/draw';
import { createFakeLocalModel, fakeModelInfo as model } from '../../support/fake-local-model';
import { localModelWords as words } from '../../support/words';
import { offers, offerWords } from '../../support/fake-offer';
import { alone, localModelStates as states, withHosted } from '../../support/local-model-states';

const device = { freeBytes: 12e9, cautions: [] };
const asking = { state: { status: 'awaiting-consent' }, model, device } as const;
const fromHub = { ...model, hosts: ['hub.example', 'libraries.example'] };

// jsdom has no media queries.
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));

const conversation: Conversation = { id: 'chat', answeredBy: [] };

function card(
  localModel: LocalModel,
  site: SiteModels,
  more: Partial<ComponentProps<typeof ConsentCard>> = {},
) {
  const permissions = createPermissions();
  const disclosure = createDisclosure();
  return <ConsentCard {...{ localModel, site, conversation, permissions, disclosure, words }} {...more} />;
}

const buttonsIn = (drawn: Element) =>
  [...drawn.querySelectorAll('button')].map(({ textContent }) => textContent);

describe('the consent card', () => {
  it('says what the click costs, what stays private and that it works offline', () => {
    const { localModel } = createFakeLocalModel(asking);
    const text = draw(card(localModel, alone)).textContent;
    expect(text).toContain('Qwen3 0.6B');
    expect(text).toContain('about 350 MB · 1 min (50 Mbit/s)');
    expect(text).toContain('12.0 GB');
    expect(text).toContain('stay in this browser');
    expect(text).toContain('without a network');
  });

  it('offers it alone where the device can run no download', () => {
    const snapshot = { state: states.unsupported, offer: offers.available } as const;
    const drawn = draw(card(createFakeLocalModel(snapshot).localModel, withHosted));
    expect(buttonsIn(drawn)).toEqual([offerWords.use, words.useHosted]);
    expect(drawn.querySelector('section')?.getAttribute('aria-labelledby')).not.toBeNull();
    expect(drawn.textContent).not.toContain(words.download);
  });

  it('says who answers once it was chosen, or why it does not, with the other ways', () => {
    const chosen = { state: states.declined, model, instead: 'built-in', offer: offers.starting } as const;
    const { localModel, become } = createFakeLocalModel(chosen);
    const drawn = draw(card(localModel, withHosted));
    const told = () => drawn.querySelector('[role=note] summary')?.textContent;
    expect(told()).toBe(`${offerWords.starting} ${words.meanwhile}`);
    become({ offer: offers.ready });
    expect(told()).toBe(offerWords.answers);
    expect(drawn.querySelector('output')?.textContent).toBe(offerWords.answers);
    expect(buttonsIn(drawn)).toEqual([words.useHosted, words.useQuotes, words.start]);
    become({ offer: offers.failed });
    expect(told()).toBe(`${offers.failed.problem} ${words.meanwhile}`);
    expect(buttonsIn(drawn)[0]).toBe(offerWords.use);
    become({ offer: offers['given-up'] });
    expect(buttonsIn(drawn)).not.toContain(offerWords.use);
  });

  it('leaves room for a conversation, and still says before the click how much comes from where', () => {
    const { localModel } = createFakeLocalModel({ ...asking, model: fromHub });
    const asked: Conversation = { id: 'chat', answeredBy: ['quotes'] };
    const drawn = draw(card(localModel, alone, { conversation: asked }));
    const details = drawn.querySelector('details');
    expect(details?.open).toBe(false);
    expect(details?.textContent).toContain('12.0 GB');
    const actions = drawn.querySelector('.consent-card__actions')?.textContent;
    expect(actions).toContain(words.about('350 MB'));
    expect(actions).toContain('hub.example');
  });

  it('offers the hosted model where one is set, and says what that means', () => {
    const { localModel, calls } = createFakeLocalModel(asking);
    const drawn = draw(card(localModel, withHosted));
    expect(drawn.textContent).toContain(`${words.useHosted}: ${words.messagesLeave.warning}`);
    act(() => button(drawn, words.useHosted).click());
    act(() => button(drawn, words.consent).click());
    expect(calls).toEqual(['huggingface', 'consent']);
  });

  it('warns of each caution', () => {
    const cautious = { ...device, cautions: ['firefox', 'metered'] } as const;
    const { localModel } = createFakeLocalModel({ ...asking, device: cautious });
    expect(draw(card(localModel, alone)).querySelectorAll('li').length).toBe(2);
  });

  it('names the hosts that the files come from and what they see, before the click', () => {
    const { localModel } = createFakeLocalModel({ ...asking, model: fromHub });
    const asked = draw(card(localModel, alone)).textContent;
    expect(asked).toContain('hub.example and libraries.example');
    expect(asked).toContain('see your network address');
    const ours = createFakeLocalModel(asking);
    expect(draw(card(ours.localModel, alone)).textContent).toContain(words.filesFrom([]));
  });

  it.each<LocalModelSnapshot['state']>([
    { status: 'lost' },
    { status: 'failed', failure: 'load-failed', detail: 'CompileError' },
  ])('says once what went wrong, and offers every way on: %o', (state) => {
    const { localModel, calls } = createFakeLocalModel({ state, model, device });
    const note = draw(card(localModel, withHosted));
    const problem = describeProblem({ state, model, device }, words) ?? '';
    expect(note.textContent.split(problem).length).toBe(2);
    act(() => button(note, words.retryHere).click());
    act(() => button(note, words.useQuotes).click());
    act(() => button(note, words.useHosted).click());
    expect(calls).toEqual(['retry', 'quotes', 'huggingface']);
  });

  it('asks before a conversation that stayed here is sent, and says why', () => {
    const { localModel, calls } = createFakeLocalModel({ state: states.unsupported, model });
    const permissions = createPermissions();
    const disclosure = createDisclosure();
    const stayed: Conversation = { id: 'chat', answeredBy: ['webllm'] };
    const question = draw(card(localModel, withHosted, { conversation: stayed, permissions, disclosure }));
    expect(question.querySelector('section')?.textContent).toContain('llm.example');
    expect(question.textContent).toContain(words.unsupported['no-webgpu']);
    expect(question.querySelector('output')?.textContent).toBe(words.leaving.title('Qwen3 14B'));
    expect(disclosure.getSnapshot()).toBeUndefined();
    act(() => button(question, words.useHosted).click());
    expect(calls).toEqual(['huggingface']);
    expect(question.querySelector('section')).toBeNull();
    expect(disclosure.getSnapshot()).toBe('huggingface');
  });
});
