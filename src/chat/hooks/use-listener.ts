import { type RefObject, useEffect, useCallback, useRef } from 'react';

/**
 * Listens on an element that is not a control. React's own handlers are for controls; what a listener here does, a
 * button or a key does as well.
 */
export function useListener<Type extends keyof HTMLElementEventMap>(
  target: RefObject<HTMLElement | null>,
  type: Type,
  listener: (event: HTMLElementEventMap[Type]) => void,
): void {
  useEffect(() => {
    const element = target.current;
    element?.addEventListener(type, listener);
    return () => element?.removeEventListener(type, listener);
  }, [target, type, listener]);
}

/**
 * A click whose target is the dialog itself hit the backdrop, since the content covers the dialog. A click that began
 * inside, such as the end of a text selection, does not count. `onClick` must keep its identity.
 */
export function useBackdropClick(dialog: RefObject<HTMLDialogElement | null>, onClick: () => void): void {
  const beganOnBackdrop = useRef(false);
  const begin = useCallback(
    ({ target }: Event) => {
      beganOnBackdrop.current = target === dialog.current;
    },
    [dialog],
  );
  const end = useCallback(
    ({ target }: Event) => {
      if (beganOnBackdrop.current && target === dialog.current) onClick();
    },
    [dialog, onClick],
  );
  useListener(dialog, 'pointerdown', begin);
  useListener(dialog, 'click', end);
}
