import { useEffect } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { useChat, useChatContext } from '../chat-context';
import { focusedChat, hasClaims, isFocusedChatEmpty, runningAt } from '../core/selectors';
import { useFollowScroll } from '../hooks/use-follow-scroll';
import { lazyClaimParts } from '../message/lazy-parts';
import { MessageView } from '../message/MessageView';
import './Transcript.css';
import './SuggestedQuestions.css';

/** Some browsers scroll a box by keys only while it has the focus. */
const scrollsByKeys = { tabIndex: 0 };

/** What a frame costs grows with the siblings of the message that is printed, so a long chat is a list of short lists. */
const messagesInGroup = 16;

/** The messages of the focused chat. No live region: useReplyAnnouncements tells when a reply begins and ends. */
export function Transcript({ suggestedQuestions }: { readonly suggestedQuestions: readonly string[] }) {
  const { words } = useChatContext();
  const ids = useChat(useShallow((state) => focusedChat(state)?.messages.map(({ id }) => id) ?? []));
  const isEmpty = useChat(isFocusedChatEmpty);
  const running = useChat(useShallow(runningAt));
  const hasStatements = useChat(hasClaims);
  const claimParts = lazyClaimParts.use(hasStatements);
  const { box, content, isFollowing, followReply, jumpToEnd, showMessage } = useFollowScroll();

  // A visitor who asks wants to see the answer, even after scrolling up. One below a quick answer may come unasked.
  useEffect(() => {
    if (running?.place === 'end') followReply();
    if (running?.place === 'middle') showMessage(running.index);
  }, [running, followReply, showMessage]);

  return (
    <div className="transcript">
      <section
        className="transcript__box"
        ref={box}
        {...scrollsByKeys}
        aria-label={words.conversation}
        data-following={isFollowing}
      >
        <div className="transcript__content" ref={content} data-empty={isEmpty || undefined}>
          {inGroups(ids).map((group, position) => (
            <div className="transcript__group" key={position}>
              {group.map((id, index) => (
                <MessageView index={position * messagesInGroup + index} key={id} />
              ))}
            </div>
          ))}
          {isEmpty && <SuggestedQuestions questions={suggestedQuestions} />}
        </div>
      </section>
      {hasStatements && claimParts && <claimParts.ClaimCards conversation={content} />}
      {!isFollowing && !isEmpty && (
        <Button className="transcript__jump" onClick={jumpToEnd}>
          <Icon name="down" />
          {words.jumpToLatest}
        </Button>
      )}
    </div>
  );
}

function inGroups(ids: readonly string[]): (readonly string[])[] {
  return Array.from({ length: Math.ceil(ids.length / messagesInGroup) }, (_, position) =>
    ids.slice(position * messagesInGroup, (position + 1) * messagesInGroup),
  );
}

export function SuggestedQuestions({ questions }: { readonly questions: readonly string[] }) {
  const { store, words } = useChatContext();
  return (
    <ul className="suggested-questions" aria-label={words.suggestions}>
      {questions.slice(0, 3).map((question) => (
        <li key={question}>
          <Button dir="auto" onClick={() => store.getState().send(question)}>
            {question}
          </Button>
        </li>
      ))}
    </ul>
  );
}
