import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useChat, useChatContext } from '../chat-context';
import type { Answerer } from '../../models/who-answers';
import { lastReply } from '../core/selectors';
import './ChatHeader.css';

interface HeaderProps {
  readonly titleId: string;
  readonly sidebarId: string;
  readonly firstName: string;
  /** Who answers the next question. */
  readonly whoAnswers: Answerer;
  readonly sidebarIsOpen: boolean;
  readonly onToggleSidebar: () => void;
  readonly onNewChat: () => void;
}

export function Header(props: HeaderProps) {
  const { store, words } = useChatContext();
  const { backend, modelName, title, because } = props.whoAnswers;
  // A site built for one backend may have been given another model of it since (`ErrorDescription.choices`).
  const answering = useChat((state) =>
    because === undefined && modelName !== undefined
      ? (lastReply(state, backend)?.modelName ?? modelName)
      : modelName,
  );
  return (
    <div className="chat-header">
      <Button
        variant="quiet"
        isRound
        aria-label={words.showChats}
        aria-expanded={props.sidebarIsOpen}
        aria-controls={props.sidebarId}
        onClick={props.onToggleSidebar}
      >
        <Icon name="list" />
      </Button>
      <div className="chat-header__titles">
        <h2 className="chat-header__title" id={props.titleId} data-short={words.shortTitle(props.firstName)}>
          <span className="chat-header__whole">{words.title(props.firstName)}</span>
        </h2>
        <p className="chat-header__subtitle">
          {title ?? (answering === undefined ? words.noModel : words.model(answering, backend === 'webllm'))}
        </p>
      </div>
      <Button variant="quiet" isRound aria-label={words.newChat} onClick={props.onNewChat}>
        <Icon name="plus" />
      </Button>
      <Button variant="quiet" isRound aria-label={words.close} onClick={() => store.getState().close()}>
        <Icon name="cross" />
      </Button>
    </div>
  );
}
