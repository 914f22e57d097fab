import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { passagesOf } from '../../../src/answers/passages';
import { toCv } from '../../../src/resume/cv';
import { parseProfile, type Profile } from '../../../src/resume/profile';
import { resumeWords } from '../../../src/resume/words.en';
import { halves, type Half } from '../halves-table';
import { flag, readEntries, text, texts } from '../read-entries';

export { halves, type Half } from '../halves-table';

export const kinds = [
  'fact',
  'yes-no',
  'list',
  'time',
  'comparison',
  'contact',
  'personal',
  'absent',
  'derail',
  'small-talk',
  'follow-up',
  'recruiter',
  'keywords',
  'typos',
  'dictation',
  'negation',
  'two-in-one',
  'wrong-premise',
  'other-language',
  'switch',
] as const;
export const languages = ['en', 'fr', 'de', 'es', 'ja'] as const;
/** Arabic and Portuguese have questions, and no claims or ads. */
export const askedLanguages = [...languages, 'ar', 'pt'] as const;

export type Language = (typeof languages)[number];
export type AskedLanguage = (typeof askedLanguages)[number];

const labels = v.pipe(
  v.strictObject({
    ask: v.optional(v.string()),
    turns: v.optional(v.pipe(v.array(text), v.minLength(2), v.maxLength(4))),
    kind: v.picklist(kinds),
    /** Of the last message, and of its reply. */
    language: v.picklist(askedLanguages),
    /** Anchors of which the first quote is one; empty where no quote is expected. */
    quotes: texts,
    /** Each stands in the reply's own words; "a | b" is said with either. */
    says: texts,
    'not-says': texts,
    absent: flag,
    contact: flag,
    'no-quotes': flag,
  }),
  v.check(({ ask, turns }) => (ask === undefined) !== (turns === undefined), 'must have `ask` or `turns`'),
  v.check((each) => !each['no-quotes'] || each.quotes.length === 0, 'has both `quotes` and `no-quotes`'),
  v.transform(
    ({ ask, turns = [], 'not-says': notSays, absent, contact, 'no-quotes': noQuotes, ...rest }) => ({
      ...rest,
      /** The visitor's messages; only the reply to the last is scored. */
      turns: ask === undefined ? turns : [ask],
      notSays,
      isAbsent: absent ?? false,
      offersContact: contact ?? false,
      isWithoutQuotes: noQuotes ?? false,
    }),
  ),
  v.check(
    ({ quotes, says, isAbsent, offersContact, isWithoutQuotes }) =>
      quotes.length + says.length > 0 || isAbsent || offersContact || isWithoutQuotes,
    'expects nothing of the reply',
  ),
);

/** `id`: folder, file and number, such as "nurse/build.yaml 3". */
export type LabelledQuestion = v.InferOutput<typeof labels> & { readonly id: string; readonly half: Half };

export interface LabelledCv {
  /** The folder's name. */
  readonly name: string;
  readonly profile: Profile;
  readonly questions: readonly LabelledQuestion[];
}

/** Reads every CV's folder with its two halves. Throws for a label that cannot be right, naming file and entry. */
export function readLabelledCvs(folder: string): LabelledCv[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
    .map((name) => {
      const profile = parseProfile(JSON.parse(readFileSync(join(folder, name, 'resume.json'), 'utf8')));
      const anchors = new Set(passagesOf(toCv(profile, resumeWords)).map(({ anchor }) => anchor));
      const questions = halves.flatMap((half) =>
        readEntries(folder, `${name}/${half}.yaml`, labels).map((question) => ({ ...question, half })),
      );
      for (const { id, quotes } of questions)
        for (const anchor of quotes)
          if (!anchors.has(anchor))
            throw new Error(`${id}: \`quotes\` names ${anchor}, an anchor that the CV does not have`);
      return { name, profile, questions };
    });
}
