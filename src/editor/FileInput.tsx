import type { Path } from '../resume/edit-json';

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
