import { reasonText } from '../../../answers/claims/reason-text';
import { Button } from '../../../ui/Button';
import { useChat, useChatContext } from '../../chat-context';
import type { Reply } from '../../core/message';
import { isReplyRunning, wasCvAsked, focusedChat } from '../../core/selectors';
import type { ReplyClaims } from '../../core/watch-claims';
import { inInterfaceLanguage } from '../in-interface-language';
import { claimId, markedOf, reasonId } from './claim-marks';
import './Claims.css';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Claim } from '../../../answers/check-claims';
import type { ChatState } from '../../core/chat';
import { ShowInCv } from '../Sources';
import { watchStatements } from './watch-statements';

export { marksOf } from './claim-marks';

interface ClaimsProps {
  readonly reply: Reply;
  readonly claims: ReplyClaims;
  /** Index of the reply in the focused chat. */
  readonly index: number;
}

/** What belongs to the marks in a reply: their reasons, and below the text how many there are. */
export function Claims({ reply, claims: { doubtful, isComplete }, index }: ClaimsProps) {
  const { claims: words } = useChatContext().partWords;
  return (
    <div className="claims" {...inInterfaceLanguage(reply)}>
      {markedOf(doubtful).map(({ reason, start }, at) => (
        <p key={start} id={reasonId(reply.id, at)} hidden>
          {reason && reasonText(reason, words)}
        </p>
      ))}
      {isComplete && doubtful.length > 0 && <ClaimsLine {...{ reply, index }} count={doubtful.length} />}
    </div>
  );
}

interface ClaimsLineProps {
  readonly reply: Reply;
  readonly index: number;
  readonly count: number;
}

/** `watchStatements` follows its link. */
function ClaimsLine({ reply, index, count }: ClaimsLineProps) {
  const { store, words } = useChatContext();
  const wasAsked = useChat((state) => wasCvAsked(state, index));
  const isBusy = useChat(isReplyRunning);
  return (
    <p className="claims__line">
      <a className="claims__first" href={`#${claimId(reply.id, 0)}`}>
        {words.notInCv(count)}
      </a>
      {!wasAsked && (
        <Button disabled={isBusy} onClick={() => store.getState().quoteBelow(reply.id)}>
          {words.quoteInstead}
        </Button>
      )}
    </p>
  );
}

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
