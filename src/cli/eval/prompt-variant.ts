import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { ChatMessage } from '../../backends/backend.ts';
import { toAssistantProfile } from '../../resume/assistant-profile.ts';
import { outlineOf } from '../../resume/outline.ts';
import type { Profile } from '../../resume/profile.ts';
import { promptParts } from '../../resume/prompt.ts';
import { site } from '../../words/en.ts';

export interface PromptVariant {
  /** As `Run.prompt` has it: `default`, or the file's name without its ending. */
  readonly name: string;
  /** What is sent for a conversation: visitor and assistant in turn, the question last. */
  readonly messages: (conversation: readonly string[]) => ChatMessage[];
}

/**
 * Reads a system message to try, in which a name in braces stands for a part of the CV. Without a file it is what a
 * built site sends.
 *
 * @throws Error naming each unknown placeholder
 */
export function promptVariant(file: string | undefined, profile: Profile): PromptVariant {
  const system =
    file === undefined
      ? toAssistantProfile(profile, site.resume).prompt
      : fill(readFileSync(file, 'utf8').trim(), placeholdersOf(profile), basename(file));
  return {
    name: file === undefined ? 'default' : basename(file).replace(/\.[^.]*$/, ''),
    messages: (conversation) => [
      { role: 'system', content: system },
      ...conversation.map((content, at): ChatMessage => ({
        role: at % 2 === 0 ? 'user' : 'assistant',
        content,
      })),
    ],
  };
}

function placeholdersOf(profile: Profile): Readonly<Record<string, string>> {
  const { rules, facts } = promptParts(outlineOf(profile, site.resume));
  const { name, firstName, headline = '', email = '' } = profile;
  return { rules, facts, name, 'first-name': firstName, headline, email };
}

const listed = (keys: readonly string[]) => keys.map((key) => `{${key}}`).join(', ');

/** Braces in a value stay as they are: the CV is filled in once. */
function fill(template: string, values: Readonly<Record<string, string>>, file: string): string {
  const known = Object.keys(values);
  const unknown = [...template.matchAll(/\{([a-z-]+)\}/g)].flatMap(([, key = '']) =>
    known.includes(key) ? [] : [key],
  );
  if (unknown.length > 0)
    throw new Error(`${file} has ${listed(unknown)}, which nothing stands for. Known are ${listed(known)}.`);
  return template.replace(/\{([a-z-]+)\}/g, (placeholder, key: string) => values[key] ?? placeholder);
}
