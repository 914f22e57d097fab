import type { BackendError, BackendErrorKind } from './backend-error';

interface FailureFacts {
  /** Who should have answered, as the subject of a sentence: "Ollama", "The hosted model". */
  readonly server?: string | undefined;
  readonly subject?: string | undefined;
  /** The server's own words, where it sent any. */
  readonly detail?: string | undefined;
  readonly ownerEmail?: string | undefined;
  readonly origin?: string;
}

/**
 * The problem, a line break, and the action. `{server}` and the other names of `FailureFacts` stand for what is known;
 * what is in brackets is left out where the fact in it is not.
 */
type Sentences = Readonly<Partial<Record<BackendErrorKind, string>>>;

/** Sentences for the kinds of failure that any backend can have; `unknown` stands for all other kinds. */
export type FailureWords = Sentences & { readonly unknown: string };

/** A backend's own sentences, used in place of the shared ones. */
export interface VendorFailureWords {
  /** Undefined where none of its failures names it. */
  readonly server?: string;
  readonly failures: Sentences;
}

/** Describes a failure in the vendor's sentences, or in the shared ones where the vendor has none for its kind. */
export function describeFailure(
  { kind, subject, detail }: BackendError,
  { origin, ownerEmail }: ErrorContext,
  shared: FailureWords,
  { server, failures }: VendorFailureWords = { failures: {} },
): ErrorDescription {
  const sentences = failures[kind] ?? shared[kind] ?? shared.unknown;
  return fillFailure(sentences, { server, subject, detail, ownerEmail, origin });
}

export function fillFailure(sentences: string, facts: FailureFacts): ErrorDescription {
  const nameOf = (name: string) => facts[name as keyof FailureFacts];
  const [problem = '', action = ''] = sentences
    .split('\n')
    .map((text) =>
      text
        .replace(/\[(.*?\{(\w+)\}.*?)\]/g, (_, part: string, name: string) => (nameOf(name) ? part : ''))
        .replace(/\{(\w+)\}/g, (blank, name: string) => nameOf(name) ?? blank),
    );
  return { problem, action };
}

/** The operating systems that Ollama runs on. */
export type Platform = 'macos' | 'linux' | 'windows';

/** The visitor's operating system according to the user agent; undefined where Ollama does not run on it. */
export function platformOf(userAgent: string): Platform | undefined {
  if (/Android|iPhone|iPad/.test(userAgent)) return undefined;
  if (userAgent.includes('Windows')) return 'windows';
  if (userAgent.includes('Mac OS X')) return 'macos';
  return userAgent.includes('Linux') ? 'linux' : undefined;
}

export interface ErrorContext {
  readonly origin: string;
  /** The visitor's operating system, where known: its command is listed first. */
  readonly platform?: Platform | undefined;
  readonly ownerEmail?: string | undefined;
}

export interface CommandLine {
  readonly label: string;
  readonly line: string;
}

export interface ErrorDescription {
  readonly problem: string;
  readonly action: string;
  readonly commands?: readonly CommandLine[] | undefined;
  /** Models that can answer instead for the rest of this visit, as their server names them: a button each. */
  readonly choices?: readonly string[] | undefined;
}
