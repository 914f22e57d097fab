import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button';
import type { Cut } from '../api';
import { useEditor } from '../context';
import { Sign, Localized, Dialog, Radios } from '../controls';
import { messageOf } from '../../shared/attempt';

interface PictureDialogProps {
  readonly file: File;
  readonly isPhoto: boolean;
  readonly onClose: () => void;
  readonly onPath: (path: string) => void;
}

const shapes = ['square', 'round', 'whole'] as const;

/** Cuts a picture before it is written. The server cuts; what is drawn here is the same part of it. */
export function PictureDialog({ file, isPhoto, onClose, onPath }: PictureDialogProps) {
  const { api, words } = useEditor();
  const names = words.picture;
  const frame = useRef<HTMLCanvasElement>(null);
  const [image, setImage] = useState<ImageBitmap>();
  const [cut, setCut] = useState<Cut>({
    shape: isPhoto ? 'square' : 'whole',
    turns: 0,
    size: 1,
    x: 0.5,
    y: 0.5,
  });
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const change = (next: Partial<Cut>) => setCut({ ...cut, ...next });

  useEffect(() => {
    // What a browser cannot draw, the server may read all the same, or says why not.
    createImageBitmap(file, { imageOrientation: 'from-image' }).then(setImage, () => {});
  }, [file]);
  useEffect(() => draw(frame.current, image, cut), [image, cut]);

  const use = async () => {
    setBusy(true);
    try {
      onPath((await api.picture(file, cut)).path);
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  };
  const drag = ({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    if (buttons === 0) return;
    const { width, height } = currentTarget.getBoundingClientRect();
    change({ x: within(cut.x - movementX / width), y: within(cut.y - movementY / height) });
  };
  return (
    <Dialog title={names.title} onClose={onClose}>
      <canvas
        ref={frame}
        className={cut.shape === 'round' ? 'cut cut--round' : 'cut'}
        width={320}
        height={320}
        onPointerMove={drag}
      />
      <fieldset className="choices">
        <legend>{names.shape}</legend>
        <Radios
          values={shapes}
          labelOf={(shape) => names[shape]}
          chosen={cut.shape}
          onChoose={(shape) => change({ shape })}
        />
        <button type="button" className="quiet" onClick={() => change({ turns: (cut.turns + 1) % 4 })}>
          <Sign name="turn" /> {names.turn}
        </button>
      </fieldset>
      {cut.shape !== 'whole' && (
        <>
          {(
            [
              [names.zoom, 1.05 - cut.size, (value: number) => change({ size: 1.05 - value }), 0.05, 0.9],
              [names.across, cut.x, (x: number) => change({ x }), 0, 1],
              [names.down, cut.y, (y: number) => change({ y }), 0, 1],
            ] as const
          ).map(([name, value, set, min, max]) => (
            <label className="slider" key={name}>
              {name}
              <input
                type="range"
                min={min}
                max={max}
                step={0.01}
                value={value}
                onChange={({ target }) => set(Number(target.value))}
              />
            </label>
          ))}
        </>
      )}
      <p className="field__note">{names.about}</p>
      {problem !== undefined && (
        <p className="field__refused" role="alert">
          <Localized text={problem} />
        </p>
      )}
      <p className="dialog__actions">
        <Button onClick={onClose}>{words.cancel}</Button>
        <Button variant="primary" disabled={isBusy} onClick={() => void use()}>
          {names.use}
        </Button>
      </p>
    </Dialog>
  );
}

function within(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** The part that the server will cut (`src/cli/edit/picture.ts`). */
function draw(canvas: HTMLCanvasElement | null, image: ImageBitmap | undefined, cut: Cut): void {
  const context = canvas?.getContext('2d');
  if (!canvas || !context || !image) return;
  const isTurned = cut.turns % 2 === 1;
  const [width, height] = isTurned ? [image.height, image.width] : [image.width, image.height];
  const side = cut.shape === 'whole' ? Math.max(width, height) : Math.min(width, height) * cut.size;
  const [left, top] = [(width - side) * cut.x, (height - side) * cut.y];
  const scale = canvas.width / side;
  context.reset();
  context.scale(scale, scale);
  context.translate(-left + width / 2, -top + height / 2);
  context.rotate((cut.turns * Math.PI) / 2);
  context.drawImage(image, -image.width / 2, -image.height / 2);
}
