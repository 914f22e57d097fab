import { type RefObject, useCallback, useRef } from 'react';
import { useListener } from './use-listener';

/**
 * Only on its backdrop is a dialog itself what is pressed: its content covers the rest of it. A press that began inside,
 * as when selecting text, is none wherever it ends. `onPress` must keep its identity.
 */
export function useBackdropClick(dialog: RefObject<HTMLDialogElement | null>, onPress: () => void): void {
  const beganOutside = useRef(false);
  const begin = useCallback(
    ({ target }: Event) => {
      beganOutside.current = target === dialog.current;
    },
    [dialog],
  );
  const end = useCallback(
    ({ target }: Event) => {
      if (beganOutside.current && target === dialog.current) onPress();
    },
    [dialog, onPress],
  );
  useListener(dialog, 'pointerdown', begin);
  useListener(dialog, 'click', end);
}
