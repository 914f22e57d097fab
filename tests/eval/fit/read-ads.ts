import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { halves, languages, type Half, type Language } from '../quotes/labels';

export interface LabelledAd {
  /** The file's name: "nurse-1". */
  readonly id: string;
  /** The folder of the CV in `quotes/`. */
  readonly cv: string;
  readonly half: Half;
  readonly language: Language;
  readonly ad: string;
  readonly requirements: readonly LabelledRequirement[];
}

export interface LabelledRequirement {
  /** As the ad has it, or the part that tells it from the others. */
  readonly text: string;
  /** Anchors that a fair judge accepts as its evidence; empty where the CV does not meet it. */
  readonly met: readonly string[];
}

/** Reads every labelled ad. Throws for a label that cannot be right, naming the file. */
export function readAds(folder: string): LabelledAd[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()
    .map((file) =>
      readLabelledAd(parse(readFileSync(join(folder, file), 'utf8')), file.replace('.yaml', '')),
    );
}

function readLabelledAd(value: unknown, id: string): LabelledAd {
  const { ad, language, half, requirements } = membersOf(value, id);
  const knownHalf = halves.find((each) => each === half);
  const knownLanguage = languages.find((each) => each === language);
  if (typeof ad !== 'string' || !knownHalf || !knownLanguage || !Array.isArray(requirements))
    throw new Error(`${id} must have \`ad\`, \`language\`, \`half\` and \`requirements\``);
  return {
    id,
    cv: id.replace(/-\d+$/, ''),
    ad,
    half: knownHalf,
    language: knownLanguage,
    requirements: requirements.map((requirement: unknown) => readRequirement(requirement, id)),
  };
}

function readRequirement(value: unknown, id: string): LabelledRequirement {
  const { text, met } = membersOf(value, id);
  if (typeof text !== 'string' || !Array.isArray(met))
    throw new Error(`${id}: a requirement must have \`text\` and \`met\``);
  return { text, met: met.map(String) };
}

function membersOf(value: unknown, id: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) throw new Error(`${id} must hold keys and values`);
  return { ...value };
}
