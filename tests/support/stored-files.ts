import type { Page } from 'playwright/test';

/** Names of all files that web-llm or our download keeps for this origin. */
export function storedFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const namesIn = async (folder: FileSystemDirectoryHandle): Promise<string[]> => {
      const names: string[] = [];
      for await (const [name, entry] of folder.entries()) {
        if (entry.kind === 'file') names.push(name);
        else names.push(...(await namesIn(await folder.getDirectoryHandle(name))));
      }
      return names;
    };
    return namesIn(await navigator.storage.getDirectory());
  });
}
