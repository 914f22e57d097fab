/** A coarse main pointer means a touch keyboard. It has no Shift+Enter, so plain Enter makes a new line there. */
export function hasTouchKeyboard(window: Window): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}

interface Key extends Pick<
  KeyboardEvent,
  'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'
> {
  readonly keyCode: number;
}

/** The code of every key that an input method takes. Safari ends the composition before it sends the key. */
const takenByInputMethod = 229;

/** True if this key sends the text box (docs/contract.md#keys). Enter that confirms a word of an input method does not. */
export function isSubmitKey(event: Key, touchKeyboard: boolean): boolean {
  if (event.key !== 'Enter' || event.isComposing || event.keyCode === takenByInputMethod) return false;
  if (event.ctrlKey || event.metaKey) return true;
  return !touchKeyboard && !event.shiftKey && !event.altKey;
}
