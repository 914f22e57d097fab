import { type RefObject, useEffect } from 'react';
import { isReplyRunning } from '../core/selectors';
import type { ChatStore } from '../core/chat-store';
import { hasTouchKeyboard } from '../composer/keys';

/**
 * A control that is disabled or removed loses the focus. So the focus moves to the conversation, where the arrow keys
 * scroll, when a reply begins, and back to the text box when it ends. It stays where it is if the visitor has moved it
 * or reads further up, or if a touch keyboard would cover the reply.
 */
export function useReplyFocus(
  store: ChatStore,
  dialog: RefObject<HTMLDialogElement | null>,
  textBox: RefObject<HTMLTextAreaElement | null>,
): void {
  useEffect(
    () =>
      store.subscribe((state, before) => {
        const isRunning = isReplyRunning(state);
        const sameChat = state.focusedChatIdx === before.focusedChatIdx;
        if (!state.isOpen || !sameChat || isRunning === isReplyRunning(before)) return;
        // After React has rendered the change.
        requestAnimationFrame(() => {
          const conversation = dialog.current?.querySelector<HTMLElement>('[data-following]');
          const { activeElement } = document;
          const isFree = [null, document.body, dialog.current, conversation].includes(
            activeElement as HTMLElement,
          );
          if (isRunning) {
            const isAtTextBox = activeElement === textBox.current && textBox.current?.disabled === true;
            if (isFree || isAtTextBox || !dialog.current?.contains(activeElement)) {
              conversation?.focus({ preventScroll: true });
            }
          } else if (isFree && conversation?.dataset['following'] === 'true' && !hasTouchKeyboard(window)) {
            textBox.current?.focus({ preventScroll: true });
          }
        });
      }),
    [store, dialog, textBox],
  );
}
