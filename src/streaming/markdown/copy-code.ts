import { copyAndReport } from '../../shared/copy-and-report';
import type { MarkdownWords } from './words.en';

/**
 * Makes the copy buttons inside `box` work, also those that are added later. Returns the function that stops it.
 */
export function handleCopyButtons(box: HTMLElement, words: MarkdownWords): () => void {
  const labels = { copied: words.copied, refused: words.notCopied } as const;
  const copyOnClick = ({ target }: MouseEvent): void => {
    const button = target instanceof Element ? target.closest('button.markdown-copy') : null;
    const code = button?.closest('.markdown-code')?.querySelector('pre');
    if (!button || !code) return;
    void copyAndReport(
      () => navigator.clipboard.writeText(code.textContent),
      (outcome) => {
        button.textContent = outcome ? labels[outcome] : words.copy;
      },
    );
  };
  box.addEventListener('click', copyOnClick);
  return () => box.removeEventListener('click', copyOnClick);
}
