import { useEffect, useRef } from 'react';

/**
 * Tells a sentence to visitors who do not see the screen. A live region is announced when its text changes; what it
 * holds from the start is not, so the text is set after the region is there.
 */
export function Announcement({ text }: { readonly text: string }) {
  const region = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (region.current) region.current.textContent = text;
  }, [text]);
  return <output className="visually-hidden" ref={region} />;
}
