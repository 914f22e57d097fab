import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** CSS pixels. A zoomed page can stop a fraction of a pixel before the end. */
const atEndPx = 4;
/** CSS pixels above the beginning of a quoted reply. */
const abovePx = 12;
/** Of the height: a question that takes less stays in view above its quoted reply. */
const mostOfQuestion = 0.4;

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
    const element = box.current && scrollerOf(box.current);
    if (element) {
      // A reader of the question below the conversation is beyond its end, and stays there.
      const end = element.scrollTop + Math.max(0, belowView(element, content.current));
      moveTo(element, Math.min(end, furthest(element, content.current)));
    }
  }, []);

  const jumpToEnd = useCallback(() => {
    follow(true);
    const element = box.current && scrollerOf(box.current);
    const before = element?.scrollTop;
    scrollToEnd();
    if (element && element.scrollTop === before) {
      moveTo(element, element.scrollTop + belowView(element, content.current));
    }
  }, [follow, scrollToEnd]);

  const showMessage = useCallback(
    (index: number) => {
      follow(false);
      content.current?.querySelectorAll('article')[index]?.scrollIntoView({ block: 'nearest' });
    },
    [follow],
  );

  useLayoutEffect(() => {
    // The outer scroller stays where the chat before it was scrolled to.
    if (box.current) moveTo(scrollerOf(box.current), 0);
    scrollToEnd();
  }, [scrollToEnd]);

  useEffect(() => {
    const element = box.current;
    if (!element || !content.current) return undefined;
    const outer = outerScrollerOf(element) ?? element;

    let lastTop = scrollerOf(element).scrollTop;
    const onScroll = ({ target }: Event) => {
      const scroller = scrollerOf(element);
      if (target !== scroller) return;
      const { scrollTop } = scroller;
      if (belowView(scroller, content.current) <= atEndPx) follow(true);
      else if (scrollTop < lastTop) follow(false);
      lastTop = scrollTop;
    };
    const stayAtEnd = () => {
      if (!follows.current) return;
      scrollToEnd();
      lastTop = scrollerOf(element).scrollTop;
    };

    const sizes = new ResizeObserver(() => {
      if (follows.current) stayAtEnd();
      else if (belowView(scrollerOf(element), content.current) > atEndPx) setIsFollowing(false);
    });
    sizes.observe(element);
    sizes.observe(content.current);
    // Called before the scroll event of content that has shrunk, which may have grown again by then.
    const changes = new MutationObserver(stayAtEnd);
    changes.observe(content.current, { childList: true, characterData: true, subtree: true });
    // Captured: scroll events do not bubble.
    outer.addEventListener('scroll', onScroll, { passive: true, capture: true });
    // What the reader opens stays under the pointer.
    const stay = ({ target }: Event) => {
      if ((target as Element).closest('[data-claim], [aria-controls], summary')) follows.current = false;
    };
    element.addEventListener('click', stay, { capture: true });
    element.addEventListener('focusin', stay);
    return () => {
      element.removeEventListener('click', stay, { capture: true });
      element.removeEventListener('focusin', stay);
      sizes.disconnect();
      changes.disconnect();
      outer.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [follow, scrollToEnd]);

  return { box, content, isFollowing, jumpToEnd, showMessage };
}

/** On low screens the conversation scrolls together with the question below it (ChatModal.css). */
function outerScrollerOf(box: HTMLElement): HTMLElement | null {
  return box.closest('.chat-modal__main');
}

function scrollerOf(box: HTMLElement): HTMLElement {
  const scrollsItself = getComputedStyle(box).overflowY !== 'visible';
  return scrollsItself ? box : (outerScrollerOf(box) ?? box);
}

function moveTo(scroller: HTMLElement, top: number): void {
  scroller.scrollTop = top;
}

/** CSS pixels of the conversation below what is in view. */
function belowView(scroller: HTMLElement, content: HTMLElement | null): number {
  const left = () => scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
  // Called for each frame of a reply: a search through all of a long conversation would cost as much as the frame.
  if (!content || scroller === content.parentElement) return left();
  // The text box is pinned over the end of the outer scroller.
  const pinned = [...scroller.children].find((each) => each.matches('.composer'));
  if (!pinned) return left();
  return content.getBoundingClientRect().bottom - pinned.getBoundingClientRect().top;
}

/**
 * Where following ends: with the question of a quoted reply, or its beginning, or where the reader has scrolled within it. Of a chat
 * without a question it is the greeting.
 */
function furthest(box: HTMLElement, content: HTMLElement | null): number {
  if (content?.dataset['empty'] !== undefined) return box.scrollTop;
  const last = content?.lastElementChild?.lastElementChild;
  if (last?.getAttribute('data-backend') !== 'quotes') return Infinity;
  const { top } = last.getBoundingClientRect();
  const asked = last.previousElementSibling?.getBoundingClientRect().top ?? top;
  const beginning = top - asked < box.clientHeight * mostOfQuestion ? asked : top;
  return box.scrollTop + Math.max(0, beginning - box.getBoundingClientRect().top - abovePx);
}
