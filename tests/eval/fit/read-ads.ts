import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';
import { halves, languages } from '../quotes/labels';
import { readEntry, text } from '../read-entries';

const requirement = v.object({
  /** As the ad has it, or the part that tells it from the others. */
  text: v.string(),
  /** Anchors that a fair judge accepts as its evidence; empty where the CV does not meet it. */
  met: v.array(text),
});
const labels = v.object({
  ad: v.string(),
  language: v.picklist(languages),
  half: v.picklist(halves),
  requirements: v.array(requirement),
});

export type LabelledRequirement = v.InferOutput<typeof requirement>;
/** `id`: the file's name, such as "nurse-1"; `cv`: the folder of the CV in `quotes/`. */
export type LabelledAd = v.InferOutput<typeof labels> & { readonly id: string; readonly cv: string };

/** Reads every labelled ad. Throws for a label that cannot be right, naming the file. */
export function readAds(folder: string): LabelledAd[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()
    .map((file) => {
      const id = file.replace('.yaml', '');
      const entry = readEntry(labels, parse(readFileSync(join(folder, file), 'utf8')), file);
      return { ...entry, id, cv: id.replace(/-\d+$/, '') };
    });
}
