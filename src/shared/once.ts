export interface Once<Loaded> {
  /** Starts the load, or joins the one under way or done. */
  (): Promise<Loaded>;
  readonly loaded: Loaded | undefined;
}

/** Runs `load` once and shares its result. A failed load is forgotten, so that the next call tries again. */
export function once<Loaded>(load: () => Promise<Loaded>): Once<Loaded> {
  let loaded: Loaded | undefined;
  let loading: Promise<Loaded> | undefined;

  function get(): Promise<Loaded> {
    if (loading) return loading;
    const attempt = start();
    loading = attempt;
    attempt.catch(() => (loading = undefined));
    return attempt;
  }

  async function start(): Promise<Loaded> {
    return (loaded = await load());
  }

  return Object.defineProperty(get, 'loaded', { get: () => loaded }) as Once<Loaded>;
}
