import type { ComponentProps } from 'react';

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
