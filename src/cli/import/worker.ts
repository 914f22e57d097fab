import { parentPort, workerData } from 'node:worker_threads';
import { type ImportedFile, importFiles } from '../../import/import-file.ts';
import type { Imported } from '../../import/imported.ts';
import { messageOf } from '../../shared/attempt.ts';

/** What the worker says: that its code is loaded, then how it ended. */
export type Report = 'begins' | { readonly imported: Imported } | { readonly problem: string };

function report(each: Report): void {
  parentPort?.postMessage(each, []);
}

/** Imports the files in `workerData`, in the worker that `import-in-worker.ts` starts. */
export async function main(): Promise<number> {
  report('begins');
  await importFiles(workerData as readonly ImportedFile[]).then(
    (imported) => report({ imported }),
    (error: unknown) => report({ problem: messageOf(error) }),
  );
  return 0;
}
