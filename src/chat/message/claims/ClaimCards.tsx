import { reasonText } from '../../../answers/claims/reason-text';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Claim } from '../../../answers/check-claims';
import { useChat, useChatContext } from '../../chat-context';
import type { ChatState } from '../../core/chat-state';
import { focusedChat } from '../../core/selectors';
import { ShowInCv } from '../Sources';
import { claimId, markedOf } from './claim-marks';
import { watchStatements } from './watch-statements';

/** Why the statement is marked that the visitor looks at, under its paragraph. One for all messages. */
export function ClaimCards({ conversation }: { readonly conversation: RefObject<HTMLElement | null> }) {
  const [statement, setStatement] = useState<HTMLElement>();
  const [place] = useState(newPlace);
  const claim = useChat((state) => claimOf(state, statement?.id));

  useEffect(() => {
    if (!conversation.current) return undefined;
    return watchStatements({ conversation: conversation.current, card: place, show: setStatement });
  }, [conversation, place]);

  useLayoutEffect(() => {
    statement?.closest('.markdown > *')?.after(place);
    return () => place.remove();
  }, [place, statement]);

  return claim && createPortal(<Reason {...claim} />, place);
}

function newPlace(): HTMLElement {
  const place = document.createElement('div');
  place.className = 'claims__card markdown-guest';
  return place;
}

function Reason({ reason, quote }: Claim) {
  const { words, partWords } = useChatContext();
  return (
    <>
      <div role="tooltip">
        {reason && <p className="claims__reason">{reasonText(reason, partWords.claims)}</p>}
        {quote && (
          <>
            <p className="claims__label">{words.nearest}</p>
            <blockquote className="claims__quote" dir="auto">
              {quote.text}
            </blockquote>
          </>
        )}
      </div>
      {quote && quote.anchor !== '' && <ShowInCv {...quote} />}
    </>
  );
}

function claimOf(state: ChatState, id: string | undefined): Claim | undefined {
  for (const message of focusedChat(state)?.messages ?? []) {
    if (id === undefined || message.role !== 'assistant' || !message.claims) continue;
    const found = markedOf(message.claims.doubtful).find((_, index) => claimId(message.id, index) === id);
    if (found) return found;
  }
  return undefined;
}
