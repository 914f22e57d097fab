import { type RefObject, useCallback, useRef } from 'react';
import { useListener } from './use-listener';

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
