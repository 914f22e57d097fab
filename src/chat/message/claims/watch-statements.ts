import { claimSelector } from './claim-marks';

/** Milliseconds for which the pointer rests on a statement. */
const restMs = 150;

interface WatchOptions {
  /** Holds all statements. */
  readonly conversation: HTMLElement;
  /** What shows the reason. */
  readonly card: HTMLElement;
  /** Shows the reason of this statement, or of none. */
  readonly show: (statement: HTMLElement | undefined) => void;
}

/**
 * Decides of which statement the reason is shown: one that the pointer rests on, that has the focus or was tapped. It stays
 * until the visitor turns to something else, so that no text moves under the pointer; Escape hides it, and the chat stays open.
 *
 * @returns the function that ends it
 */
export function watchStatements({ conversation, card, show }: WatchOptions): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let shown: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What is focused is no sign: what is pressed would move away from the pointer if the reason above it were hidden before the click. */
  let isPressing = false;

  function set(statement: HTMLElement | undefined): void {
    clearTimeout(timer);
    if (statement === shown) return;
    shown = statement;
    show(statement);
  }

  function belongsToShown(target: EventTarget | null): boolean {
    return target instanceof Node && (shown?.contains(target) === true || card.contains(target));
  }

  function onPointer({ target, pointerType }: PointerEvent): void {
    const statement = statementAt(target);
    clearTimeout(timer);
    if (pointerType === 'mouse' && statement) timer = setTimeout(() => set(statement), restMs);
  }

  /** The reason stands below all of a paragraph: Tab leads to its link, and from there to what follows the statement. */
  function onTab(event: KeyboardEvent): void {
    const link = card.querySelector('a');
    const statement = shown;
    if (!statement || !link) return;
    if (event.target === statement && !event.shiftKey) {
      event.preventDefault();
      link.focus();
    } else if (event.target === link && event.shiftKey) {
      event.preventDefault();
      statement.focus({ preventScroll: true });
    } else if (event.target === link) {
      set(undefined);
      // The browser goes on from here, and nothing is shown.
      isPressing = true;
      statement.focus({ preventScroll: true });
    }
  }

  function onKey(event: KeyboardEvent): void {
    const { key, target } = event;
    isPressing = false;
    if (key === 'Escape' && shown) {
      event.preventDefault();
      event.stopPropagation();
      const statement = card.contains(document.activeElement) ? shown : undefined;
      statement?.focus({ preventScroll: true });
      set(undefined);
    } else if (key === 'Tab') onTab(event);
    else if (
      (key === 'Enter' || key === ' ') &&
      target instanceof HTMLElement &&
      target === statementAt(target)
    ) {
      event.preventDefault();
      set(target);
    }
  }

  /** A tap may not move the focus. The link below a reply leads to its first statement; it would close the chat otherwise. */
  function onClick(event: MouseEvent): void {
    const { target } = event;
    const statement = statementAt(target);
    if (statement) set(statement);
    const link = target instanceof Element ? target.closest('.claims__first') : null;
    const first = link && document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    if (!first) return;
    event.preventDefault();
    first.scrollIntoView({ block: 'center' });
    first.focus({ preventScroll: true });
  }

  function statementAt(target: EventTarget | null): HTMLElement | undefined {
    const found = target instanceof Element ? target.closest<HTMLElement>(claimSelector) : null;
    return found && conversation.contains(found) ? found : undefined;
  }

  function onTurn({ target, type, defaultPrevented }: Event): void {
    if (type === 'click') isPressing = false;
    if (!isPressing && !defaultPrevented && !belongsToShown(target)) set(statementAt(target));
  }

  document.addEventListener('pointerover', onPointer, { signal });
  // Before the dialog, which Escape would close.
  document.addEventListener('keydown', onKey, { signal, capture: true });
  document.addEventListener('pointerdown', () => (isPressing = true), { signal, capture: true });
  document.addEventListener('click', onTurn, { signal });
  document.addEventListener('focusin', onTurn, { signal });
  conversation.addEventListener('click', onClick, { signal });
  return () => {
    listening.abort();
    clearTimeout(timer);
  };
}
