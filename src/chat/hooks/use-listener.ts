import { type RefObject, useEffect } from 'react';

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
