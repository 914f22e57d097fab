import { buildEditor } from './package/editor.ts';

/** `scripts/build-editor.ts`: what `talking-cv edit` serves, into `build/editor/`. Returns the exit code. */
export async function main(): Promise<number> {
  await buildEditor();
  return 0;
}
