import { type RefObject, useEffect, useRef } from 'react';
import type { LocalModelState } from '../../models/local-model';
import { isReplyRunning } from '../core/selectors';
import type { ChatState } from '../core/chat';
import type { ChatStore } from '../core/chat-store';
import { hasTouchKeyboard } from '../composer/keys';

interface ReplyFocusOptions {
  readonly store: ChatStore;
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly textBox: RefObject<HTMLTextAreaElement | null>;
  /** Undefined where the site was built without a model on the device. */
  readonly localModelStatus: LocalModelState['status'] | undefined;
}

/**
 * A control that is disabled or removed loses the focus. So the focus moves to the conversation, where the arrow keys
 * scroll, when a reply begins, and back to the text box when a reply or a load ends. It stays where it is if the visitor
 * has moved it or reads further up. A touch keyboard would cover the reply, so there it stays in the conversation.
 */
export function useReplyFocus({ store, dialog, textBox, localModelStatus }: ReplyFocusOptions): void {
  useEffect(
    () =>
      store.subscribe((state, before) => {
        const isRunning = isReplyRunning(state);
        if (!state.isOpen || !beginsOrEnds(state, before)) return;
        // After React has rendered the change. A reply may end, or another one begin, before that.
        requestAnimationFrame(() => {
          if (dialog.current && isReplyRunning(store.getState()) === isRunning) {
            if (isRunning) toConversation(dialog.current, textBox.current);
            else toTextBox(dialog.current, textBox.current);
          }
        });
      }),
    [store, dialog, textBox],
  );

  const isLoading = localModelStatus === 'downloading' || localModelStatus === 'compiling';
  const wasLoading = useRef(isLoading);
  useEffect(() => {
    const hasEnded = wasLoading.current && !isLoading;
    wasLoading.current = isLoading;
    if (hasEnded && dialog.current?.open && !isReplyRunning(store.getState())) {
      toTextBox(dialog.current, textBox.current);
    }
  }, [isLoading, store, dialog, textBox]);
}

/** True if the change began or ended a reply, and not if another chat came into view. */
function beginsOrEnds(state: ChatState, before: ChatState): boolean {
  return state.focusedChatIdx === before.focusedChatIdx && isReplyRunning(state) !== isReplyRunning(before);
}

/** Marks what the dialog focuses as it opens: the text box, or the conversation while a running reply disables that. */
export function markInitialFocus(dialog: HTMLDialogElement, textBox: HTMLTextAreaElement): void {
  const { disabled } = textBox;
  textBox.toggleAttribute('autofocus', !disabled);
  conversationOf(dialog)?.toggleAttribute('autofocus', disabled);
}

function toConversation(dialog: HTMLDialogElement, textBox: HTMLTextAreaElement | null): void {
  const { activeElement } = document;
  const isAtTextBox = activeElement === textBox && textBox?.disabled === true;
  const isElsewhere = !dialog.contains(activeElement) || isAtTextBox;
  if (isElsewhere || isLost(activeElement, dialog)) focus(conversationOf(dialog));
}

function toTextBox(dialog: HTMLDialogElement, textBox: HTMLTextAreaElement | null): void {
  const { activeElement } = document;
  const conversation = conversationOf(dialog);
  const reads = activeElement === conversation;
  if (!reads && !isLost(activeElement, dialog)) return;
  if (hasTouchKeyboard(window)) focus(conversation);
  else if (!reads || conversation?.dataset['following'] === 'true') focus(textBox);
}

/** True if no control has the focus: its holder is gone, or it stands on the slot of a card whose button was clicked. */
function isLost(activeElement: Element | null, dialog: HTMLDialogElement): boolean {
  return (
    activeElement === null ||
    activeElement === document.body ||
    activeElement === dialog ||
    activeElement.classList.contains('consent-slot')
  );
}

function conversationOf(dialog: HTMLDialogElement): HTMLElement | null {
  return dialog.querySelector('[data-following]');
}

function focus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
