import { describe, expect, it } from 'vitest';
import { buildOnChange } from '../../../src/site/dev-server';

/**
 * Runs it over what the files are each time they are looked at; the run ends with the last of them. Returns what the files
 * were when each build began.
 */
async function builtFrom(looks: readonly string[], onBuild: (build: number) => void = () => {}) {
  const stop = new AbortController();
  const built: string[] = [];
  let look = -1;
  await buildOnChange({
    inputsNow: async () => looks[++look] ?? '',
    build: async () => {
      built.push(looks[look] ?? '');
      onBuild(built.length);
    },
    pause: async () => {
      if (look === looks.length - 1) stop.abort();
      stop.signal.throwIfAborted();
    },
    signal: stop.signal,
  });
  return built;
}

describe('building on change', () => {
  it('builds at once, and not again while the files stay as they are', async () => {
    expect(await builtFrom(['a', 'a', 'a'])).toEqual(['a']);
  });

  it('builds saves in quick succession once, from the last of them', async () => {
    expect(await builtFrom(['a', 'b', 'c', 'd', 'd', 'd'])).toEqual(['a', 'd']);
  });

  it('builds again for what has changed during a build', async () => {
    const looks = ['a', 'b', 'b', 'b', 'b'];
    const built = await builtFrom(looks, (build) => {
      if (build === 2) looks.fill('saved meanwhile', 3);
    });
    expect(built).toEqual(['a', 'b', 'saved meanwhile']);
  });

  it('does not hide a failure that is no end', async () => {
    const run = buildOnChange({
      inputsNow: async () => 'a',
      build: async () => {},
      pause: () => Promise.reject(new Error('no clock')),
      signal: new AbortController().signal,
    });
    await expect(run).rejects.toThrow('no clock');
  });
});
