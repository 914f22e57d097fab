import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { ImportError } from '../../import/import-error.ts';
import type { ImportedFile } from '../../import/import-file.ts';
import type { Imported } from '../../import/imported.ts';
import { builtPackageFolder, isBuiltPackage, packageFolder } from '../../site/engine-files.ts';
import type { Report } from './worker.ts';

/** In ms, without the time that the worker's own code takes to load. A CV takes a tenth of it. */
const timeLimit = 15_000;

/**
 * Imports files as `importFiles` does, in a worker: libraries read them, and a hostile file that keeps one busy or fills
 * the memory ends with its worker.
 *
 * @throws ImportError saying in a sentence why not, and what to do
 */
export async function importInWorker(files: readonly ImportedFile[], limit = timeLimit): Promise<Imported> {
  const worker = startWorker(files);
  let timer: NodeJS.Timeout | undefined;
  const imported = new Promise<Imported>((resolve, reject) => {
    const refuse = (what: string, cause?: unknown) => reject(tooMuch(files, what, cause));
    worker.on('message', (report: Report) => {
      if (report === 'begins') timer = setTimeout(refuse, limit, `more than ${limit / 1000} s`);
      else if ('imported' in report) resolve(report.imported);
      else reject(new ImportError(report.problem));
    });
    worker.on('error', (cause) => refuse('more memory than there is', cause));
  });
  try {
    return await imported;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

function tooMuch(files: readonly ImportedFile[], what: string, cause: unknown): ImportError {
  const names = files.map(({ name }) => name).join(', ');
  return new ImportError(
    `${names} takes ${what} to read, which no CV does, so it was not read. Check whether it is the right file, or export it again.`,
    { cause },
  );
}

/** The package holds the worker as a file; the repository's has to be compiled as it is loaded. */
function startWorker(workerData: readonly ImportedFile[]): Worker {
  if (!isBuiltPackage) {
    const argv = [join(packageFolder, 'src/cli/import/worker.ts')];
    return new Worker(join(packageFolder, 'src/cli/run.mjs'), { argv, workerData });
  }
  const file = pathToFileURL(join(builtPackageFolder, 'import-worker.js')).href;
  return new Worker(`import(${JSON.stringify(file)}).then(({ main }) => main());`, {
    eval: true,
    workerData,
  });
}
