import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { askedLanguages as languages } from '../quotes/labels';
import { labels, type LabelledAnswer, type LabelledSentence } from './kinds';

const keys = ['question', 'language', 'answer'];

/** Labelled answers about one CV. */
export interface AnswersAbout {
  /** The name of the CV's folder. */
  readonly cv: string;
  readonly answers: readonly LabelledAnswer[];
}

/** Reads `{cv}.yaml` of a folder. Throws for an entry that cannot be right, naming file and number. */
export function readAnswers(folder: string): AnswersAbout[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .toSorted()
    .map((file) => {
      const entries: unknown = parse(readFileSync(join(folder, file), 'utf8'));
      if (!Array.isArray(entries)) throw new Error(`${file} must be a list of answers`);
      const answers = entries.map((entry, at) => readAnswer(entry, `${file} ${at + 1}`));
      return { cv: file.replace('.yaml', ''), answers };
    });
}

function readAnswer(entry: unknown, id: string): LabelledAnswer {
  const members = membersOf(entry, `${id} must have ${keys.join(', ')}`);
  const strange = Object.keys(members).find((key) => !keys.includes(key));
  if (strange !== undefined) throw new Error(`${id} has \`${strange}\`; known are ${keys.join(', ')}`);
  const { question, answer } = members;
  const language = languages.find((each) => each === members['language']);
  if (typeof question !== 'string') throw new Error(`${id} must have \`question\``);
  if (language === undefined) throw new Error(`${id} must name one of ${languages.join(', ')}`);
  if (!Array.isArray(answer) || answer.length === 0)
    throw new Error(`${id} must list sentences in \`answer\``);
  return { id, question, language, sentences: answer.map((sentence) => readSentence(sentence, id)) };
}

function readSentence(value: unknown, id: string): LabelledSentence {
  const [[key, text] = [], ...others] = Object.entries(membersOf(value, `${id} must label each sentence`));
  const label = labels.find((each) => each === key);
  if (label === undefined || others.length > 0)
    throw new Error(`${id} must label each sentence with one of ${labels.join(', ')}, not \`${key ?? ''}\``);
  if (typeof text !== 'string' || text.trim() === '')
    throw new Error(`${id} must have a sentence after \`${label}\``);
  return { label, text: text.trim() };
}

function membersOf(value: unknown, message: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(message);
  return { ...value };
}
