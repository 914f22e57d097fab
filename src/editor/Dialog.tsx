import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useEditor } from './context';
import { IconButton } from './Sign';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A modal dialog of the browser's own, open for as long as it is drawn. */
export function Dialog({ title, children, onClose }: DialogProps) {
  const { words } = useEditor();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      className="dialog"
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog__head">
        <h2 id={id}>{title}</h2>
        <IconButton sign="cross" aria-label={words.close} onClick={onClose} />
      </div>
      {children}
    </dialog>
  );
}
