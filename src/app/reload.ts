/** What a page that reloads itself leaves in `history.state` for the page that follows. */
export interface ReloadState {
  /** Id of the control that is clicked once the page is back. */
  readonly clicked: string;
  /** What stood in the chat's text box. */
  readonly draft?: string | undefined;
}

/**
 * Reloads the page and opens the chat again, with the draft. Resolves to `false`, with nothing done, while the site
 * cannot be reached: conversation and loaded model would go for nothing.
 */
export async function reloadWithDraft(draft: string): Promise<boolean> {
  const isReachable = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isReachable) return false;
  const state: ReloadState = { clicked: 'assistant-button', draft };
  history.replaceState(state, '');
  location.reload();
  return true;
}
