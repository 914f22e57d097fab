import { useChat, useChatContext } from '../chat-context';
import { lazyPlainText } from '../message/lazy-markdown';
import type { Chat } from '../core/message';
import './Sidebar.css';

interface SidebarProps {
  readonly id: string;
  /** Opened by its button; hovering and keyboard focus open it by style alone. */
  readonly isOpen: boolean;
  readonly onChoose: () => void;
}

export function Sidebar({ id, isOpen, onChoose }: SidebarProps) {
  const count = useChat(({ chats }) => chats.length);
  const indexes = Array.from({ length: count }, (_, index) => count - 1 - index);
  return (
    <nav className={`sidebar${isOpen ? ' sidebar--open' : ''}`} id={id} aria-labelledby={`${id}-title`}>
      <h3 className="sidebar__title" id={`${id}-title`}>
        All chats
      </h3>
      <ul className="sidebar__list">
        {indexes.map((index) => (
          <li key={index}>
            <SidebarEntry index={index} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SidebarEntry({ index, onChoose }: { readonly index: number; readonly onChoose: () => void }) {
  const { store } = useChatContext();
  const markdown = useChat(({ chats }) => previewOf(chats[index]));
  // A greeting has no markup, and until there is more than that nothing has to be fetched.
  const module = lazyPlainText.use(useChat(({ chats }) => chats[index]?.isEmpty === false));
  const isFocused = useChat(({ focusedChatIdx }) => focusedChatIdx === index);
  const isAnswering = useChat(({ chats }) => chats[index]?.currentlyPrintingResponse ?? false);

  function choose(): void {
    store.getState().focusChat(index);
    onChoose();
  }

  return (
    <button
      className="sidebar__entry"
      type="button"
      aria-current={isFocused}
      data-answering={isAnswering}
      onClick={choose}
    >
      <span className="sidebar__preview">{module ? module.plainText(markdown) : markdown}</span>
    </button>
  );
}

/** The last message with a text. An exchange still under way does not count: its preview would change all the time. */
function previewOf(chat: Chat | undefined): string {
  const messages = chat?.messages ?? [];
  const settled = chat?.currentlyPrintingResponse ? messages.slice(0, -2) : messages;
  return settled.findLast(({ content }) => content !== '')?.content ?? '';
}
