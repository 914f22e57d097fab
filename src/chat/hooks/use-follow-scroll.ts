import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** CSS pixels. A zoomed page can stop a fraction of a pixel before the end. */
const atEndPx = 4;
/** CSS pixels above the beginning of a quoted reply. */
const abovePx = 12;

interface FollowScroll {
  readonly box: RefObject<HTMLElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
  /** False once the reader has scrolled up. */
  readonly isFollowing: boolean;
  /** Goes to the beginning of a quoted reply first, and from there to its end. */
  readonly jumpToEnd: () => void;
  /** Brings a message in the middle into view, and follows the end no longer. */
  readonly showMessage: (index: number) => void;
}

/**
 * Keeps the end of growing content in view until the reader scrolls up, and again once they have scrolled back to it.
 * Of a quoted reply, which is there at once and begins with the answer, it keeps the beginning in view. Shrinking content
 * moves the box as well, so a scroll counts as the reader's only if it goes up and stops before the end.
 */
export function useFollowScroll(): FollowScroll {
  const box = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const [isFollowing, setIsFollowing] = useState(true);

  const follow = useCallback((value: boolean) => {
    follows.current = value;
    setIsFollowing(value);
  }, []);

  const scrollToEnd = useCallback(() => {
    const element = box.current;
    if (element) element.scrollTop = Math.min(element.scrollHeight, furthest(element, content.current));
  }, []);

  const jumpToEnd = useCallback(() => {
    follow(true);
    const element = box.current;
    const before = element?.scrollTop;
    scrollToEnd();
    if (element && element.scrollTop === before) element.scrollTop = element.scrollHeight;
  }, [follow, scrollToEnd]);

  const showMessage = useCallback(
    (index: number) => {
      follow(false);
      content.current?.children[index]?.scrollIntoView({ block: 'nearest' });
    },
    [follow],
  );

  useLayoutEffect(scrollToEnd, [scrollToEnd]);

  useEffect(() => {
    const element = box.current;
    if (!element || !content.current) return undefined;

    let lastTop = element.scrollTop;
    const onScroll = () => {
      const { scrollTop, scrollHeight, clientHeight } = element;
      if (scrollHeight - clientHeight - scrollTop <= atEndPx) follow(true);
      else if (scrollTop < lastTop) follow(false);
      lastTop = scrollTop;
    };
    const stayAtEnd = () => {
      if (!follows.current) return;
      scrollToEnd();
      lastTop = element.scrollTop;
    };

    const sizes = new ResizeObserver(stayAtEnd);
    sizes.observe(element);
    sizes.observe(content.current);
    // Called before the scroll event of content that has shrunk, which may have grown again by then.
    const changes = new MutationObserver(stayAtEnd);
    changes.observe(content.current, { childList: true, characterData: true, subtree: true });
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      sizes.disconnect();
      changes.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [follow, scrollToEnd]);

  return { box, content, isFollowing, jumpToEnd, showMessage };
}

/** Where following ends: with the beginning of a quoted reply, or where the reader has scrolled within it. */
function furthest(box: HTMLElement, content: HTMLElement | null): number {
  const last = content?.lastElementChild;
  if (last?.getAttribute('data-backend') !== 'quotes') return Infinity;
  const beginning = last.getBoundingClientRect().top - box.getBoundingClientRect().top;
  return box.scrollTop + Math.max(0, beginning - abovePx);
}
