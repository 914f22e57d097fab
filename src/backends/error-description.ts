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
