import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { useEditor } from '../context';
import { IconButton, Sign } from '../controls';

interface SortableProps {
  readonly count: number;
  readonly className: string;
  readonly renderItem: (index: number, grip: ReactNode, moves: ReactNode) => ReactNode;
  readonly onMove: (from: number, to: number) => void;
}

/**
 * A list that is ordered by dragging a grip, by the arrow keys on it, or by buttons. By pointer events, since the browser's
 * own drag and drop knows no touch.
 */
export function Sortable({ count, className, renderItem, onMove }: SortableProps) {
  const { words } = useEditor();
  const list = useRef<HTMLUListElement>(null);
  // Beside the state, since an item may be drawn before and keep the grip that it was drawn with.
  const drag = useRef<Drag>(undefined);
  const [shown, setShown] = useState<Drag>();
  const [said, setSaid] = useState('');

  const move = (from: number, to: number) => {
    if (to < 0 || to >= count || from === to) return;
    onMove(from, to);
    setSaid(words.moved(to + 1, count));
  };
  /** The item that the pointer is over, or the nearest end. */
  const placeAt = (y: number) => {
    const items = [...(list.current?.children ?? [])];
    const under = items.findIndex((each) => y < each.getBoundingClientRect().bottom);
    return under === -1 ? count - 1 : under;
  };
  const show = (next: Drag | undefined) => {
    drag.current = next;
    setShown(next);
  };
  const gripOf = (index: number) => (
    <button
      type="button"
      className="grip"
      aria-label={`${words.drag} (${index + 1})`}
      onPointerDown={(event: PointerEvent<HTMLButtonElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        show({ from: index, to: index });
      }}
      onPointerMove={({ clientY }) => drag.current && show({ ...drag.current, to: placeAt(clientY) })}
      onPointerUp={() => {
        if (drag.current) move(drag.current.from, drag.current.to);
        show(undefined);
      }}
      onPointerCancel={() => show(undefined)}
      onKeyDown={(event: KeyboardEvent) => {
        const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
        if (step === 0) return;
        event.preventDefault();
        move(index, index + step);
        const grips = list.current?.querySelectorAll<HTMLElement>(':scope > li > .grip');
        grips?.[index + step]?.focus();
      }}
    >
      <Sign name="grip" />
    </button>
  );
  const movesOf = (index: number) => (
    <>
      <IconButton
        sign="up"
        aria-label={words.moveUp}
        disabled={index === 0}
        onClick={() => move(index, index - 1)}
      />
      <IconButton
        sign="down"
        aria-label={words.moveDown}
        disabled={index === count - 1}
        onClick={() => move(index, index + 1)}
      />
    </>
  );
  return (
    <>
      <ul className={className} ref={list}>
        {Array.from({ length: count }, (_, index) => (
          <li
            key={index}
            data-dragged={shown?.from === index || undefined}
            data-target={shown?.to === index ? sideOf(shown) : undefined}
          >
            {renderItem(index, gripOf(index), movesOf(index))}
          </li>
        ))}
      </ul>
      <span className="visually-hidden" aria-live="polite">
        {said}
      </span>
    </>
  );
}

interface Drag {
  readonly from: number;
  readonly to: number;
}

/** Of the item that the dragged one will stand beside. */
function sideOf({ from, to }: Drag): 'before' | 'after' | undefined {
  return to < from ? 'before' : to > from ? 'after' : undefined;
}
