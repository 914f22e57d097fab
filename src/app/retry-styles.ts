/** Milliseconds before each further try. */
const pausesMs = [2000, 4000, 8000, 16_000, 32_000];

/**
 * Tries a style sheet of a lazy part again, five times within about a minute and whenever the network is back. Vite's own
 * loader tries each sheet once, and the part would stay without its looks. Its script is imported meanwhile.
 */
export function retryStyles(scope: Window): void {
  scope.addEventListener('vite:preloadError', (event) => {
    const address = /CSS for (\S+)$/.exec(event.payload.message)?.[1];
    if (address === undefined) return;
    event.preventDefault();
    addStyle(scope, address);
  });
}

/**
 * Loads the page's own sheet as a file where the inline one is refused: a host whose configuration repeats the security
 * policy of an earlier build knows another hash.
 */
export function replaceRefusedStyle(scope: Window): void {
  const inline = scope.document.querySelector<HTMLStyleElement>('style[data-file]');
  const address = inline?.dataset['file'];
  if (address !== undefined && !inline?.sheet) addStyle(scope, address);
}

function addStyle(scope: Window, address: string, [pauseMs, ...pauses] = pausesMs): void {
  const link = scope.document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  link.addEventListener('error', () => {
    link.remove();
    if (pauseMs === undefined)
      scope.addEventListener('online', () => addStyle(scope, address), { once: true });
    else scope.setTimeout(() => addStyle(scope, address, pauses), pauseMs);
  });
  scope.document.head.append(link);
}
