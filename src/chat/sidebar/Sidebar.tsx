import { type ReactNode, useState } from 'react';
import { useChat, useChatContext } from '../chat-context';
import { lazyReplyParts } from '../message/lazy-parts';
import { type Chat, currentlyPrintingResponse, isEmpty } from '../core/chat';
import { isRunningAnswer } from '../core/message';
import { SaveConversation, type SaveConversationProps } from '../save/SaveConversation';
import './Sidebar.css';
import { useMediaQuery } from '../../ui/use-media-query';

interface SidebarProps {
  readonly id: string;
  readonly owner: SaveConversationProps['owner'];
  readonly onChoose: () => void;
  /** Below what saves the conversation. */
  readonly more?: ReactNode;
}

/** `data-sidebar` around it is what the header's button sets (`SidebarState`); a closed one shows on hover and keyboard focus. */
export function Sidebar({ id, owner, onChoose, more }: SidebarProps) {
  const { words } = useChatContext();
  const count = useChat(({ chats }) => chats.length);
  const indexes = Array.from({ length: count }, (_, index) => count - 1 - index);
  return (
    <>
      <nav className="sidebar" id={id} aria-labelledby={`${id}-title`}>
        <h3 className="sidebar__title" id={`${id}-title`}>
          {words.chats}
        </h3>
        <ul className="sidebar__list">
          {indexes.map((index) => (
            <li key={index}>
              <SidebarEntry index={index} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      </nav>
      <div className="sidebar__foot">
        <SaveConversation owner={owner} />
        {more}
      </div>
    </>
  );
}

function SidebarEntry({ index, onChoose }: { readonly index: number; readonly onChoose: () => void }) {
  const { store } = useChatContext();
  const chat = useChat(({ chats }) => chats[index]);
  const isFocused = useChat(({ focusedChatIdx }) => focusedChatIdx === index);
  // A greeting has no markup, so an empty chat does not load the module.
  const module = lazyReplyParts.use(chat !== undefined && !isEmpty(chat));
  if (!chat) return null;
  const markdown = previewOf(chat);

  function choose(): void {
    store.getState().focusChat(index);
    onChoose();
  }

  return (
    <button
      className="sidebar__entry"
      type="button"
      aria-current={isFocused}
      data-answering={currentlyPrintingResponse(chat)}
      onClick={choose}
    >
      <span className="sidebar__preview" dir="auto">
        {module ? module.plainText(markdown) : markdown}
      </span>
    </button>
  );
}

/** The last message with a text, without a prompt that is being answered: its reply follows in a moment. */
function previewOf({ messages }: Chat): string {
  const isAnswered = (index: number) => !messages.slice(index + 1, index + 2).some(isRunningAnswer);
  return messages.findLast(({ content }, index) => content !== '' && isAnswered(index))?.content ?? '';
}

/** Where a sidebar leaves the transcript its measure. The style sheets of sidebar and dialog have the same query. */
const wide = '(width > 68rem) and (height > 30rem)';

/** `open` lies over the conversation until the visitor turns to it; `pinned` has a column of its own. */
type SidebarState = 'closed' | 'open' | 'pinned';

/** The header's button pins the sidebar where there is room, until the tab closes, and elsewhere opens it for a moment. */
export function useSidebar() {
  const isWide = useMediaQuery(wide);
  const [isOpen, setIsOpen] = useState(false);
  const [isPinned, setIsPinned] = useState(false);
  const isShown = isWide ? isPinned : isOpen;
  const state: SidebarState = !isShown ? 'closed' : isWide ? 'pinned' : 'open';
  return {
    state,
    toggle: () => (isWide ? setIsPinned : setIsOpen)(!isShown),
    /** The visitor turns to something else. A pinned sidebar stays. */
    leave: () => setIsOpen(false),
  };
}
