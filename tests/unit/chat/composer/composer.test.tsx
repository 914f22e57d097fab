// @vitest-environment jsdom
import { act, createRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ChatContext, type ChatContextValue } from '../../../../src/chat/chat-context';
import { Composer } from '../../../../src/chat/composer/Composer';
import { longestDraft, longestPrompt } from '../../../../src/chat/core/message';
import { chatWords as words } from '../../../../src/chat/words.en';
import { draw } from '../../../support/draw';
import { settled } from '../../../support/scripted-backend';
import { createTestChat, type TestChat } from '../../../support/test-chat';
import { isSubmitKey } from '../../../../src/chat/composer/keys';

let chat: TestChat;
let box: HTMLElement;
let announced: string[];
let fieldSizing: boolean;
let textHeight: number;
let changeWidth: (width: number) => void;

beforeEach(() => {
  vi.stubGlobal('CSS', { supports: () => fieldSizing });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  let width = 0;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        changeWidth = (next) => {
          width = next;
          callback();
        };
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => textHeight);
  fieldSizing = true;
  textHeight = 40;
  announced = [];
  chat = createTestChat();
});

function render(more: Partial<ChatContextValue> = {}): void {
  const context = { ...chat.context, ...more, announce: (sentence: string) => void announced.push(sentence) };
  box = draw(
    <ChatContext value={context}>
      <Composer firstName="Ada" textBox={createRef()} />
    </ChatContext>,
  );
  act(() => chat.store.getState().open());
}

const textBox = () => box.querySelector('textarea') ?? document.createElement('textarea');
const problem = () => box.querySelector('.composer__problem')?.textContent;

function type(text: string): void {
  act(() => {
    // React replaces the property of the element itself, to notice scripts.
    Reflect.set(HTMLTextAreaElement.prototype, 'value', text, textBox());
    textBox().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Returns true if the browser may insert the text. */
function insert(kind: 'paste' | 'drop', text: string): boolean {
  const event = new Event(kind, { bubbles: true, cancelable: true });
  const data = { getData: () => text };
  Object.assign(event, kind === 'paste' ? { clipboardData: data } : { dataTransfer: data });
  act(() => void textBox().dispatchEvent(event));
  return !event.defaultPrevented;
}

describe('a text that is too long to be sent', () => {
  it('is kept, is not sent, and is said to be too long once', async () => {
    render();
    const long = 'x'.repeat(longestPrompt + 1);
    type(long);
    type(`${long}y`);
    expect(problem()).toBe(words.tooLong('20,002', '20,000'));
    expect(announced).toEqual([words.tooLong('20,001', '20,000')]);
    expect(textBox().getAttribute('aria-invalid')).toBe('true');
    act(() => void box.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true })));
    await settled();
    expect(chat.backend.streams).toEqual([]);
    expect(textBox().value).toBe(`${long}y`);
    expect(announced).toHaveLength(2);
    type('x'.repeat(longestPrompt));
    expect(problem()).toBeUndefined();
  });

  it.each(['paste', 'drop'] as const)('is not inserted by %s where the box could not hold it', (kind) => {
    render();
    type('half a thought');
    expect(insert(kind, 'x'.repeat(longestDraft))).toBe(false);
    expect(problem()).toBe(words.notInserted + words.tooLong('50,014', '20,000'));
    expect(announced).toEqual([problem()]);
    expect(textBox().value).toBe('half a thought');
    expect(textBox().getAttribute('aria-invalid')).toBe('false');
    expect(insert(kind, 'a page of text')).toBe(true);
    type('half a thought and a page of text');
    expect(problem()).toBeUndefined();
  });
});

describe('the height of the text box', () => {
  it('follows its text where the browser lacks field-sizing', () => {
    fieldSizing = false;
    render();
    textHeight = 120;
    type('one\ntwo\nthree');
    expect(textBox().style.height).toBe('120px');
    textHeight = 40;
    act(() => chat.store.getState().setDraft(''));
    expect(textBox().style.height).toBe('40px');
  });

  it('follows its width there, too, as when the dialog opens with a draft', () => {
    fieldSizing = false;
    render();
    type('a line that breaks in a narrow box');
    textHeight = 80;
    act(() => changeWidth(300));
    expect(textBox().style.height).toBe('80px');
  });
});

const enter = {
  key: 'Enter',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  keyCode: 13,
};

describe.each([
  ['a physical keyboard', false],
  ['a touch keyboard', true],
])('on %s', (_, touchKeyboard) => {
  it.each([
    { name: 'Ctrl+Enter', key: { ctrlKey: true }, sends: true },
    { name: 'Cmd+Enter', key: { metaKey: true }, sends: true },
    { name: 'Enter', key: {}, sends: !touchKeyboard },
    { name: 'Shift+Enter', key: { shiftKey: true }, sends: false },
    { name: 'Enter that confirms a composed word', key: { isComposing: true }, sends: false },
    { name: 'Enter that confirms a composed word in Safari', key: { keyCode: 229 }, sends: false },
    { name: 'Ctrl+Enter while composing', key: { isComposing: true, ctrlKey: true }, sends: false },
    { name: 'a letter with Ctrl', key: { key: 'm', ctrlKey: true }, sends: false },
  ])('$name sends: $sends', ({ key, sends }) => {
    expect(isSubmitKey({ ...enter, ...key }, touchKeyboard)).toBe(sends);
  });
});
