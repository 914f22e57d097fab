/** What a page that reloads itself leaves in `history.state` for the page that follows. */
export interface ReloadState {
  /** Id of the control that is clicked once the page is back. */
  readonly clicked: string;
  readonly draft?: string | undefined;
}

/**
 * Reloads the page and hands it `state`. Resolves to `false`, with nothing done, while the site cannot be reached:
 * the CV would give way to the browser's error page, and conversation and loaded model would be lost for nothing.
 */
export async function reloadWith(state: ReloadState): Promise<boolean> {
  const isReachable = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isReachable) return false;
  history.replaceState({ ...(history.state as object | null), ...state }, '');
  location.reload();
  return true;
}
