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

/** A button that asks again with another model, for the rest of this visit. */
export interface ModelChoice {
  readonly label: string;
  /** As its server names it. */
  readonly model: string;
}

export interface ErrorDescription {
  readonly problem: string;
  readonly action: string;
  readonly commands?: readonly CommandLine[] | undefined;
  readonly choices?: readonly ModelChoice[] | undefined;
}
