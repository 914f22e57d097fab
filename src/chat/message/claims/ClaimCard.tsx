import { type RefObject, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import type { Claim } from '../../../answers/check-claims';
import { useChatContext } from '../../chat-context';
import { placeCard } from './place-card';

interface ClaimCardProps {
  readonly card: RefObject<HTMLDivElement | null>;
  readonly claim: Claim;
  /** The element of the claim. */
  readonly statement: HTMLElement;
  /** Called where the statement is no longer in view. */
  readonly onLost: () => void;
}

/**
 * Why a statement is marked, and what the CV says instead. It stands in the dialog itself, since messages clip what they
 * contain. The link stands beside the tooltip, which describes and holds no control.
 */
export function ClaimCard({ card, claim, statement, onLost }: ClaimCardProps) {
  const dialog = statement.closest('dialog') ?? document.body;
  const { reason, quote } = claim;
  const { claims, claimCard } = useChatContext().partWords;

  useLayoutEffect(() => {
    const place = () => {
      const view = statement.closest('.transcript')?.getBoundingClientRect();
      const mark = statement.getBoundingClientRect();
      if (
        !card.current ||
        !statement.isConnected ||
        (view && (mark.bottom < view.top || mark.top > view.bottom))
      )
        return onLost();
      const { style, offsetWidth: width, offsetHeight: height } = card.current;
      const { left, top } = placeCard({
        mark,
        isRightToLeft: getComputedStyle(statement).direction === 'rtl',
        card: { width, height },
        bounds: dialog.getBoundingClientRect(),
      });
      style.left = `${left}px`;
      style.top = `${top}px`;
    };
    place();
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('scroll', place, { signal, capture: true, passive: true });
    window.addEventListener('resize', place, { signal });
    const sizes = new ResizeObserver(place);
    const message = statement.closest('article');
    if (message) sizes.observe(message);
    return () => {
      listening.abort();
      sizes.disconnect();
    };
  }, [card, statement, dialog, onLost]);

  return createPortal(
    <div className="claims__card" ref={card} tabIndex={-1}>
      <div role="tooltip">
        {reason && <p className="claims__reason">{claims.reason(reason)}</p>}
        {quote && (
          <>
            <p className="claims__label">{claimCard.nearest}</p>
            <blockquote className="claims__quote" dir="auto">
              {quote.text}
            </blockquote>
          </>
        )}
      </div>
      {quote && quote.anchor !== '' && (
        <a className="claims__link" href={`#${encodeURIComponent(quote.anchor)}`}>
          {quote.heading}
        </a>
      )}
    </div>,
    dialog,
  );
}
