import { describe, expect, it, vi } from 'vitest';
import { once } from '../../../src/shared/once';

describe('once', () => {
  it('loads once for callers at the same time and later', async () => {
    const load = vi.fn(async () => 'module');
    const get = once(load);
    expect(get.loaded).toBeUndefined();
    expect(await Promise.all([get(), get()])).toEqual(['module', 'module']);
    expect(await get()).toBe('module');
    expect(get.loaded).toBe('module');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tries again after a failure', async () => {
    const load = vi.fn(async () => 'module').mockRejectedValueOnce(new Error('offline'));
    const get = once(load);
    await expect(get()).rejects.toThrow('offline');
    expect(get.loaded).toBeUndefined();
    expect(await get()).toBe('module');
  });
});
