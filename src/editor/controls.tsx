import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { useEditor, useEditorState } from './context';
import type { Path } from '../resume/edit-json';

/** Strokes on a grid of 24 by 24. */
const paths = {
  undo: 'M9 7 4 12l5 5M4 12h10a5 5 0 0 1 0 10h-1',
  redo: 'm15 7 5 5-5 5M20 12H10a5 5 0 0 0 0 10h1',
  cross: 'm6 6 12 12M18 6 6 18',
  up: 'm6 15 6-6 6 6',
  down: 'm6 9 6 6 6-6',
  back: 'm15 5-7 7 7 7',
  forward: 'm9 5 7 7-7 7',
  plus: 'M12 5v14M5 12h14',
  calendar: 'M5 6h14v14H5zM5 10h14M9 3v5M15 3v5',
  eye: 'M3 12c4-7 14-7 18 0-4 7-14 7-18 0M14.5 12a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0',
  'closed-eye': 'M3 10c4 7 14 7 18 0M12 15.5V19M6.5 14 4.5 17M17.5 14l2 3',
  grip: 'M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01',
  turn: 'M19 12a7 7 0 1 1-2.1-5M19 4v4.5h-4.5',
} as const;

const along: ReadonlySet<string> = new Set(['undo', 'redo', 'back', 'forward']);

type SignName = keyof typeof paths;

/** Decoration only: the button around it has its name in words. */
export function Sign({ name }: { readonly name: SignName }) {
  return (
    <svg className={along.has(name) ? 'sign sign--along' : 'sign'} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}

interface IconButtonProps extends ComponentProps<'button'> {
  readonly sign: SignName;
  readonly 'aria-label': string;
}

/** Its title says its name, where it is not another. */
export function IconButton({ sign, ...props }: IconButtonProps) {
  return (
    <button type="button" className="icon-button" title={props['aria-label']} {...props}>
      <Sign name={sign} />
    </button>
  );
}

/** A sentence of the server, which is English where it has no translation. */
export function Localized({ text }: { readonly text: string }) {
  const own = useEditor().localize(text);
  const headings = useEditorState(({ start }) => start.headings);
  // Sections by the names that the form has for them.
  const named = (own ?? text).replace(/`(\w+)`/g, (key, name: string) => headings[name] ?? key);
  return <bdi lang={own === undefined ? 'en' : undefined}>{named}</bdi>;
}

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

interface FileInputProps {
  readonly text: string;
  /** Of the control, where the button's words alone would say too little; begins or ends with them. */
  readonly name?: string | undefined;
  readonly accept: string;
  readonly describedBy: string;
  readonly path?: Path | undefined;
  readonly onFile: (file: File) => void;
}

/** A button that opens the file chooser: the browser's own control speaks the browser's language, not the editor's. */
export function FileInput({ text, name, accept, describedBy, path, onFile }: FileInputProps) {
  return (
    <label className="button file-input">
      <input
        type="file"
        className="visually-hidden"
        accept={accept}
        aria-label={name}
        aria-describedby={describedBy}
        data-path={path && JSON.stringify(path)}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = '';
        }}
      />
      {text}
    </label>
  );
}

interface TickProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Tick({ label, isOn, onChange }: TickProps) {
  return (
    <label className="tick">
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}

interface RadiosProps<Value extends string> {
  readonly values: readonly Value[];
  readonly labelOf: (value: Value) => string | undefined;
  readonly chosen: Value | undefined;
  readonly onChoose: (value: Value) => void;
}

/** One of several, inside of a group that has a name. */
export function Radios<Value extends string>({ values, labelOf, chosen, onChoose }: RadiosProps<Value>) {
  const name = useId();
  return values.map((value) => (
    <label className="tick" key={value}>
      <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
      {labelOf(value)}
    </label>
  ));
}

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
