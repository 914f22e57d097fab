import { type DragEvent, useId, useState } from 'react';
import { useEditor, useEditorState } from '../context';
import type { Path } from '../../resume/edit-json';
import type { FieldWords } from '../words.en';
import { FileInput } from '../controls';
import { PictureDialog } from './PictureDialog';

interface PictureFieldProps {
  readonly names: FieldWords;
  readonly value: unknown;
  readonly path: Path;
  /** A photo of a person, rather than a logo. */
  readonly isPhoto: boolean;
  readonly onValue: (path: string | undefined) => void;
}

export function PictureField({ names: [label, help], value, path, isPhoto, onValue }: PictureFieldProps) {
  const { words } = useEditor();
  const preview = useEditorState((state) => state.start.preview);
  const drafts = useEditorState((state) => state.drafts);
  const id = useId();
  const [file, setFile] = useState<File>();
  const shown = typeof value === 'string' && !/^\w+:/.test(value) ? value : undefined;
  const drop = (event: DragEvent) => {
    const [dropped] = event.dataTransfer.files;
    if (dropped === undefined) return;
    event.preventDefault();
    setFile(dropped);
  };
  return (
    <div className="field picture" onDrop={drop} onDragOver={(event) => event.preventDefault()}>
      <span className="field__label">{label}</span>
      <span className="picture__row">
        {shown && (
          <img
            src={`${preview}${fileOf(shown)}?${drafts}`}
            alt=""
            width={56}
            height={56}
            onError={({ currentTarget }) => (currentTarget.hidden = true)}
            onLoad={({ currentTarget }) => (currentTarget.hidden = false)}
          />
        )}
        <FileInput
          text={words.picture.choose}
          name={`${label}: ${words.picture.choose}`}
          accept="image/*"
          describedBy={`${id}-help`}
          path={path}
          onFile={setFile}
        />
        {shown !== undefined && (
          <button type="button" className="quiet" onClick={() => onValue(undefined)}>
            {words.remove}
          </button>
        )}
      </span>
      <span className="field__help" id={`${id}-help`}>
        {help} {words.picture.drop}
      </span>
      {file && (
        <PictureDialog
          file={file}
          isPhoto={isPhoto}
          onClose={() => setFile(undefined)}
          onPath={(path) => {
            setFile(undefined);
            onValue(path);
          }}
        />
      )}
    </div>
  );
}

/** Without the part of a drawing that an address may name. */
function fileOf(path: string): string {
  const [file = ''] = path.split('#');
  return file.split('/').map(encodeURIComponent).join('/');
}
