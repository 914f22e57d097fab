import { createClaimChecker, type ClaimChecker } from '../../../answers/check-claims.ts';
import { claimLanguageOf } from '../claim-language.ts';
import type { Language } from '../../../answers/languages/language-pack.ts';
import { loadPack } from '../../../answers/languages/load-pack.ts';
import type { ChatMessage } from '../../../backends/backend.ts';
import type { Cv } from '../../../resume/cv.ts';
import type { Profile } from '../../../resume/profile.ts';
import { thesaurusOf } from '../../../site/thesaurus.ts';
import type { EvalBackend } from '../backends/eval-backend.ts';
import type { PromptVariant } from '../prompt-variant.ts';
import { textOf } from './foils.ts';
import { countWords, createJudge, noMarks } from './judge.ts';
import type { MadeQuestion } from './made-question.ts';
import type { Answered, Run } from './run.ts';

export interface EvaluateOptions {
  readonly backend: EvalBackend;
  readonly profile: Profile;
  readonly cv: Cv;
  readonly questions: readonly MadeQuestion[];
  readonly prompt: PromptVariant;
  /** "Until now" ends here; the date of the run. */
  readonly today: Date;
  readonly onAnswer?: ((answer: Answered) => void) | undefined;
}

/** What is asked cannot answer at all; nothing is saved. The message is a sentence for the owner. */
class EvalStoppedError extends Error {
  override readonly name = 'EvalStoppedError';
}

/**
 * Asks every question in a chat of its own, one after another, and judges the replies.
 *
 * @throws EvalStoppedError with the first failure that would meet every other question too
 */
export async function evaluateModel(options: EvaluateOptions): Promise<Run> {
  const { backend, profile, cv, questions, prompt, today, onAnswer } = options;
  const judge = createJudge(profile);
  const checker = checkerOf(cv, today);
  const answers: Answered[] = [];
  for (const question of questions) {
    const sent = prompt.messages(question.messages);
    const { text, isFatal, ...asked } = await backend.ask(sent);
    const { error } = asked;
    if (isFatal) throw new EvalStoppedError(error);
    const judged =
      error === undefined
        ? judge(question, text, await claimsOf(question, text), instructionsOf(sent))
        : { marks: noMarks(question), remarks: [] };
    const { id, kind, language, messages } = question;
    const answer = {
      id,
      kind,
      language,
      messages,
      reply: text,
      ...asked,
      words: countWords(text),
      ...judged,
    };
    onAnswer?.(answer);
    answers.push(answer);
  }
  const { name, modelName, megabytes } = backend;
  return {
    model: modelName,
    backend: name,
    prompt: prompt.name,
    owner: profile.name,
    date: today.toISOString(),
    megabytes,
    answers,
  };

  async function claimsOf({ messages }: MadeQuestion, reply: string) {
    // "There" refers to what was said before the question.
    const reader = await checker.open(messages.slice(-3).join('\n'), reply);
    return reader.read(reply, true);
  }
}

/** The system message before the facts, which a reply may well repeat. */
function instructionsOf(sent: readonly ChatMessage[]): string {
  const system = sent.find(({ role }) => role === 'system')?.content ?? '';
  return system.split('<profile>')[0] ?? '';
}

function checkerOf(cv: Cv, today: Date): ClaimChecker {
  const { thesaurus, synonyms } = thesaurusOf(cv);
  const loadSynonyms = async (language: Language) => synonyms[language];
  const language = claimLanguageOf(textOf(cv), 'en');
  const options = { cv, thesaurus, loadPack, loadSynonyms, today, language };
  return createClaimChecker(options);
}
