/** Milliseconds before each further try. */
const pausesMs = [2000, 4000, 8000, 16_000, 32_000];
/** The event of the window that says that a script could not be loaded. */
export const partNotLoaded = 'part-not-loaded';

/** By the address of a file: settles once a part that needs it can be shown. */
const loading = new Map<string, Promise<void>>();

/**
 * Loads a part of the client with the files that it needs, all at once: the build calls it for each `import()`, in place of
 * Vite's helper of this name, which weighs as much as the rest of the page's script. A part whose style sheet cannot be
 * loaded is shown without it until one of five further tries within about a minute succeeds, or one when the network is back.
 *
 * @param files relative to `base`; scripts and style sheets
 */
async function loadPart<Part>(
  load: () => Promise<Part>,
  files: readonly string[],
  base: string,
): Promise<Part> {
  await Promise.all(
    files.map((file) => {
      const { href } = new URL(file, base);
      const known = loading.get(href) ?? (href.endsWith('.css') ? addStyle(href) : preloadScript(href));
      loading.set(href, known);
      return known;
    }),
  );
  try {
    return await load();
  } catch (error) {
    dispatchEvent(new Event(partNotLoaded));
    throw error;
  }
}
export { loadPart as __vitePreload };

/**
 * Loads the page's own sheet as a file where the inline one is refused: a host whose configuration repeats the security
 * policy of an earlier build knows another hash.
 */
export function replaceRefusedStyle(): void {
  const inline = document.querySelector<HTMLStyleElement>('style[data-file]');
  const address = inline?.dataset['file'];
  if (address !== undefined && !inline?.sheet) void addStyle(address);
}

/** Settles when the sheet is loaded, or its first try has failed. */
function addStyle(address: string, [pauseMs, ...pauses] = pausesMs): Promise<void> {
  return new Promise((settle) => {
    const link = addLink('stylesheet', address);
    link.addEventListener('load', () => settle());
    link.addEventListener('error', () => {
      settle();
      link.remove();
      if (pauseMs === undefined) addEventListener('online', () => void addStyle(address), { once: true });
      else setTimeout(() => void addStyle(address, pauses), pauseMs);
    });
  });
}

/** Only asks for it: the import waits for it, and tells of a failure. */
async function preloadScript(address: string): Promise<void> {
  addLink('modulepreload', address);
}

function addLink(rel: string, address: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.href = address;
  document.head.append(link);
  return link;
}
