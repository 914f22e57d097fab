import { agentToolName } from '../../shared/agent-tool';
import type { Owner } from '../../shared/site-data';
import type { ModelContextTool } from './model-context';

/** Answers one question, in markdown. Rejects where the site's files cannot be loaded. */
export type AnswerQuestion = (question: string) => Promise<string>;

interface ToolOptions {
  readonly owner: Pick<Owner, 'name' | 'firstName'>;
  /** Called with the first question, and again after a failure. */
  readonly loadAnswer: () => Promise<AnswerQuestion>;
}

/** In characters as JSON Schema counts them, which are code points. */
const longestQuestion = 500;
const tooLong = new RegExp(`^.{${longestQuestion + 1}}`, 'su');

/**
 * The tool `ask_about_owner` of `docs/contract.md#the-tool-for-agents`. Its result is always a text, also where something
 * went wrong, because a browser keeps the reason of a rejection to itself.
 *
 * Its own sentences are English on every page: programs read them, not visitors, and an agent finds the tool of every
 * site by the same words. Answers are in the language of their question.
 */
export function askAboutOwner({ owner, loadAnswer }: ToolOptions): ModelContextTool {
  return {
    name: agentToolName,
    description:
      `Answers a question about ${owner.firstName} from the CV of ${owner.name} on this page, in markdown: a short answer, ` +
      'then the lines of the CV that it rests on, each with a link to its place on the page. No model writes the ' +
      'answer. Each call is a question by itself, in English, French, German, Spanish, Japanese or Arabic.',
    inputSchema: {
      type: 'object',
      properties: {
        question: {
          type: 'string',
          description: `One question about ${owner.firstName}, such as "Where does ${owner.firstName} work now?"`,
          minLength: 1,
          maxLength: longestQuestion,
        },
      },
      required: ['question'],
    },
    annotations: {
      readOnlyHint: true,
      // A CV may hold the words of others, or a line that gives orders to whoever reads it for an employer.
      untrustedContentHint: true,
    },
    async execute(input) {
      const question = questionOf(input);
      if (question === undefined || question === '')
        return `There is no question. Send {"question": "…"} with a text of 1 to ${longestQuestion} characters.`;
      if (tooLong.test(question))
        return `The question is longer than ${longestQuestion} characters. Send a shorter one.`;
      try {
        const answer = await loadAnswer();
        return await answer(question);
      } catch {
        return 'A file of this site could not be loaded. Check the network, reload the page and ask again.';
      }
    },
  };
}

function questionOf(input: unknown): string | undefined {
  if (typeof input !== 'object' || input === null || !('question' in input)) return undefined;
  return typeof input.question === 'string' ? input.question.trim() : undefined;
}
