// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useFollowScroll } from '../../../../src/chat/hooks/use-follow-scroll';
import { draw } from '../../../support/draw';

const boxHeight = 100;
let contentHeight: number;
let top = 0;
let reportSizes: () => void;
let prefersReducedMotion: boolean;
let container: HTMLElement;
let box: HTMLElement;

/** jsdom has no layout: here every element clamps its scroll position as a browser does, and scrolls without an event. */
function clampedTop(): number {
  top = Math.max(0, Math.min(top, contentHeight - boxHeight));
  return top;
}

Object.defineProperties(HTMLElement.prototype, {
  clientHeight: { get: () => boxHeight },
  scrollHeight: { get: () => (clampedTop(), contentHeight) },
  scrollTop: {
    get: clampedTop,
    set(value: number) {
      top = value;
    },
  },
});

interface ChatProps {
  readonly onJump?: (jumpToEnd: () => void) => void;
  readonly isEmpty?: boolean;
}

function Chat({ onJump, isEmpty }: ChatProps) {
  const { box: boxRef, content: contentRef, isFollowing: following, jumpToEnd } = useFollowScroll();
  useEffect(() => onJump?.(jumpToEnd), [onJump, jumpToEnd]);
  return (
    <section ref={boxRef} data-following={following}>
      <div ref={contentRef} data-empty={isEmpty} />
    </section>
  );
}

beforeEach(() => {
  contentHeight = 500;
  top = 0;
  prefersReducedMotion = true;
  vi.stubGlobal('matchMedia', () => ({ matches: prefersReducedMotion }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        reportSizes = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  container = draw(<Chat />);
  box = container.querySelector('section') ?? container;
});

const content = () => box.firstElementChild ?? box;
const isFollowing = () => box.dataset['following'] === 'true';
const scrollEvent = () => act(() => void box.dispatchEvent(new Event('scroll')));

function grow(): void {
  content().append('A line.');
  contentHeight += 20;
}

it('keeps the end of growing content in view', () => {
  expect(box.scrollTop).toBe(400);
  grow();
  act(() => reportSizes());
  expect(box.scrollTop).toBe(420);
  scrollEvent();
  expect(isFollowing()).toBe(true);
});

it('stops when the reader scrolls up, and goes on at the end', async () => {
  box.scrollTop = 350;
  scrollEvent();
  expect(isFollowing()).toBe(false);
  await act(async () => grow());
  act(() => reportSizes());
  expect(box.scrollTop).toBe(350);
  box.scrollTop = 420;
  scrollEvent();
  expect(isFollowing()).toBe(true);
});

it('keeps the greeting of a chat without a question in view, and follows the first reply', () => {
  draw(<Chat isEmpty />, container);
  box.scrollTop = 0;
  grow();
  act(() => reportSizes());
  expect(box.scrollTop).toBe(0);
  draw(<Chat />, container);
  grow();
  act(() => reportSizes());
  expect(box.scrollTop).toBe(440);
});

it('scrolls the parent where conversation and question scroll together, up to the text box', () => {
  const main = document.body.appendChild(document.createElement('main'));
  main.className = 'chat-modal__main';
  const parent = main.appendChild(document.createElement('div'));
  const textBox = main.appendChild(document.createElement('form'));
  textBox.className = 'composer';
  textBox.getBoundingClientRect = () => new DOMRect(0, boxHeight);
  box = draw(<Chat />, parent).querySelector('section') ?? parent;
  const end = 300;
  content().getBoundingClientRect = () => new DOMRect(0, -top, 0, end);
  act(() => reportSizes());
  expect(main.scrollTop).toBe(end - boxHeight);
  // The question below the conversation is being read.
  main.scrollTop = 260;
  act(() => reportSizes());
  expect(main.scrollTop).toBe(260);
  main.scrollTop = 150;
  act(() => void main.dispatchEvent(new Event('scroll')));
  expect(isFollowing()).toBe(false);
  main.scrollTop = end - boxHeight;
  act(() => void main.dispatchEvent(new Event('scroll')));
  expect(isFollowing()).toBe(true);
});

it('glides to what is new, and stops gliding as soon as the reader scrolls up', () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  prefersReducedMotion = false;
  grow();
  act(() => reportSizes());
  expect(box.scrollTop).toBe(404);
  frames.pop()?.();
  expect(box.scrollTop).toBe(408);
  scrollEvent();
  box.scrollTop = 390;
  scrollEvent();
  frames.pop()?.();
  expect(box.scrollTop).toBe(390);
  expect(frames).toEqual([]);
});

describe('a reply', () => {
  /** Where they begin, in the content. */
  const question = 450;
  const reply = 480;
  let jump: () => void;

  function article(role: string, at: number): HTMLElement {
    const element = document.createElement('article');
    element.dataset['role'] = role;
    element.getBoundingClientRect = () => new DOMRect(0, at - box.scrollTop);
    return element;
  }

  beforeEach(async () => {
    draw(<Chat onJump={(jumpToEnd) => (jump = jumpToEnd)} />, container);
    await act(async () => {
      const group = document.createElement('div');
      group.append(article('assistant', 0), article('user', question), article('assistant', reply));
      content().append(group);
      contentHeight = 900;
    });
    scrollEvent();
  });

  it('keeps its question and its beginning in view where it is taller than the view', () => {
    expect(box.scrollTop).toBe(question - 12);
    contentHeight += 100;
    act(() => reportSizes());
    expect(box.scrollTop).toBe(question - 12);
    expect(isFollowing()).toBe(true);
  });

  it('keeps its beginning in view where its question takes most of the view', async () => {
    await act(async () => {
      content().lastElementChild?.append(article('user', 600), article('assistant', 700));
      contentHeight = 1200;
    });
    expect(box.scrollTop).toBe(700 - 12);
  });

  it('leaves the reader where they have scrolled within it', () => {
    box.scrollTop = 600;
    scrollEvent();
    contentHeight += 20;
    act(() => reportSizes());
    expect(box.scrollTop).toBe(600);
  });

  it('is followed by a reader who has scrolled to its end', () => {
    box.scrollTop = 800;
    scrollEvent();
    contentHeight += 20;
    act(() => reportSizes());
    expect(box.scrollTop).toBe(820);
  });

  it('is jumped to from above, and then its end', () => {
    box.scrollTop = 0;
    scrollEvent();
    expect(isFollowing()).toBe(false);
    act(jump);
    expect(box.scrollTop).toBe(question - 12);
    act(jump);
    expect(box.scrollTop).toBe(800);
  });

  it('is left for the question that follows', async () => {
    await act(async () => {
      content().lastElementChild?.append(article('user', 880));
      contentHeight = 950;
    });
    expect(box.scrollTop).toBe(850);
  });

  it('has its question in view as well where that ends the group before', async () => {
    await act(async () => {
      const [group, next] = [document.createElement('div'), document.createElement('div')];
      group.append(article('user', 880));
      next.append(article('assistant', 910));
      content().append(group, next);
      contentHeight = 1500;
    });
    expect(box.scrollTop).toBe(880 - 12);
  });
});
