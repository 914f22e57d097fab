import type { KeyValueStore } from '../models/visitor-memory';
import type { SiteData } from '../shared/site-data';
import { siteName } from '../shared/site-name';

/**
 * Prefix of the keys under which a conversation and a visitor's choices are kept. An embed's names its CV and where the
 * frame really lies, since any number of folders of one origin may be built for one base path.
 */
export function keptName(
  { settings, cvId }: Pick<SiteData, 'settings' | 'cvId'>,
  { pathname }: Pick<Location, 'pathname'>,
): string {
  if (cvId === undefined) return siteName(settings.basePath);
  return `${siteName(pathname.replace(/[^/]*$/, ''))}:${cvId}`;
}

/** The store, with what an earlier version kept under names that begin with `from`: it moves when it is read. */
export function movingTo(to: string, from: string, store: KeyValueStore): KeyValueStore {
  if (from === to) return store;
  return {
    getItem(key) {
      const earlier = from + key.slice(to.length);
      const left = store.getItem(earlier);
      const kept = store.getItem(key) ?? left;
      try {
        if (left !== null) store.removeItem(earlier);
        if (left !== null && kept === left) store.setItem(key, left);
      } catch {
        // The storage is full. This page knows it still.
      }
      return kept;
    },
    setItem: (key, value) => store.setItem(key, value),
    removeItem: (key) => store.removeItem(key),
  };
}
