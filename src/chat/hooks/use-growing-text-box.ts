import { type RefObject, useEffect, useLayoutEffect } from 'react';

/** Makes the text box as high as its text where the browser lacks `field-sizing`; the style sheet sets the limits. */
export function useGrowingTextBox(textBox: RefObject<HTMLTextAreaElement | null>): void {
  // Without dependencies: the component renders with each change of the text, and seldom besides.
  useLayoutEffect(() => fitHeight(textBox.current));

  // Lines break elsewhere in another width. A closed dialog has none.
  useEffect(() => {
    const box = textBox.current;
    if (!box) return undefined;
    let width = box.clientWidth;
    const sizes = new ResizeObserver(() => {
      if (box.clientWidth !== width) fitHeight(box);
      width = box.clientWidth;
    });
    sizes.observe(box);
    return () => sizes.disconnect();
  }, [textBox]);
}

function fitHeight(box: HTMLTextAreaElement | null): void {
  if (!box || CSS.supports('field-sizing', 'content')) return;
  box.style.height = 'auto';
  box.style.height = `${box.scrollHeight}px`;
}
