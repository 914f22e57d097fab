/** The operating systems that Ollama runs on. */
export type Platform = 'macos' | 'linux' | 'windows';

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
