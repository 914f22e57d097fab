import { useChat, useChatContext } from '../chat-context';
import { CrossIcon, ListIcon, PlusIcon } from '../icons';
import { lastReply } from '../core/last-reply';
import './Header.css';

interface HeaderProps {
  readonly titleId: string;
  readonly sidebarId: string;
  readonly firstName: string;
  /** Absent where the CV is quoted. */
  readonly modelLabel?: string;
  readonly sidebarIsOpen: boolean;
  readonly onToggleSidebar: () => void;
  readonly onNewChat: () => void;
}

export function Header(props: HeaderProps) {
  const { store } = useChatContext();
  const answering = useChat((state) => {
    const reply = lastReply(state);
    if (!reply?.backend) return props.modelLabel;
    return reply.backend === 'quotes' ? undefined : reply.modelName;
  });
  return (
    <header className="chat-header">
      <button
        className="chat-icon-button"
        type="button"
        aria-label="Show chats"
        aria-expanded={props.sidebarIsOpen}
        aria-controls={props.sidebarId}
        onClick={props.onToggleSidebar}
      >
        <ListIcon />
      </button>
      <div className="chat-header__titles">
        <h2 className="chat-header__title" id={props.titleId}>
          {props.firstName}’s personal assistant
        </h2>
        <p className="chat-header__subtitle">
          {answering === undefined
            ? 'Quotes from the CV, no model'
            : `Really ${answering}, a third-party open model`}
        </p>
      </div>
      <button className="chat-icon-button" type="button" aria-label="New chat" onClick={props.onNewChat}>
        <PlusIcon />
      </button>
      <button
        className="chat-icon-button"
        type="button"
        aria-label="Close"
        onClick={() => store.getState().close()}
      >
        <CrossIcon />
      </button>
    </header>
  );
}
