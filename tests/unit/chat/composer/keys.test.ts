import { describe, expect, it } from 'vitest';
import { isSubmitKey } from '../../../../src/chat/composer/keys';

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
