const arrivals = new Map<string, Promise<void>>();

/**
 * What every `import()` of the built site becomes (`retryable-imports-plugin.ts`): fetches the module's files, then
 * imports it. A browser may remember for as long as the page lives that it could not fetch a module (HTML's module map,
 * before whatwg/html#10327), or preload it, and then no second press brings it. `fetch` can be tried again; what it has
 * brought is in the cache when the module is imported.
 *
 * @param files paths below the site's base: the scripts to be fetched first, and styles, which come along
 * @throws TypeError naming the file that could not be fetched.
 */
export async function importFetched<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  const styles = arrive(files.filter(isStyle));
  const scripts = arrive(files.filter((file) => !isStyle(file))).then(load);
  const [module] = await Promise.all([scripts, styles]);
  return module;
}

function arrive(files: readonly string[]): Promise<unknown> {
  return Promise.all(files.map((file) => arrivalOf(import.meta.env.BASE_URL + file)));
}

function isStyle(file: string): boolean {
  return file.endsWith('.css');
}

function arrivalOf(address: string): Promise<void> {
  const known = arrivals.get(address);
  if (known) return known;
  const arrival = bring(address).catch((error: unknown) => {
    arrivals.delete(address);
    throw error;
  });
  arrivals.set(address, arrival);
  return arrival;
}

async function bring(address: string): Promise<void> {
  // What the page itself brings along.
  if (document.querySelector(`link[href="${address}"], script[src="${address}"]`)) return;
  if (isStyle(address)) return link(address);
  // File names say what is in them: whatever is in the cache will do.
  const response = await fetch(address, { cache: 'force-cache' });
  if (!response.ok) throw new TypeError(`${address} could not be fetched: ${response.status}`);
  await response.arrayBuffer();
}

function link(address: string): Promise<void> {
  const element = document.createElement('link');
  element.rel = 'stylesheet';
  element.href = address;
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => {
      element.remove();
      reject(new TypeError(`${address} could not be fetched`));
    });
    document.head.append(element);
  });
}
