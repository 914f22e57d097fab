import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Résumé files, relative to the project: our own, and what published JSON Resume and theme packages carry. */
export const sampleResumeFiles = [
  'tests/fixtures/engineer.resume.json',
  'node_modules/resume-schema/sample.resume.json',
  'node_modules/@jsonresume/schema/sample.resume.json',
  'node_modules/@jsonresume/schema/examples/career-changer.resume.json',
  'node_modules/@jsonresume/schema/examples/new-grad.resume.json',
  'node_modules/@jsonresume/schema/examples/senior-engineer.resume.json',
  'node_modules/jsonresume-theme-stackoverflow/docs/sample.resume.json',
] as const;

export function readSampleResume(file: (typeof sampleResumeFiles)[number]): unknown {
  return JSON.parse(readFileSync(resolve(root, file), 'utf8'));
}
