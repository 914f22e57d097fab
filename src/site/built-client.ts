import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isBuiltPackage, readEngineFile } from './engine-files.ts';
import { templateFile } from './client/emit-template.ts';
import { recordFile, packageNoticesFile, type RecordedFiles } from './client/record-chunks.ts';
import type { PackageNotices } from './client/package-notices.ts';

export type BuiltClient = ReturnType<typeof openBuiltClient>;

/**
 * The client as `vite build` leaves it, without any CV.
 *
 * @throws Error where the folder holds no built client.
 */
export function openBuiltClient(folder: string) {
  const document = join(folder, templateFile);
  if (!existsSync(document)) {
    const action = isBuiltPackage ? 'Install talking-cv again.' : 'Run "npx vite build" first.';
    throw new Error(`The client is not built: ${folder} holds no index.html. ${action}`);
  }
  const template = readEngineFile(document).toString('utf8');
  const json = (file: string): unknown => JSON.parse(readEngineFile(join(folder, file)).toString('utf8'));
  return {
    /** The page's document, with addresses relative to itself and marks where the builder writes. */
    template,
    /** Paths of the script and the style sheet that the page names. */
    script: addressIn(template, /<script[^>]* src="\.\/([^"]+\.js)"/),
    style: addressIn(template, /<link[^>]* href="\.\/([^"]+\.css)"/),
    recorded: json(recordFile) as RecordedFiles,
    notices: json(packageNoticesFile) as PackageNotices,
    read: (file: string) => readEngineFile(join(folder, file)),
  };
}

function addressIn(template: string, pattern: RegExp): string {
  const address = pattern.exec(template)?.[1];
  if (address === undefined)
    throw new Error('The built index.html names no script or style sheet. Build the client again.');
  return address;
}
