import { bundleEditor } from './package/bundle.ts';

/** `scripts/build-editor.ts`: what `talking-cv edit` serves, into `build/editor/`. Returns the exit code. */
export async function main(): Promise<number> {
  await bundleEditor();
  return 0;
}
