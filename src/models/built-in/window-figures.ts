import type { LanguageModelSession } from './language-model';

/** In tokens; `size` is for prompt and reply together. */
export function windowOf(session: LanguageModelSession) {
  const size = first(session, ['contextWindow', 'inputQuota'], 1);
  const used = first(session, ['contextUsage', 'inputUsage'], 0);
  return { size, used, left: size === undefined || used === undefined ? undefined : size - used };
}

function first(
  session: LanguageModelSession,
  names: readonly (keyof LanguageModelSession)[],
  least: number,
): number | undefined {
  for (const name of names) {
    const figure = read(session, name);
    if (typeof figure === 'number' && Number.isFinite(figure) && figure >= least) return figure;
  }
  return undefined;
}

function read(session: LanguageModelSession, name: keyof LanguageModelSession): unknown {
  try {
    return session[name];
  } catch {
    return undefined;
  }
}
