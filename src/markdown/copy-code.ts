/** Milliseconds for which a copy button says how it went. */
const saysSoFor = 1600;

/** Makes the copy buttons inside `box` work, present and future ones, until the returned function is called. */
export function serveCopyButtons(box: HTMLElement): () => void {
  box.addEventListener('click', copyOnClick);
  return () => box.removeEventListener('click', copyOnClick);
}

function copyOnClick({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button.markdown-copy') : null;
  const code = button?.closest('.markdown-code')?.querySelector('pre');
  if (button && code) void copy(code.textContent, button);
}

async function copy(code: string, button: Element): Promise<void> {
  let outcome = 'Copied';
  try {
    await navigator.clipboard.writeText(code);
  } catch {
    outcome = 'Not copied';
  }
  button.textContent = outcome;
  setTimeout(() => {
    button.textContent = 'Copy';
  }, saysSoFor);
}
