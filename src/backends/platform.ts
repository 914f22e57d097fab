import type { Platform } from './error-description';

/** The visitor's operating system according to the user agent; undefined where Ollama does not run on it. */
export function platformOf(userAgent: string): Platform | undefined {
  if (/Android|iPhone|iPad/.test(userAgent)) return undefined;
  if (userAgent.includes('Windows')) return 'windows';
  if (userAgent.includes('Mac OS X')) return 'macos';
  return userAgent.includes('Linux') ? 'linux' : undefined;
}
