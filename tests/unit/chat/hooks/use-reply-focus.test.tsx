// @vitest-environment jsdom
import { act, useRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useStore } from 'zustand';
import { isReplyRunning } from '../../../../src/chat/core/selectors';
import { markInitialFocus, useReplyFocus } from '../../../../src/chat/hooks/use-reply-focus';
import { draw } from '../../../support/draw';
import { settled } from '../../../support/scripted-backend';
import { createTestChat, type TestChat } from '../../../support/test-chat';

let chat: TestChat;
let isTouch: boolean;

/** Some browsers scroll a box by keys only while it has the focus. */
const scrollsByKeys = { tabIndex: 0 };

/** The dialog as far as the focus is concerned. */
function Dialog() {
  const { store } = chat;
  const dialog = useRef<HTMLDialogElement>(null);
  const textBox = useRef<HTMLTextAreaElement>(null);
  const running = useStore(store, isReplyRunning);
  useReplyFocus({ store, dialog, textBox, localModelStatus: undefined });
  return (
    <dialog open ref={dialog}>
      <section {...scrollsByKeys} data-following />
      <a href="#job-1">Source</a>
      <div className="consent-slot" tabIndex={-1} />
      <textarea disabled={running} ref={textBox} />
      {running && <button type="button">Stop</button>}
    </dialog>
  );
}

beforeEach(() => {
  isTouch = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isTouch }));
  chat = createTestChat({ reducedMotion: () => true });
  chat.store.getState().open();
  draw(<Dialog />);
  find('textarea').focus();
});

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function ask() {
  await act(async () => {
    chat.store.getState().send('Who are you?');
    await settled();
    await nextFrame();
  });
  return chat.backend.lastStream;
}

/** Runs `ending` in a reply, and returns once the focus has had time to move. */
async function after(ending: () => void | Promise<void>): Promise<void> {
  await act(async () => {
    await ending();
    chat.clock.settle();
    await settled();
    await nextFrame();
  });
}

it('moves the focus to the conversation when a reply begins', async () => {
  await ask();
  expect(document.activeElement).toBe(find('section'));
});

it.each([
  ['is done', 'end'],
  ['was stopped', 'stop'],
  ['has failed', 'fail'],
] as const)('returns the focus to the text box when a reply %s', async (_, ending) => {
  const stream = await ask();
  await after(async () => {
    if (ending === 'stop') return chat.store.getState().stop();
    await stream.text('Hello.');
    if (ending === 'end') await stream.end();
    else await stream.fail(new Error('gone'));
  });
  expect(document.activeElement).toBe(find('textarea'));
});

it('returns the focus from the slot of a card whose button was clicked', async () => {
  const stream = await ask();
  find('.consent-slot').focus();
  await after(async () => {
    await stream.text('Hello.');
    await stream.end();
  });
  expect(document.activeElement).toBe(find('textarea'));
});

it('leaves the focus where the visitor has moved it', async () => {
  const stream = await ask();
  find('a').focus();
  await after(() => stream.end());
  expect(document.activeElement).toBe(find('a'));
});

it('moves the focus to the conversation where a touch keyboard would cover it', async () => {
  isTouch = true;
  await ask();
  find('button').focus();
  await after(() => chat.store.getState().stop());
  expect(document.activeElement).toBe(find('section'));
});

it('has the dialog open with the focus in the conversation while a reply runs', async () => {
  const dialog = document.querySelector('dialog');
  const textBox = document.querySelector('textarea');
  if (!dialog || !textBox) throw new Error('There is no dialog');
  markInitialFocus(dialog, textBox);
  expect(document.querySelectorAll('[autofocus]')).toEqual(document.querySelectorAll('textarea'));
  await ask();
  markInitialFocus(dialog, textBox);
  expect(document.querySelectorAll('[autofocus]')).toEqual(document.querySelectorAll('section'));
});
