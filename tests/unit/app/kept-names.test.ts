import { describe, expect, it } from 'vitest';
import { keptName, movingTo } from '../../../src/app/kept-names';
import type { SiteSettings } from '../../../src/shared/site-data';
import type { KeyValueStore } from '../../../src/models/visitor-memory';

const settings: SiteSettings = {
  basePath: '/talking-cv/',
  backend: 'ollama',
  server: { host: 'http://localhost:11434', model: 'qwen3' },
};

describe('the names under which a conversation and choices are kept', () => {
  it('are the base path’s on a site, whatever page of it is open', () => {
    expect(keptName({ settings }, { pathname: '/talking-cv/fr/' })).toBe('talking-cv:/talking-cv/');
  });

  it('are the folder’s and the CV’s in an embed', () => {
    const name = (pathname: string, cvId: string) => keptName({ settings, cvId }, { pathname });
    expect(name('/jane/frame.html', 'a1')).toBe(name('/jane/frame.fr.html', 'a1'));
    expect(new Set([name('/jane/frame.html', 'a1'), name('/john/', 'a1'), name('/jane/', 'b2')]).size).toBe(
      3,
    );
  });
});

describe('what an earlier version kept', () => {
  function stored(entries: Readonly<Record<string, string>>) {
    const map = new Map(Object.entries(entries));
    const store: KeyValueStore = {
      getItem: (key) => map.get(key) ?? null,
      setItem: (key, value) => void map.set(key, value),
      removeItem: (key) => void map.delete(key),
    };
    return { map, store };
  }

  it('is read and moves, unless there is a newer one', () => {
    const { map, store } = stored({ 'old:a': '1', 'old:b': '2', 'new:b': '3' });
    const moving = movingTo('new', 'old', store);
    expect(['a', 'b', 'c'].map((key) => moving.getItem(`new:${key}`))).toEqual(['1', '3', null]);
    expect(Object.fromEntries(map)).toEqual({ 'new:a': '1', 'new:b': '3' });
    moving.removeItem('new:a');
    expect(moving.getItem('new:a')).toBeNull();
  });

  it('is read from a storage that is full', () => {
    const { store } = stored({ 'old:a': '1' });
    const setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    expect(movingTo('new', 'old', { ...store, setItem }).getItem('new:a')).toBe('1');
  });
});
