import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** CSS pixels; a fraction of a pixel off the end, as zoomed pages have it, is still the end. */
const atEndPx = 4;

export interface FollowScroll {
  readonly box: RefObject<HTMLElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
  /** False once the reader has scrolled up. */
  readonly isFollowing: boolean;
  readonly jumpToEnd: () => void;
}

/**
 * Keeps the end of a growing content in view until the reader scrolls up, and again once they are back at the end.
 * A scroll counts as the reader's only when it goes up and does not end at the end: what shrinks also moves the box.
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
    if (element) element.scrollTop = element.scrollHeight;
  }, []);

  const jumpToEnd = useCallback(() => {
    follow(true);
    scrollToEnd();
  }, [follow, scrollToEnd]);

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
      if (follows.current) scrollToEnd();
    };

    const sizes = new ResizeObserver(stayAtEnd);
    sizes.observe(element);
    sizes.observe(content.current);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [follow, scrollToEnd]);

  return { box, content, isFollowing, jumpToEnd };
}
