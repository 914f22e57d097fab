import { describe, expect, it } from 'vitest';
import { isSubmitKey } from '../../../../src/chat/composer/keys';

const enter = {
  key: 'Enter',
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
};

describe.each([
  ['a physical keyboard', false],
  ['a touch keyboard', true],
])('on %s', (_, touchKeyboard) => {
  it.each([
    ['Ctrl+Enter', { ctrlKey: true }, true],
    ['Cmd+Enter', { metaKey: true }, true],
    ['Enter', {}, !touchKeyboard],
    ['Shift+Enter', { shiftKey: true }, false],
    ['Enter that confirms a composed word', { isComposing: true }, false],
    ['Ctrl+Enter while composing', { isComposing: true, ctrlKey: true }, false],
    ['a letter with Ctrl', { key: 'm', ctrlKey: true }, false],
  ])('%s: isSubmitKey %#', (_name, press, expected) => {
    expect(isSubmitKey({ ...enter, ...press }, touchKeyboard)).toBe(expected);
  });
});
