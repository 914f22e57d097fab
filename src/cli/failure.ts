import { visibleText } from '../shared/visible-text.ts';
import { commandLine } from '../site/command-line.ts';

/** What a command that stopped says: one sentence, or one for each mistake. */
export function failureOf(error: unknown, command: string): string {
  if (!(error instanceof Error)) return visibleText(String(error));
  const problem = parseProblem(error);
  return visibleText(
    problem === undefined ? error.message : `${problem} See ${commandLine(command, '--help')}.`,
  );
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
