import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { answererOf, converse } from '../../support/answers';

interface Questions {
  readonly yes?: readonly string[];
  readonly near?: readonly string[];
}

const root = resolve(import.meta.dirname, '../..');
/** By résumé, then by language. */
const labelled: Readonly<Record<string, Readonly<Record<string, Questions>>>> = parse(
  readFileSync(resolve(root, 'eval/plain/questions.yaml'), 'utf8'),
);
const yes = /^(?:Yes|Oui|Ja|Sí|はい|نعم)/;

describe.each(Object.entries(labelled))('about %s', (resume, languages) => {
  const about = answererOf(
    JSON.parse(readFileSync(resolve(root, `fixtures/resumes/${resume}.json`), 'utf8')),
  );
  const all = Object.values(languages);

  it.each(all.flatMap((each) => each.yes ?? []))('says yes: %s', async (question) => {
    expect((await converse(about, question)).text).toMatch(yes);
  });

  it.each(all.flatMap((each) => each.near ?? []))('says no yes: %s', async (question) => {
    expect((await converse(about, question)).text).not.toMatch(yes);
  });
});
