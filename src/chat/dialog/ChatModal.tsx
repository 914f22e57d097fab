import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { useStore } from 'zustand';
import type { Answerer } from '../../models/who-answers';
import { timings } from '../../ui/timings';
import { useSidebar, Sidebar } from '../sidebar/Sidebar';
import { useReplyAnnouncements } from '../hooks/use-reply-announcements';
import { ChatContext, type ChatContextValue } from '../chat-context';
import { isReplyRunning } from '../core/selectors';
import { Composer } from '../composer/Composer';
import { Header } from './Header';
import { Transcript } from '../transcript/Transcript';
import { markInitialFocus, useReplyFocus } from '../hooks/use-reply-focus';
import { useBackdropClick } from '../hooks/use-listener';
import '../../ui/Button.chat.css';
import '../../ui/Icon.chat.css';
import '../../ui/visually-hidden.css';
import './ChatModal.css';

interface ChatProfile {
  readonly name: string;
  readonly firstName: string;
  readonly suggestedQuestions: readonly string[];
}

interface ChatModalProps {
  /** Must keep its identity. */
  readonly chat: Omit<ChatContextValue, 'announce' | 'localModelStatus' | 'nextBackend'>;
  readonly profile: ChatProfile;
  /** Who answers the next question. */
  readonly whoAnswers: Answerer;
  /** Rendered above the text box. */
  readonly consent?: ReactNode;
  /** Rendered at the end of the sidebar. */
  readonly inSidebar?: ReactNode;
}

const durations = { '--chat-sidebar-hide-delay': `${timings.sidebarHideDelayMs}ms` } as CSSProperties;

/** The count makes a sentence that is announced twice a new element: an unchanged text would be passed over. */
function nextAnnouncement({ count }: { readonly count: number }, sentence: string) {
  return { sentence, count: count + 1 };
}

export function ChatModal(props: ChatModalProps) {
  const { chat, profile, whoAnswers } = props;
  const { store, words } = chat;
  const { backend: nextBackend, because: localModelStatus } = whoAnswers;
  const [announcement, announce] = useReducer(nextAnnouncement, { sentence: '', count: 0 });
  const context = useMemo(
    () => ({ ...chat, announce, localModelStatus, nextBackend }),
    [chat, localModelStatus, nextBackend],
  );
  const titleId = useId();
  const sidebarId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const textBox = useRef<HTMLTextAreaElement>(null);
  const sidebar = useSidebar();
  const isOpen = useStore(store, (state) => state.isOpen);
  const chatKey = useStore(store, ({ chats, focusedChatIdx }) => chats[focusedChatIdx ?? -1]?.id);
  const close = useCallback(() => store.getState().close(), [store]);
  useEffect(
    () =>
      store.subscribe((state, before) => {
        if (isReplyRunning(state) !== isReplyRunning(before) && matchMedia('(width <= 46rem)').matches)
          for (const note of dialog.current?.querySelectorAll<HTMLDetailsElement>(
            '[role="note"] > details',
          ) ?? [])
            note.open = false;
      }),
    [store],
  );
  useReplyAnnouncements(store, words, announce);
  useReplyFocus({ store, dialog, textBox, localModelStatus });
  useBackdropClick(dialog, close);

  useLayoutEffect(() => {
    if (!isOpen) {
      dialog.current?.close();
    } else if (!dialog.current?.open) {
      // With the attribute the dialog moves the focus once. React's `autoFocus` sets none and would focus too early.
      if (dialog.current && textBox.current) markInitialFocus(dialog.current, textBox.current);
      dialog.current?.showModal();
    }
    // For the styles of the page. With `:has()` they would be matched again, on all of it, for each new part of a reply.
    const page = document.documentElement;
    page.toggleAttribute('data-chat-open', isOpen);
    return () => page.removeAttribute('data-chat-open');
  }, [isOpen]);

  return (
    <ChatContext value={context}>
      <dialog
        className="chat-modal"
        ref={dialog}
        aria-labelledby={titleId}
        style={durations}
        onClose={({ currentTarget }) => {
          // The event is a task of its own: the chat may be open again by now, after Back and Back.
          if (currentTarget.open) return;
          close();
          sidebar.leave();
        }}
      >
        <div className="chat-modal__content">
          <Header
            titleId={titleId}
            sidebarId={sidebarId}
            firstName={profile.firstName}
            whoAnswers={whoAnswers}
            sidebarIsOpen={sidebar.state !== 'closed'}
            onToggleSidebar={sidebar.toggle}
            onNewChat={() => {
              // Synchronous: a text box that is still disabled takes no focus.
              flushSync(() => store.getState().newChat());
              textBox.current?.focus();
            }}
          />
          <div className="chat-modal__body" data-sidebar={sidebar.state}>
            <Sidebar id={sidebarId} owner={profile} onChoose={sidebar.leave} more={props.inSidebar} />
            <div className="chat-modal__main" onPointerDown={sidebar.leave}>
              <Transcript key={chatKey} suggestedQuestions={profile.suggestedQuestions} />
              {props.consent}
              <Composer firstName={profile.firstName} textBox={textBox} />
            </div>
          </div>
        </div>
        <output className="visually-hidden">
          <span key={announcement.count}>{announcement.sentence}</span>
        </output>
      </dialog>
    </ChatContext>
  );
}
