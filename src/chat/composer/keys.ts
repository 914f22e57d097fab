/** A coarse main pointer means a touch keyboard. It has no Shift+Enter, so plain Enter makes a new line there. */
export function hasTouchKeyboard(window: Window): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>;

/** True if this key sends the text box (docs/contract.md#keys). Enter that confirms a word of an input method does not. */
export function isSubmitKey(event: Key, touchKeyboard: boolean): boolean {
  if (event.key !== 'Enter' || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey) return true;
  return !touchKeyboard && !event.shiftKey && !event.altKey;
}
