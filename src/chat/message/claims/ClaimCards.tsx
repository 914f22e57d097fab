import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Claim } from '../../../answers/check-claims';
import { useChat } from '../../chat-context';
import type { ChatState } from '../../core/chat-state';
import { focusedChat } from '../../core/selectors';
import { ClaimCard } from './ClaimCard';
import { claimId, markedOf } from './claim-marks';
import { watchStatements } from './watch-statements';

/** The card of the statement in the conversation that the visitor looks at. One for all messages. */
export function ClaimCards({ conversation }: { readonly conversation: RefObject<HTMLElement | null> }) {
  const card = useRef<HTMLDivElement>(null);
  const watched = useRef<ReturnType<typeof watchStatements>>(undefined);
  const [statement, setStatement] = useState<HTMLElement>();
  const claim = useChat((state) => claimOf(state, statement?.id));
  const hide = useCallback(() => watched.current?.hide(), []);

  useEffect(() => {
    if (!conversation.current) return undefined;
    const watch = watchStatements({
      conversation: conversation.current,
      card: () => card.current,
      show: setStatement,
    });
    watched.current = watch;
    return watch.stop;
  }, [conversation]);

  return claim && statement ? <ClaimCard {...{ card, claim, statement }} onLost={hide} /> : null;
}

function claimOf(state: ChatState, id: string | undefined): Claim | undefined {
  for (const message of focusedChat(state)?.messages ?? []) {
    if (id === undefined || message.role !== 'assistant' || !message.claims) continue;
    const found = markedOf(message.claims.doubtful).find((_, index) => claimId(message.id, index) === id);
    if (found) return found;
  }
  return undefined;
}
