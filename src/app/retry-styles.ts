/** Milliseconds between two tries. A visitor may be without a network for long. */
const pauseMs = 2000;

/**
 * Tries a style sheet of a lazy part again until it is loaded. Vite's own loader tries each sheet
 * once, and the part would stay without its looks. Its script is imported meanwhile.
 */
export function retryStyles(scope: Window): void {
  scope.addEventListener('vite:preloadError', (event) => {
    const address = /CSS for (\S+)$/.exec(event.payload.message)?.[1];
    if (address === undefined) return;
    event.preventDefault();
    addStyle(scope, address);
  });
}

function addStyle(scope: Window, address: string): void {
  const link = scope.document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  link.addEventListener('error', () => {
    link.remove();
    scope.setTimeout(() => addStyle(scope, address), pauseMs);
  });
  scope.document.head.append(link);
}
