export type Platform = 'macos' | 'linux' | 'windows';

export interface ErrorContext {
  /** This site's origin, as a server sees it. */
  readonly origin: string;
  /** The visitor's, where known: its command then comes first. */
  readonly platform?: Platform;
  readonly ownerEmail?: string;
}

/** A line to copy into a terminal. */
export interface CommandLine {
  readonly label: string;
  readonly line: string;
}

export interface ErrorDescription {
  /** What happened. */
  readonly sentence: string;
  /** What to do now. */
  readonly nextStep: string;
  readonly commands?: readonly CommandLine[];
}
