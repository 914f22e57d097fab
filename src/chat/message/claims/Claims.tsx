import { reasonText } from '../../../answers/claims/reason-text';
import { Button } from '../../../ui/Button';
import { useChat, useChatContext } from '../../chat-context';
import type { Reply } from '../../core/message';
import { isReplyRunning, wasCvAsked } from '../../core/selectors';
import type { ReplyClaims } from '../../core/watch-claims';
import { inInterfaceLanguage } from '../in-interface-language';
import { claimId, markedOf, reasonId } from './claim-marks';
import './Claims.css';

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
