import { copyAndReport } from '../ui/copy-and-report';

const copyLabel = 'Copy';
const labels = { copied: 'Copied', refused: 'Not copied' } as const;

/** Makes the copy buttons inside `box` work, present and future ones, until the returned function is called. */
export function serveCopyButtons(box: HTMLElement): () => void {
  box.addEventListener('click', copyOnClick);
  return () => box.removeEventListener('click', copyOnClick);
}

function copyOnClick({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button.markdown-copy') : null;
  const code = button?.closest('.markdown-code')?.querySelector('pre');
  if (!button || !code) return;
  void copyAndReport(
    () => navigator.clipboard.writeText(code.textContent),
    (outcome) => {
      button.textContent = outcome ? labels[outcome] : copyLabel;
    },
  );
}
