import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** CSS pixels. A zoomed page can stop a fraction of a pixel before the end. */
const atEndPx = 4;
/** CSS pixels above a question, or above the beginning of its reply. */
const abovePx = 12;
/** Of the height: a question that takes less stays in view above its reply. */
const mostOfQuestion = 0.4;
/** Of the way that is left, in each frame. */
const glideShare = 0.2;

type Followed = 'question' | 'end' | undefined;

/**
 * Follows a growing reply until its question is at the top: question and beginning of the answer stay in view. A reader
 * who scrolls to the end is followed there, one who scrolls up no longer. Shrinking content moves the box as well, so a
 * scroll counts as the reader's only if it goes up and stops before the end.
 */
export function useFollowScroll() {
  const box = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const followed = useRef<Followed>('question');
  const frame = useRef(0);
  /** False once the reader has scrolled up. */
  const [isFollowing, setIsFollowing] = useState(true);

  const follow = useCallback((value: Followed) => {
    followed.current = value;
    setIsFollowing(value !== undefined);
  }, []);

  const scroll = useCallback((isSmooth = true) => {
    const step = () => {
      frame.current = 0;
      const element = box.current && scrollerOf(box.current);
      if (!element || !followed.current) return;
      // A reader of the question below the conversation is beyond its end, and stays there.
      const end = Math.max(0, belowView(element, content.current));
      const toTop = followed.current === 'question';
      const left = toTop ? Math.max(0, Math.min(end, toQuestion(element, content.current))) : end;
      const glides = isSmooth && left > 1 && left <= element.clientHeight && !prefersReducedMotion();
      element.scrollTop += glides ? Math.ceil(left * glideShare) : left;
      if (glides) frame.current = requestAnimationFrame(step);
    };
    if (frame.current === 0) step();
  }, []);

  /** Follows the last reply until its question is at the top. */
  const followReply = useCallback(() => {
    follow('question');
    scroll();
  }, [follow, scroll]);

  /** Goes to the last question first, and from there to the end. */
  const jumpToEnd = useCallback(() => {
    const element = box.current && scrollerOf(box.current);
    follow(element && toQuestion(element, content.current) > 0 ? 'question' : 'end');
    scroll();
  }, [follow, scroll]);

  /** Brings a message in the middle into view, and follows the last reply no longer. */
  const showMessage = useCallback(
    (index: number) => {
      follow(undefined);
      content.current?.querySelectorAll('article')[index]?.scrollIntoView({ block: 'nearest' });
    },
    [follow],
  );

  useLayoutEffect(() => {
    // The outer scroller stays where the chat before it was scrolled to.
    if (box.current) scrollerOf(box.current).scrollTop = 0;
    scroll(false);
    return () => cancelAnimationFrame(frame.current);
  }, [scroll]);

  useEffect(() => {
    const element = box.current;
    if (!element || !content.current) return undefined;
    const outer = outerScrollerOf(element) ?? element;

    let lastTop = scrollerOf(element).scrollTop;
    const onScroll = ({ target }: Event) => {
      const scroller = scrollerOf(element);
      if (target !== scroller) return;
      const { scrollTop } = scroller;
      if (belowView(scroller, content.current) <= atEndPx)
        follow(toQuestion(scroller, content.current) < -atEndPx ? 'end' : 'question');
      else if (scrollTop < lastTop) follow(undefined);
      lastTop = scrollTop;
    };
    const stay = () => {
      scroll();
      lastTop = scrollerOf(element).scrollTop;
    };

    const sizes = new ResizeObserver(() => {
      if (followed.current) stay();
      else if (belowView(scrollerOf(element), content.current) > atEndPx) setIsFollowing(false);
    });
    sizes.observe(element);
    sizes.observe(content.current);
    // Called before the scroll event of content that has shrunk, which may have grown again by then.
    const changes = new MutationObserver(stay);
    changes.observe(content.current, { childList: true, characterData: true, subtree: true });
    // Captured: scroll events do not bubble.
    outer.addEventListener('scroll', onScroll, { passive: true, capture: true });
    // What the reader opens stays under the pointer.
    const stop = ({ target }: Event) => {
      if ((target as Element).closest('[data-claim], [aria-controls], summary')) followed.current = undefined;
    };
    element.addEventListener('click', stop, { capture: true });
    element.addEventListener('focusin', stop);
    return () => {
      element.removeEventListener('click', stop, { capture: true });
      element.removeEventListener('focusin', stop);
      sizes.disconnect();
      changes.disconnect();
      outer.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, [follow, scroll]);

  return { box, content, isFollowing, followReply, jumpToEnd, showMessage };
}

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** On low screens the conversation scrolls together with the question below it (ChatModal.css). */
function outerScrollerOf(box: HTMLElement): HTMLElement | null {
  return box.closest('.chat-modal__main');
}

function scrollerOf(box: HTMLElement): HTMLElement {
  const scrollsItself = getComputedStyle(box).overflowY !== 'visible';
  return scrollsItself ? box : (outerScrollerOf(box) ?? box);
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
 * CSS pixels to where the last question is at the top, or its reply where that question is long; negative once the reader has
 * scrolled beyond it. A chat without a question stays at its greeting.
 */
function toQuestion(scroller: HTMLElement, content: HTMLElement | null): number {
  if (content?.dataset['empty'] !== undefined) return 0;
  const last = content?.lastElementChild?.lastElementChild;
  if (!last) return Infinity;
  let question: Element | undefined = last;
  while (question && question.getAttribute('data-role') !== 'user') question = messageBefore(question);
  const { top } = last.getBoundingClientRect();
  const asked = (question ?? last).getBoundingClientRect().top;
  const beginning = top - asked < scroller.clientHeight * mostOfQuestion ? asked : top;
  return beginning - scroller.getBoundingClientRect().top - abovePx;
}

function messageBefore(message: Element): Element | undefined {
  return (
    message.previousElementSibling ??
    message.parentElement?.previousElementSibling?.lastElementChild ??
    undefined
  );
}
