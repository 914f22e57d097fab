import type { Platform } from '../backends/error-description';

/** The operating system a browser says it runs on, where it is one that Ollama runs on. */
export function platformOf(userAgent: string): Platform | undefined {
  if (/Android|iPhone|iPad/.test(userAgent)) return undefined;
  if (userAgent.includes('Windows')) return 'windows';
  if (userAgent.includes('Mac OS X')) return 'macos';
  return userAgent.includes('Linux') ? 'linux' : undefined;
}
