/** On a touch keyboard Enter makes a new line, since there is no Shift+Enter; a coarse main pointer tells of one. */
export function hasTouchKeyboard(window: Window): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}

type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'>;

/** Whether this key press in the text box isSubmitKey (contract.md, "Keys"). Enter that confirms an input method's word does not. */
export function isSubmitKey(event: KeyPress, touchKeyboard: boolean): boolean {
  if (event.key !== 'Enter' || event.isComposing) return false;
  if (event.ctrlKey || event.metaKey) return true;
  return !touchKeyboard && !event.shiftKey && !event.altKey;
}
