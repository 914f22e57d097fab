import { Button } from '../ui/Button';
import { useEditor, useEditorState } from './context';
import { Dialog } from './Dialog';

/** Asks which of two versions of a file stays; nothing is written meanwhile. */
export function ConflictDialog() {
  const { editor, words } = useEditor();
  const conflict = useEditorState((state) => state.conflict);
  if (conflict === undefined) return null;
  const { title, about, deleted, ours, theirs } = words.conflict;
  return (
    <Dialog title={title} onClose={() => {}}>
      <p>{conflict.theirs === undefined ? deleted(conflict.name) : about(conflict.name)}</p>
      <p className="dialog__actions">
        <Button onClick={() => editor.resolve(true)}>{theirs}</Button>
        <Button variant="primary" onClick={() => editor.resolve(false)}>
          {ours}
        </Button>
      </p>
    </Dialog>
  );
}
