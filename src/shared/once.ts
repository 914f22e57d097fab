export interface Once<Loaded> {
  /** Starts the load, or joins the one under way or done. */
  (): Promise<Loaded>;
  readonly loaded: Loaded | undefined;
}

/** Runs `load` once and shares its result. A failed load is forgotten, so that the next call tries again. */
export function once<Loaded>(load: () => Promise<Loaded>): Once<Loaded> {
  let loading: Promise<Loaded> | undefined;
  const get = () =>
    (loading ??= load().then(
      (loaded) => (get.loaded = loaded),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  get.loaded = undefined as Loaded | undefined;
  return get;
}
