/** The operating systems that Ollama runs on. */
export type Platform = 'macos' | 'linux' | 'windows';

/** What a description may name besides the error itself. */
export interface ErrorContext {
  /** This site's origin, as a server sees it. */
  readonly origin: string;
  /** The visitor's operating system, where known: its command is listed first. */
  readonly platform?: Platform | undefined;
  readonly ownerEmail?: string | undefined;
}

/** A line to copy into a terminal. */
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

/** A failure as the visitor reads it. */
export interface ErrorDescription {
  /** What happened, in one sentence. */
  readonly problem: string;
  /** What the visitor can do now. */
  readonly action: string;
  readonly commands?: readonly CommandLine[] | undefined;
  readonly choices?: readonly ModelChoice[] | undefined;
}
