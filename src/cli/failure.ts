import { UsageError } from './command.ts';
import { commandLine } from './invocation.ts';

interface Failure {
  /** One sentence, or one for each mistake. */
  readonly sentence: string;
  readonly code: 1 | 2;
}

/** What a command that stopped says, and its exit code: 2 where its command line is wrong, otherwise 1. */
export function failureOf(error: unknown, command: string): Failure {
  if (!(error instanceof Error)) return { sentence: String(error), code: 1 };
  if (error instanceof UsageError) return { sentence: error.message, code: 2 };
  const problem = parseProblem(error);
  if (problem === undefined) return { sentence: error.message, code: 1 };
  return { sentence: `${problem} See ${commandLine(command, '--help')}.`, code: 2 };
}

/** What `util.parseArgs` refuses: its own sentences speak of its interface. */
function parseProblem(error: Error): string | undefined {
  const [, named = ''] = /'([^']+)'/.exec(error.message) ?? [];
  switch ('code' in error ? error.code : undefined) {
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
      return `There is no option ${named}.`;
    case 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL':
      return `"${named}" is one word too many.`;
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE':
      return /does not take/.test(error.message)
        ? `The option ${named} takes no value.`
        : `The option ${named.replace(/^-\w, | <.*/g, '')} needs a value.`;
    default:
      return undefined;
  }
}
