import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createAnswerer, type Answer, type Answerer } from '../../../answers/answer.ts';
import type { Language } from '../../../answers/languages/language-pack.ts';
import { loadPack } from '../../../answers/languages/load-pack.ts';
import type { ChatMessage } from '../../../backends/backend.ts';
import { plainText } from '../../ask/plain-text.ts';
import { toAssistantProfile } from '../../../resume/assistant-profile.ts';
import { toCv } from '../../../resume/cv.ts';
import { outlineOf } from '../../../resume/outline.ts';
import type { Profile } from '../../../resume/profile.ts';
import { promptParts } from '../../../resume/prompt.ts';
import { site } from '../../../words/en.ts';
import { thesaurusOf } from '../../../site/thesaurus.ts';
import { numberFacts } from './number-facts.ts';

export interface PromptVariant {
  /** As `Run.prompt` has it: `default`, or the file's name without its ending. */
  readonly name: string;
  /** What is sent for a conversation: visitor and assistant in turn, the question last. */
  readonly messages: (conversation: readonly string[]) => Promise<ChatMessage[]>;
}

/** Known to the engine alone, so it is worked out for each question. */
const engineKey = 'engine';
const questionKey = 'question';
/** The line that ends the system message; what follows stands in the place of the question. */
const divider = /^---[ \t]*$/m;

/**
 * Reads a prompt to try: the system message, and after a line `---` the form of the question. A name in braces stands
 * for a part of the CV (`tests/eval/README.md#prompts`). Without a file it is what a built site sends.
 *
 * @param today for the engine's durations
 * @throws Error naming each unknown placeholder
 */
export function promptVariant(
  file: string | undefined,
  profile: Profile,
  today: Date = new Date(),
): PromptVariant {
  if (file === undefined) {
    const { prompt } = toAssistantProfile(profile, site.resume);
    return { name: 'default', messages: async (conversation) => toMessages(prompt, conversation) };
  }
  const name = basename(file).replace(/\.[^.]*$/, '');
  const { system, question } = readTemplate(readFileSync(file, 'utf8'), basename(file));
  const known = placeholdersOf(profile);
  const needsEngine = placeholdersIn(system + question).includes(engineKey);
  const answerer = needsEngine ? answererOf(profile, today) : undefined;
  return {
    name,
    messages: async (conversation) => {
      const engine = answerer ? engineText(await answerer.answer(turnsOf(conversation))) : '';
      const asked = conversation.at(-1) ?? '';
      const values = { ...known, [engineKey]: engine, [questionKey]: asked };
      const sent = [...conversation.slice(0, -1), fill(question, values)];
      return toMessages(fill(system, values), sent);
    },
  };
}

function readTemplate(text: string, file: string): { system: string; question: string } {
  const [system = '', ...rest] = text.replaceAll('\r\n', '\n').split(divider);
  const question = rest.join('---').trim() || `{${questionKey}}`;
  if (!placeholdersIn(question).includes(questionKey))
    throw new Error(`${file} must have {${questionKey}} after the line "---".`);
  const known = [...placeholderNames, engineKey, questionKey];
  const unknown = placeholdersIn(text).filter((key) => !known.includes(key));
  if (unknown.length > 0)
    throw new Error(
      `${file} has ${listed(unknown)}, which nothing stands for. Known are ${listed(known.toSorted())}.`,
    );
  return { system: system.trim(), question };
}

const placeholderNames = [
  'name',
  'first-name',
  'email',
  'headline',
  'rules',
  'facts',
  'numbered-facts',
] as const;

function placeholdersOf(profile: Profile): Readonly<Record<(typeof placeholderNames)[number], string>> {
  const outline = outlineOf(profile, site.resume);
  const { rules, facts } = promptParts(outline);
  return {
    name: profile.name,
    'first-name': profile.firstName,
    email: profile.email ?? '',
    headline: profile.headline ?? '',
    rules,
    facts,
    'numbered-facts': numberFacts(outline),
  };
}

function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{([a-z-]+)\}/g)].map(([, key = '']) => key))];
}

/** Braces in a value stay as they are: the CV and the question are filled in once. */
function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{([a-z-]+)\}/g, (placeholder, key: string) => values[key] ?? placeholder);
}

function listed(keys: readonly string[]): string {
  return keys.map((key) => `{${key}}`).join(', ');
}

function answererOf(profile: Profile, today: Date): Answerer {
  const cv = toCv(profile, site.resume);
  const { thesaurus, synonyms } = thesaurusOf(cv);
  const loadSynonyms = async (language: Language) => synonyms[language];
  return createAnswerer({ cv, thesaurus, today, loadPack, loadSynonyms, language: 'en' });
}

/** The engine's own words and the lines that they rest on, without markup and links. */
function engineText({ text, quotes, showsQuotes = false }: Answer): string {
  const lines = showsQuotes ? [] : quotes.map(({ heading, text: line }) => `- ${heading}: ${line}`);
  return [plainText(text), ...lines].filter(Boolean).join('\n');
}

function turnsOf(conversation: readonly string[]) {
  return conversation.map((content, index) => ({ role: roleAt(index), content }));
}

function toMessages(system: string, conversation: readonly string[]): ChatMessage[] {
  return [{ role: 'system', content: system }, ...turnsOf(conversation)];
}

function roleAt(index: number): 'user' | 'assistant' {
  return index % 2 === 0 ? 'user' : 'assistant';
}
