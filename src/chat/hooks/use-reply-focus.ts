import { type RefObject, useEffect } from 'react';
import { isReplyRunning } from '../chat-context';
import type { ChatStore } from '../core/chat-store';
import { hasTouchKeyboard } from '../composer/keys';

/**
 * A control that is disabled or gone drops the keyboard's focus out of the dialog. So when a reply begins, focus goes
 * to the conversation, where the arrow keys scroll, and when it ends back to the text box, unless the visitor has
 * moved on or is reading further up, or a touch keyboard would cover the reply.
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
        // After React has drawn the change.
        requestAnimationFrame(() => {
          const conversation = dialog.current?.querySelector<HTMLElement>('[data-following]');
          const { activeElement } = document;
          const isFree = [null, document.body, dialog.current, conversation].includes(
            activeElement as HTMLElement,
          );
          if (isRunning) {
            if (isFree || activeElement === textBox.current || !dialog.current?.contains(activeElement)) {
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
