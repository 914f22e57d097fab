import type { Path } from '../resume/edit-json';

/** The boxes on screen whose path in the file passes, in the order of the form. */
function boxes(passes: (path: string) => boolean): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>('[data-path]');
  return [...all].filter((box) => passes(box.dataset['path'] ?? ''));
}

export function boxOf(path: Path): HTMLElement | undefined {
  const whole = JSON.stringify(path);
  return boxes((each) => each === whole)[0];
}

export function firstBoxIn(path: Path): HTMLElement | undefined {
  const begin = `${JSON.stringify(path).slice(0, -1)},`;
  return boxes((each) => each.startsWith(begin))[0];
}
