import failureStyle from './failure.css?raw';
import reload from './reload.js?raw';

/** Below the site's address, where no file of a site is: `@` begins no name of ours, and hardly one of an owner's. */
const folder = '@talking-cv/';

const files = {
  'reload.js': { type: 'text/javascript', text: reload },
  'failure.css': { type: 'text/css', text: failureStyle },
} as const;

/** Where a file of the development server's own lies below the site's address. */
export function devFile(name: keyof typeof files | 'events'): string {
  return folder + name;
}

interface DevFile {
  /** Media type, without its charset. */
  readonly type: string;
  readonly text: string;
}

/**
 * The file that a path names; `events` for the stream of events. The base path is not compared, since a page that was
 * loaded before it changed still asks below the former one.
 */
export function devFileAt(path: string): DevFile | 'events' | undefined {
  const [, name = ''] = /\/@talking-cv\/([^/]+)$/.exec(path) ?? [];
  if (name === 'events') return name;
  return name === 'reload.js' || name === 'failure.css' ? files[name] : undefined;
}
