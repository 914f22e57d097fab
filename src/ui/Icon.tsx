/** Strokes on a grid of 24 by 24. */
const paths = {
  chat: 'M4 5h16v11h-9l-4 4v-4H4zM8 9h8M8 12h5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  cross: 'm6 6 12 12M18 6 6 18',
  down: 'M12 5v14M6 13l6 6 6-6',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-.8.8M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l.8-.8',
  list: 'M4 6h16M4 12h10M4 18h13',
  next: 'M5 12h14M13 6l6 6-6 6',
  plus: 'M12 5v14M5 12h14',
  retry: 'M19 12a7 7 0 1 1-2.1-5M19 4v4.5h-4.5',
  save: 'M12 4v11M7 10.5l5 4.5 5-4.5M5 20h14',
  send: 'M12 19V5M6 11l6-6 6 6',
  skip: 'm5 6 6 6-6 6M13 6l6 6-6 6',
  stop: 'M7 7h10v10H7z',
} as const;

/** They point along the line. */
const mirrored: ReadonlySet<string> = new Set(['list', 'next', 'skip']);

/** Decoration only: the button around it has its name in words. */
export function Icon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg
      className={mirrored.has(name) ? 'icon icon--mirrored' : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={paths[name]} fill={name === 'stop' ? 'currentColor' : undefined} />
    </svg>
  );
}
