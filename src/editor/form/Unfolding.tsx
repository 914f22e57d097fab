import type { ReactNode } from 'react';
import type { Path } from '../../resume/edit-json';
import { useEditor, useEditorState } from '../context';

interface UnfoldingProps {
  readonly className: string;
  readonly path: Path;
  readonly isHidden?: boolean;
  readonly children: ReactNode;
}

/** A section or an entry, which is marked on the page when it is unfolded. */
export function Unfolding({ className, path, isHidden = false, children }: UnfoldingProps) {
  const { editor } = useEditor();
  const isOpen = useEditorState(({ opened }) => opened.has(JSON.stringify(path)));
  return (
    <details
      className={className}
      data-hidden={isHidden || undefined}
      open={isOpen}
      onToggle={({ currentTarget, target }) => {
        if (currentTarget !== target || currentTarget.open === isOpen) return;
        if (currentTarget.open) editor.choose(path);
        else editor.fold(path);
      }}
    >
      {children}
    </details>
  );
}
