import { useState } from 'react';
import { useMediaQuery } from '../../ui/use-media-query';

/** Where a sidebar leaves the transcript its measure. The style sheets of sidebar and dialog have the same query. */
const wide = '(width > 68rem) and (height > 30rem)';

/** `open` lies over the conversation until the visitor turns to it; `pinned` has a column of its own. */
export type SidebarState = 'closed' | 'open' | 'pinned';

/** The header's button pins the sidebar where there is room, until the tab closes, and elsewhere opens it for a moment. */
export function useSidebar() {
  const isWide = useMediaQuery(wide);
  const [isOpen, setIsOpen] = useState(false);
  const [isPinned, setIsPinned] = useState(false);
  const isShown = isWide ? isPinned : isOpen;
  const state: SidebarState = !isShown ? 'closed' : isWide ? 'pinned' : 'open';
  return {
    state,
    toggle: () => (isWide ? setIsPinned : setIsOpen)(!isShown),
    /** The visitor turns to something else. A pinned sidebar stays. */
    leave: () => setIsOpen(false),
  };
}
