import { claimSelector } from './claim-marks';

/** Milliseconds for which the pointer rests on a statement, or is on its way to the card. */
const delays = { show: 150, hide: 300 } as const;

interface WatchOptions {
  /** Holds all statements. */
  readonly conversation: HTMLElement;
  /** The card, while it is shown. */
  readonly card: () => HTMLElement | null;
  /** Shows the card of this statement, or none. */
  readonly show: (statement: HTMLElement | undefined) => void;
}

interface WatchedStatements {
  hide(): void;
  /** Ends it. */
  stop(this: void): void;
}

/**
 * Decides of which statement the card is shown: one that the pointer rests on, that has the focus or was tapped. It stays
 * while the pointer or the focus is in it; Escape hides it, and the chat stays open. Tab leads from a statement to the link
 * of its card and from there to what follows the statement.
 */
export function watchStatements({ conversation, card, show }: WatchOptions): WatchedStatements {
  const listening = new AbortController();
  const { signal } = listening;
  let shown: HTMLElement | undefined;
  /** A statement that gets the focus back without its card. */
  let quiet: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function set(statement: HTMLElement | undefined): void {
    clearTimeout(timer);
    if (statement === shown) return;
    shown = statement;
    show(statement);
  }

  function setLater(statement: HTMLElement | undefined): void {
    clearTimeout(timer);
    timer = setTimeout(() => set(statement), statement ? delays.show : delays.hide);
  }

  function belongsToShown(target: EventTarget | null): boolean {
    return target instanceof Node && (shown?.contains(target) === true || card()?.contains(target) === true);
  }

  function hasFocus(): boolean {
    return belongsToShown(document.activeElement);
  }

  function focusQuietly(statement: HTMLElement): void {
    quiet = statement;
    statement.focus({ preventScroll: true });
    quiet = undefined;
  }

  function onPointer({ type, target, relatedTarget, pointerType }: PointerEvent): void {
    if (pointerType !== 'mouse') return;
    const statement = statementAt(target);
    if (type === 'pointerover' && statement && statement !== shown) setLater(statement);
    else if (type === 'pointerover' && belongsToShown(target)) clearTimeout(timer);
    else if (type === 'pointerout' && !belongsToShown(relatedTarget)) {
      clearTimeout(timer);
      if (shown && !hasFocus()) setLater(undefined);
    }
  }

  function onTab(event: KeyboardEvent): void {
    const link = card()?.querySelector('a');
    if (event.target === shown && link && !event.shiftKey) {
      event.preventDefault();
      link.focus();
    } else if (shown && link && event.target === link) {
      if (event.shiftKey) {
        event.preventDefault();
        shown.focus({ preventScroll: true });
      } else {
        // The browser goes on from here.
        const statement = shown;
        set(undefined);
        focusQuietly(statement);
      }
    }
  }

  function onKey(event: KeyboardEvent): void {
    const { key, target } = event;
    if (key === 'Escape' && shown) {
      event.preventDefault();
      event.stopPropagation();
      const statement = shown;
      const wasInCard = card()?.contains(document.activeElement);
      set(undefined);
      if (wasInCard) focusQuietly(statement);
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

  document.addEventListener('pointerover', onPointer, { signal });
  document.addEventListener('pointerout', onPointer, { signal });
  // Before the dialog, which Escape would close.
  document.addEventListener('keydown', onKey, { signal, capture: true });
  document.addEventListener('pointerdown', ({ target }) => belongsToShown(target) || set(undefined), {
    signal,
  });
  document.addEventListener(
    'focusin',
    ({ target }) => {
      const statement = statementAt(target);
      if (statement && statement !== quiet) set(statement);
      else if (!belongsToShown(target)) set(undefined);
    },
    { signal },
  );
  conversation.addEventListener('click', onClick, { signal });
  return {
    hide: () => set(undefined),
    stop() {
      listening.abort();
      clearTimeout(timer);
    },
  };
}
