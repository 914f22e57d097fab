import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ownerResumeFile } from './owner';

const root = resolve(import.meta.dirname, '../..');

/** Résumé files, relative to the project: our own, and what published JSON Resume and theme packages carry. */
export const sampleResumeFiles = [
  ownerResumeFile,
  'tests/fixtures/other-owners/german-nurse/resume.json',
  'node_modules/@jsonresume/schema/sample.resume.json',
  'node_modules/@jsonresume/schema/examples/career-changer.resume.json',
  'node_modules/@jsonresume/schema/examples/new-grad.resume.json',
  'node_modules/@jsonresume/schema/examples/senior-engineer.resume.json',
  'node_modules/jsonresume-theme-stackoverflow/docs/sample.resume.json',
] as const;

export function readSampleResume(file: (typeof sampleResumeFiles)[number]): unknown {
  return JSON.parse(readFileSync(resolve(root, file), 'utf8'));
}
